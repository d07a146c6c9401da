import { formatPercent } from '#locales/format';
import type { PricedBand } from '#services/groups/view';
import { Price } from '../../components/price';
import { useLang, useSay } from '../../words';

type Props = {
  bands: readonly PricedBand[];
  /** How many there are now: their step is marked. */ members?: number;
  /** Whether a share costs something known. */ priced: boolean;
};

/** The price ladder as a table: from how many members on, table and gift, and what a share costs. [PAGE-8, GRP-2, GRP-3] */
export function GroupLadder({ bands, members, priced }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <table className="ladder">
      <caption className="sr">{say('groups.ladder.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('groups.ladder.members')}</th>
          <th scope="col">{say('groups.ladder.base')}</th>
          <th scope="col">{say('groups.ladder.gift')}</th>
          <th scope="col">{say(priced ? 'groups.ladder.price' : 'groups.ladder.total')}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, to, percent, shareToman }) => {
          const here = members !== undefined && members >= from && members <= to;
          return (
            <tr key={from} className={here ? 'here' : undefined} aria-current={here ? 'step' : undefined}>
              <th scope="row">{from === to ? say('groups.ladder.one', { from }) : say('groups.ladder.range', { from, to })}</th>
              <td>{formatPercent(lang, percent.base)}</td>
              <td>{percent.gift > 0 ? formatPercent(lang, percent.gift) : <NoGift />}</td>
              <td>
                {priced ? <Price toman={shareToman} /> : <b>{formatPercent(lang, percent.total)}</b>}
                {priced && <span className="block tiny muted">{say('groups.ladder.less', { sharePercent: percent.total })}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function NoGift() {
  const say = useSay();
  return (
    <>
      <span className="muted" aria-hidden="true">
        —
      </span>
      <span className="sr">{say('groups.ladder.no-gift')}</span>
    </>
  );
}
