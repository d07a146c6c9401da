import { sql } from '@payloadcms/db-postgres/drizzle';
import { mayStandIn, searchWindows, type Searched, type SearchRule, type StandIn } from '#domain/consultations/search';
import type { Ctx } from '../context';
import { offersToday } from '../doctors/offers';
import { verifiedRole } from '../doctors/whose';
import type { Tx } from '../runtime';
import type { ReservationRow } from './row';

/** A free time that was found and is locked, by which rule, and its doctor. */
export type FoundTime = { rule: SearchRule; doctorId: number; startsAt: Date };

/**
 * The first free time that may take a silent doctor's place, by the rules in their order; locked, so that whoever takes it has it.
 * What another has in hand is passed over, never waited for. [CONS-6]
 */
export async function findAnother(tx: Tx, ctx: Ctx, row: ReservationRow, searched: Searched & { notDoctors: readonly number[] }): Promise<FoundTime | null> {
  const public_ = await publicDoctors(tx, ctx);
  const silent = public_.find(({ id }) => id === row.doctorId) ?? (await standInOf(tx, row.doctorId));
  const others = public_.filter((one) => !searched.notDoctors.includes(one.id) && mayStandIn(one, silent, row));
  const same = public_.some(({ id, kinds }) => id === row.doctorId && kinds.includes(row.kind)) ? [row.doctorId] : [];
  for (const { rule, from, until, same: ofSame } of searchWindows(searched, ctx.now)) {
    const free = await firstFree(tx, { kind: row.kind, doctorIds: ofSame ? same : others.map(({ id }) => id), from, until });
    if (free) return { rule, ...free };
  }
  return null;
}

type Wanted = Pick<ReservationRow, 'kind'> & { doctorIds: readonly number[]; from: Date; until: Date };

async function firstFree(tx: Tx, { kind, doctorIds, from, until }: Wanted): Promise<{ doctorId: number; startsAt: Date } | null> {
  if (doctorIds.length === 0) return null;
  const { rows } = await tx.execute(sql`
    select s.doctor_id as "doctorId", s.starts_at as at from slots s
    where s.doctor_id = any(${`{${doctorIds.join(',')}}`}::int[]) and s.reservation_id is null and ${kind} = any(s.kinds) and s.starts_at between ${from} and ${until}
    order by s.starts_at, s.doctor_id limit 1 for update skip locked`);
  const [found] = rows as { doctorId: number; at: string | Date }[];
  return found ? { doctorId: found.doctorId, startsAt: new Date(found.at) } : null;
}

const traits = sql`d.id, d.level::text as level,
  array(select c.value::text from doctors_categories c where c.parent_id = d.id) as categories,
  array(select w.value::text from doctors_speaks w where w.parent_id = d.id) as languages`;

/** The doctors who are on the site now, with what matters for standing in. */
async function publicDoctors(tx: Tx, { now }: Ctx): Promise<StandIn[]> {
  const { rows } = await tx.execute(sql`select ${traits}, offered.kinds from doctors d ${verifiedRole(now)} ${offersToday(now)} where d.published`);
  return rows as StandIn[];
}

/** A doctor who is not on the site any more: what they were still says who may stand in. */
async function standInOf(tx: Tx, doctorId: number): Promise<StandIn> {
  const { rows } = await tx.execute(sql`select ${traits}, '{}'::text[] as kinds from doctors d where d.id = ${doctorId}`);
  const [one] = rows as StandIn[];
  if (!one) throw new Error(`doctor ${doctorId} is not there`);
  return one;
}
