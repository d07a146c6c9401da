import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { slotsAhead, type Availability, type Slot } from '#domain/doctors/slots';
import { loadHolidays } from '../calendars/holidays';
import type { Tx } from '../runtime';
import { availabilityExceptions, availabilityRules, doctorDesks } from '../store/tables';

/** What filling changed, and which taken slots stand though they are not offered any more, the first ones first. */
export type Filled = { added: number; gone: number; stranded: Date[] };

/** Locks a doctor's desk, made at the first need: whoever changes hours or fills slots takes turns here. [DOC-3] */
async function lockDesk(tx: Tx, doctorId: number): Promise<typeof doctorDesks.$inferSelect> {
  await tx.insert(doctorDesks).values({ doctorId }).onConflictDoNothing();
  const [desk] = await tx.select().from(doctorDesks).where(eq(doctorDesks.doctorId, doctorId)).for('update');
  if (!desk) throw new Error(`doctor ${doctorId} has no desk`);
  return desk;
}

/** A doctor's hours as they are written down. */
export async function hoursOf(tx: Tx, doctorId: number): Promise<Omit<Availability, 'worksHolidays'>> {
  const [rules, exceptions] = [
    await tx.select().from(availabilityRules).where(eq(availabilityRules.doctorId, doctorId)).orderBy(asc(availabilityRules.id)),
    await tx.select().from(availabilityExceptions).where(eq(availabilityExceptions.doctorId, doctorId)).orderBy(asc(availabilityExceptions.id)),
  ];
  return { rules, exceptions };
}

/**
 * Makes a doctor's slots anew from hours, days that are otherwise and holidays, as far ahead as they are open: adds what is
 * missing, deletes what is free and not offered any more. A taken slot is never touched; those that nobody offers any more
 * are said, so that whoever changed the hours can be refused. [DOC-3, CONS-3]
 */
export async function fillSlots(tx: Tx, doctorId: number, now: Date): Promise<Filled> {
  const wanted = await wantedSlots(tx, doctorId, now);
  const gone = await dropUnoffered(tx, doctorId, wanted, now);
  const added = await addMissing(tx, doctorId, wanted);
  return { added, gone, stranded: await strandedOf(tx, doctorId, wanted, now) };
}

/** The taken slots that are not offered as the hours stand: a holiday may have come over them. */
export async function strandedNow(tx: Tx, doctorId: number, now: Date): Promise<Date[]> {
  return strandedOf(tx, doctorId, await wantedSlots(tx, doctorId, now), now);
}

async function wantedSlots(tx: Tx, doctorId: number, now: Date): Promise<Slot[]> {
  const { worksHolidays, horizonDays } = await lockDesk(tx, doctorId);
  return slotsAhead({ ...(await hoursOf(tx, doctorId)), worksHolidays }, await loadHolidays(tx), now, horizonDays);
}

const asRows = (wanted: readonly Slot[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    wanted.map(({ startsAt, kinds, centreId }) => ({ at: startsAt.toISOString(), kinds, centre: centreId })),
  )}::jsonb) as wanted (at timestamptz, kinds jsonb, centre int)`;
const kinds = sql`array(select jsonb_array_elements_text(wanted.kinds))`;
/** A slot that is offered as it stands: the same quarter of an hour, the same kinds, the same place. */
const offered = (wanted: readonly Slot[]) =>
  sql`exists (select from ${asRows(wanted)} where wanted.at = slots.starts_at and wanted.centre is not distinct from slots.centre_id and slots.kinds = ${kinds})`;

/** Free slots that are not offered as they stand, and those of days that are over; one that is taken meanwhile stays. */
async function dropUnoffered(tx: Tx, doctorId: number, wanted: readonly Slot[], now: Date): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from slots where doctor_id = ${doctorId} and reservation_id is null and starts_at > ${now} and not ${offered(wanted)}`,
  );
  await tx.execute(sql`delete from slots where doctor_id = ${doctorId} and reservation_id is null and starts_at <= ${now}::timestamptz - interval '1 day'`);
  return rowCount ?? 0;
}

async function addMissing(tx: Tx, doctorId: number, wanted: readonly Slot[]): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into slots (doctor_id, starts_at, kinds, centre_id) select ${doctorId}::int, wanted.at, ${kinds}, wanted.centre from ${asRows(wanted)} on conflict do nothing`,
  );
  return rowCount ?? 0;
}

async function strandedOf(tx: Tx, doctorId: number, wanted: readonly Slot[], now: Date): Promise<Date[]> {
  const { rows } = await tx.execute(
    sql`select starts_at as at from slots where doctor_id = ${doctorId} and reservation_id is not null and starts_at > ${now} and not ${offered(wanted)} order by starts_at`,
  );
  return (rows as { at: string | Date }[]).map(({ at }) => new Date(at));
}
