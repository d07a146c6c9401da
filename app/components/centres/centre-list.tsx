import { placeNames } from '#domain/addresses/iran';
import type { ListedCentre } from '#domain/centres/list';
import { formatNumber } from '#locales/format';
import { Link } from '../../link';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { OpenBadge } from './open-badge';
import type { SaidState } from './said-state';

/** A centre of a list; its state where the list is made for this minute, how far it is where that is asked. */
export type ShownCentre = Omit<ListedCentre, 'hours'> & { state?: SaidState | null; hasHours: boolean; away?: string };

/** Centres by name or distance, each with its number on the map. [MAP-1, MAP-2] */
export function CentreList({ centres }: { centres: readonly ShownCentre[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <open-now data-href={href(lang, 'centresOpen', undefined, { of: centres.map(({ id }) => id).join() })}>
      <ol className="places">
        {centres.map((one, at) => {
          const { city } = placeNames(lang, one.province, one.city);
          const where = [say(`centres.kinds.${one.kind}`), city, one.district, one.address].filter(Boolean).join(lang === 'fa' ? '، ' : ', ');
          return (
            <li key={one.id}>
              <span className="n" aria-hidden="true">
                {formatNumber(lang, at + 1)}
              </span>
              <h3>
                <Link page="centre" params={{ slug: one.slug }}>
                  {one.title}
                </Link>
              </h3>
              {one.hasHours ? <OpenBadge id={one.id} state={one.state} /> : <span className="small muted">{say('centres.list.no-hours')}</span>}
              <p className="d">
                {where}
                {one.away && <span className="block muted">{one.away}</span>}
              </p>
            </li>
          );
        })}
      </ol>
    </open-now>
  );
}
