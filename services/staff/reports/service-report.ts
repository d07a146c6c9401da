import { sql } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { cancelCauses, figuresOf, type Outcome, type ServiceFigures } from '#domain/service-requests/figures';
import type { RequestState } from '#domain/service-requests/states';
import { serviceTypes, type ServiceCode } from '#domain/service-requests/types/all';
import { monthOf, type Month } from '#locales/months';
import { loadHolidays } from '../../calendars/holidays';
import { guarded } from '../../service';
import type { Ctx } from '../../context';
import { OURS } from './sold';
import { momentsOf, type DaySpan } from './span';

export type ServiceReport = { service: ServiceCode; figures: ServiceFigures };
export type MonthlyServices = ServiceReport & { month: Month };

const BATCH = 2_000;

/** What became of the requests of some days, a type of service a row, the most asked for first: read from their events, promises, visits and prices. [ADM-3: reports] */
export const serviceReport = guarded('admin.reports.read', async (ctx, span: DaySpan): Promise<ServiceReport[]> => {
  const [all, holidays] = await Promise.all([outcomes(ctx, span), loadHolidays(ctx.rt.db)]);
  return byService(all)
    .map(({ service, own }) => ({ service, figures: figuresOf(own, holidays) }))
    .toSorted((one, other) => other.figures.asked - one.figures.asked);
});

/** The same by the month in which they were asked for, of the reader's own calendar. [ADM-3: reports, LANG-3] */
export const monthlyServices = guarded('admin.reports.read', async (ctx, span: DaySpan): Promise<MonthlyServices[]> => {
  const [all, holidays] = await Promise.all([outcomes(ctx, span), loadHolidays(ctx.rt.db)]);
  const months = new Map<string, { month: Month; own: Outcome[] }>();
  for (const one of all) {
    const { year, month } = monthOf(ctx.lang, tehranDay(one.askedAt));
    const key = `${year}-${month}`;
    const found = months.get(key) ?? { month: { year, month }, own: [] };
    found.own.push(one);
    months.set(key, found);
  }
  return [...months.values()].flatMap(({ month, own }) => byService(own).map((of) => ({ month, service: of.service, figures: figuresOf(of.own, holidays) })));
});

const byService = (all: readonly Outcome[]) =>
  serviceTypes.map(({ code }) => ({ service: code, own: all.filter(({ service }) => service === code) })).filter(({ own }) => own.length > 0);

/** Each request of these days, along the index of when it was asked for. */
async function outcomes({ rt, now }: Ctx, span: DaySpan): Promise<Outcome[]> {
  const { from, to } = momentsOf(span);
  const found: Outcome[] = [];
  for (let last: Row | undefined; ;) {
    const after = last ? sql`and (q.created_at, q.id) > (${last.asked}::timestamptz, ${last.id})` : sql``;
    const { rows } = await rt.db.execute<Row>(sql`
      select q.id, q.service, q.created_at::text as asked, q.state::text, e.answered, e.cause, p.promises, p.kept, v.visits, v.inside,
        (select o.total_toman - o.deposit_toman from request_offers o where o.request_id = q.id and o.version = 1) as first,
        (select o.total_toman - o.deposit_toman from request_offers o where o.request_id = q.id and o.version = e.accepted) as final,
        (select r.stars from request_ratings r where r.request_id = q.id) as stars
      from service_requests q
      left join lateral (select min(x.at) filter (where x.event in ('offer', 'dispatch')) as answered, max(x.event) filter (where x.to_state = 'cancelled') as cause,
          max((x.facts ->> 'version')::int) filter (where x.event = 'accept') as accepted
        from events x where x.subject = 'request:' || q.id) e on true
      left join lateral (select count(*)::int as promises, count(*) filter (where d.closed_at <= d.due_at)::int as kept
        from deadlines d where d.subject = 'request:' || q.id and (d.closed_at is not null or d.due_at <= ${now}) and ${OURS}) p on true
      left join lateral (select count(*) filter (where s.state in ('done', 'missed'))::int as visits,
          count(*) filter (where s.state = 'done' and s.arrived_at between s.window_from and s.window_to)::int as inside
        from visits s where s.request_id = q.id) v on true
      where q.created_at >= ${from} and q.created_at < ${to} ${after} order by q.created_at, q.id limit ${BATCH}`);
    found.push(...rows.map(outcomeOf));
    if (rows.length < BATCH) return found;
    last = rows.at(-1);
  }
}

type Row = {
  id: number;
  service: string;
  /** To the last digit, so that the next rows follow it. */ asked: string;
  state: RequestState;
  answered: string | Date | null;
  cause: string | null;
  promises: number;
  kept: number;
  visits: number;
  inside: number;
  first: string | number | null;
  final: string | number | null;
  stars: number | null;
};

const toman = (value: string | number | null) => (value === null ? null : Number(value));

function outcomeOf({ service, asked, state, answered, cause, promises, kept, visits, inside, first, final, stars }: Row): Outcome {
  return {
    ...{ service, state, askedAt: new Date(asked), answeredAt: answered === null ? null : new Date(answered) },
    cause: cancelCauses.find((one) => one === cause) ?? null,
    ...{ promises, kept, visits, inWindow: inside, firstToman: toman(first), finalToman: toman(final), stars },
  };
}
