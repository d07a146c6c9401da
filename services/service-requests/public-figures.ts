import { eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS } from '#domain/calendars/day';
import { PRICE_DAYS, PROMISE_DAYS, publicFigures, type PublicFigures, type ServiceCounts } from '#domain/service-requests/public-figures';
import type { ServiceCode } from '#domain/service-requests/types/all';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { serviceFigures } from '../store/tables';
import { VOID } from '../store/void-promise';

/*
 * For the clock:
 *   `requests` queue, kind `figures`, every hour: countServiceFigures
 */

/** What readers see of how a service kept its promises, as it was counted last. */
export async function figuresOfService({ rt }: Ctx, code: ServiceCode): Promise<PublicFigures | null> {
  const [row] = await rt.db.select().from(serviceFigures).where(eq(serviceFigures.service, code));
  return row ? publicFigures(row) : null;
}

/** Counts what stands in public; what is as it was is not written, so that no page is made again for nothing. [ADM-3: reports] */
export const countServiceFigures = clockwork('requests.settle', async (ctx): Promise<{ changed: number }> => {
  const made = await commit<{ changed: number }>(ctx, async (tx) => {
    const [counted, there] = [await counts(tx, ctx.now), await tx.select().from(serviceFigures)];
    // What nobody has asked for within a year has no figures any more.
    const gone = there.map(({ service }) => service).filter((name) => !counted.some(({ service }) => service === name));
    if (gone.length > 0) await tx.delete(serviceFigures).where(inArray(serviceFigures.service, gone));
    const changed = counted.filter((one) => !there.some((row) => keys.every((key) => row[key] === one[key])));
    for (const one of changed)
      await tx
        .insert(serviceFigures)
        .values({ ...one, at: ctx.now })
        .onConflictDoUpdate({ target: serviceFigures.service, set: { ...one, at: ctx.now } });
    return { value: { changed: changed.length + gone.length }, audit: [] };
  });
  if (!made.ok) throw new Error(`figures were not counted: ${made.code}`);
  return made.value;
});

type Counted = ServiceCounts & { service: string };
const keys = ['service', 'answers', 'inTime', 'visits', 'inWindow', 'prices', 'changedByToman'] as const satisfies readonly (keyof Counted)[];

/** A row a type of service that was asked for within a year. What a cancellation made void was neither kept nor broken. */
async function counts(tx: Tx, now: Date): Promise<Counted[]> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await tx.execute<Record<keyof Counted, string | null>>(sql`
    select q.service, coalesce(sum(p.answers), 0) as answers, coalesce(sum(p.kept), 0) as "inTime",
      coalesce(sum(v.visits), 0) as visits, coalesce(sum(v.inside), 0) as "inWindow",
      count(o.changed) as prices, percentile_disc(0.5) within group (order by o.changed) as "changedByToman"
    from service_requests q
    left join lateral (select count(*) as answers, count(*) filter (where d.closed_at <= d.due_at) as kept
      from deadlines d where q.created_at >= ${since(PROMISE_DAYS)} and d.subject = 'request:' || q.id
        and d.kind in ('services.review', 'services.response') and (d.closed_at is not null or d.due_at <= ${now}) and not ${VOID}) p on true
    left join lateral (select count(*) as visits, count(*) filter (where s.state = 'done' and s.arrived_at between s.window_from and s.window_to) as inside
      from visits s where q.created_at >= ${since(PROMISE_DAYS)} and s.request_id = q.id and s.state in ('done', 'missed')) v on true
    left join lateral (select f.total_toman - f.deposit_toman - (i.total_toman - i.deposit_toman) as changed
      from (select max((x.facts ->> 'version')::int) as version from events x where x.subject = 'request:' || q.id and x.event = 'accept') a
      join request_offers f on f.request_id = q.id and f.version = a.version
      join request_offers i on i.request_id = q.id and i.version = 1) o on true
    where q.created_at >= ${since(PRICE_DAYS)} group by q.service`);
  const whole = (value: string | null) => Number(value ?? 0);
  return rows.map(({ service, changedByToman, ...of }) => ({
    service: service ?? '',
    ...{ answers: whole(of.answers), inTime: whole(of.inTime), visits: whole(of.visits), inWindow: whole(of.inWindow), prices: whole(of.prices) },
    changedByToman: changedByToman === null ? null : Number(changedByToman),
  }));
}
