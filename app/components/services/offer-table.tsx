import { itemWord } from '#domain/service-requests/items';
import { offerChange, type ChangedLine, type PricedLine } from '#domain/service-requests/offer';
import { toman } from '#domain/money';
import { formatMoney, formatNumber } from '#locales/format';
import type { WordKey } from '#locales/say';
import type { MyOffer } from '#services/service-requests/my-request';
import { useLang, useSay } from '../../words';
import { DataTable, type Column } from '../data-table';

type Props = { offer: MyOffer; /** The price before it. */ before: MyOffer | undefined };
const priced = ({ lines, totalToman, depositToman }: MyOffer) => ({ lines, totalToman: toman(totalToman), depositToman: toman(depositToman) });

/** A price line by line, each with its reason, beside what it was before. [INP-6: was and is] */
export function OfferTable({ offer, before }: Props) {
  const lang = useLang();
  const say = useSay();
  const rows = before ? offerChange(priced(before), priced(offer)) : offer.lines.map((is): ChangedLine => ({ was: null, is }));
  const either = ({ was, is }: ChangedLine) => (is ?? was) as PricedLine;
  const columns: Column<ChangedLine>[] = [
    { head: say('services.mine.line-head'), cell: (row) => <LineName line={either(row)} /> },
    { head: say('services.mine.count'), label: say('services.mine.count'), cell: (row) => formatNumber(lang, either(row).count) },
    {
      head: say('services.mine.sum'),
      label: say('services.mine.sum'),
      cell: ({ was, is }) => (
        <>
          {is ? formatMoney(lang, is.totalToman) : say('services.mine.gone-line')}
          {before && was?.totalToman !== is?.totalToman && (
            <span className="small soft block">{was ? say('services.mine.was', { wasToman: was.totalToman }) : say('services.mine.new-line')}</span>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable caption={say('services.mine.offer')} columns={columns} rows={rows} rowKey={(row) => rows.indexOf(row)} />
      <dl className="sum">
        <div className="total">
          <dt>{say('services.mine.total')}</dt>
          <dd>
            {formatMoney(lang, offer.totalToman)}
            {before && before.totalToman !== offer.totalToman && (
              <span className="small soft block">{say('services.mine.was', { wasToman: before.totalToman })}</span>
            )}
          </dd>
        </div>
      </dl>
      {offer.depositToman > 0 && <p className="small">{say('services.mine.deposit', { depositToman: offer.depositToman })}</p>}
      {before && offer.reason && <p className="small">{say('services.mine.why-changed', { reason: offer.reason })}</p>}
    </>
  );
}

/** What a line is for, and why it is there. */
function LineName({ line: { kind, reason, item, words } }: { line: PricedLine }) {
  const say = useSay();
  const why = reason === 'own-words' ? '' : say(`services.lines.${kind}.${reason}` as WordKey);
  const [name, ...rest] = [item ? say(itemWord(item) as WordKey) : '', words, why].filter(Boolean);
  return (
    <>
      <b>{name}</b>
      {rest.length > 0 && <span className="small soft block">{rest.join(say('services.page.comma'))}</span>}
    </>
  );
}
