import Link from 'next/link';
import { HOUR_MS } from '#domain/calendars/day';
import { CELL_MINUTES } from '#domain/service-requests/visits';
import { formatTime } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DayOfVisits, DayVisit, ProviderDay, WantedVisit } from '#services/service-requests/day-visits';

const CELLS_AN_HOUR = 60 / CELL_MINUTES;
type Props = { lang: Lang; of: DayOfVisits };

/** Providers by half hours: a booked visit leads to its request, a free half hour in which the wanted one fits leads to its form. [INP-8] */
export function DayTable({ lang, of: { frame, providers, visits, wanted } }: Props) {
  const hours = Array.from({ length: frame.cells / CELLS_AN_HOUR }, (_, at) => new Date(frame.from.getTime() + at * HOUR_MS));
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="zb-lanes" tabIndex={0} role="region" aria-label={say(lang, 'services.day.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(lang, 'services.day.provider')}</th>
            {hours.map((hour) => (
              <th key={hour.getTime()} scope="col" colSpan={CELLS_AN_HOUR}>
                {formatTime(lang, hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {providers.map((provider) => (
            <tr key={provider.userId}>
              <th scope="row">
                {provider.name || say(lang, 'staff.list.nameless')} {provider.trade ? <small>{say(lang, `roles.trades.${provider.trade}`)}</small> : null}
              </th>
              {provider.spans.map((span) => (
                <Cell key={span.from.getTime()} {...{ lang, provider, span, visits, wanted }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { lang: Lang; provider: ProviderDay; span: ProviderDay['spans'][number]; visits: readonly DayVisit[]; wanted: WantedVisit | null };

function Cell({ lang, provider, span, visits, wanted }: CellProps) {
  const { from, cells, taken, open } = span;
  if (taken === 'off')
    return (
      <td colSpan={cells} className="zb-off">
        {say(lang, 'services.day.off')}
      </td>
    );
  if (taken !== null) return <Booked lang={lang} cells={cells} visit={visits.find(({ id }) => id === taken)} />;
  return (
    <td>
      {open && wanted ? (
        <Link
          className="zb-fit"
          href={`/admin/collections/service-requests/${wanted.requestId}?visit=${wanted.id}&provider=${provider.userId}&at=${from.toISOString()}#visit-${wanted.id}`}
          aria-label={say(lang, 'services.day.choose', { name: provider.name, fromTime: from })}
          prefetch={false}
        />
      ) : null}
    </td>
  );
}

/** A visit with the half hour of its way; one that began on an earlier day has no line in the list of this one. */
function Booked({ lang, cells, visit }: { lang: Lang; cells: number; visit: DayVisit | undefined }) {
  if (!visit)
    return (
      <td colSpan={cells} className="zb-taken">
        <span>{say(lang, 'services.day.goes-on')}</span>
      </td>
    );
  return (
    <td colSpan={cells} className={`zb-taken zb-taken--${visit.state}`}>
      <Link
        href={`/admin/collections/service-requests/${visit.requestId}#visit-${visit.id}`}
        title={say(lang, `services.visits.states.${visit.state}`)}
        prefetch={false}
      >
        <bdi dir="ltr">{visit.code}</bdi>
        <small>
          {formatTime(lang, visit.hours.from)}
          <span className="zb-vh"> {say(lang, `services.visits.states.${visit.state}`)}</span>
        </small>
      </Link>
    </td>
  );
}
