import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { myVisits, type ListedVisit } from '#services/service-requests/provider-days';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { ProviderFrame } from './provider-frame';
import { VisitBadge } from './visit-badge';
import styles from '../../styles/provider.css?url';

export const handle = { page: 'provider', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A provider’s visits, today’s first; what is over, for a while. [INP-8: assign] */
export const loader = page(async (ctx, at) => {
  const past = at.url.searchParams.get('past') === '1';
  const after = at.url.searchParams.get('after');
  return { past, after, today: tehranDay(ctx.now), ...(await myVisits(ctx, { past, after })) };
});

export const meta = privateMeta('services.provider.title', 'services.provider.description');

export default function Provider() {
  const { past, after, today, visits, next } = useLoaderData<typeof loader>();
  const say = useSay();
  const days = byDay(visits, today, past);
  // Today stands there when nothing is to be done, too.
  const free = !past && after === null && !days.some(([day]) => day === today);
  return (
    <ProviderFrame
      page="provider"
      title={say(past ? 'services.provider.past' : 'services.provider.title')}
      lead={say(past ? 'services.provider.past-lead' : 'services.provider.lead')}
    >
      {free && (
        <EmptyState fact={say('services.provider.free')} text={say(visits.length > 0 ? 'services.provider.free-until' : 'services.provider.free-text')} />
      )}
      {days.map(([day, those]) => (
        <section key={day} className="stack gap-3" aria-labelledby={`day-${day}`}>
          <h2 className="text-h3" id={`day-${day}`}>
            {day === today ? say('services.provider.today') : say('services.provider.day', { visitDay: new Date(`${day}T12:00:00Z`) })}
          </h2>
          <ul className="stack gap-3">
            {those.map((visit) => (
              <Row key={visit.code} visit={visit} late={tehranDay(visit.hours.from) !== day} />
            ))}
          </ul>
        </section>
      ))}
      {past && visits.length === 0 && <p className="soft">{say('services.provider.none-past')}</p>}
      <Pagination
        page="provider"
        label={say('services.provider.more')}
        first={after === null ? undefined : past ? { past: 1 } : {}}
        next={next === null ? undefined : { ...(past ? { past: 1 } : {}), after: next }}
      />
      <p>
        {past ? (
          <Link page="provider">{say('services.provider.to-come')}</Link>
        ) : (
          <ButtonLink page="provider" query={{ past: 1 }} kind="outline" small>
            {say('services.provider.past')}
          </ButtonLink>
        )}
      </p>
    </ProviderFrame>
  );
}

function Row({
  visit: { code, kind, state, waits, late: unanswered, hours, district },
  late,
}: {
  visit: ListedVisit;
  /** Of an earlier day. */ late: boolean;
}) {
  const say = useSay();
  return (
    <li className="card visit">
      <div>
        <Link page="providerVisit" params={{ code }} className="whole">
          <b>
            {late
              ? say('services.visits.hours', { visitDay: hours.from, fromTime: hours.from, toTime: hours.to })
              : say('services.provider.between', { fromTime: hours.from, toTime: hours.to })}
          </b>
        </Link>
        <span className="small soft block">
          {say(`services.visits.kinds.${kind}`)}
          {district !== null && ` · ${say('services.provider.district', { district })}`}
        </span>
      </div>
      <VisitBadge state={state} waits={waits} late={unanswered} />
    </li>
  );
}

/** The visits by the day on which they begin; what is late stands with today. */
function byDay(visits: readonly ListedVisit[], today: string, past: boolean): [day: string, visits: ListedVisit[]][] {
  const days = new Map<string, ListedVisit[]>();
  for (const visit of visits) {
    const day = tehranDay(visit.hours.from);
    const under = !past && day < today ? today : day;
    days.set(under, [...(days.get(under) ?? []), visit]);
  }
  return [...days];
}
