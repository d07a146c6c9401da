import { eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { expectedFrom } from '#domain/consultations/lateness';
import { SILENT_MINUTES } from '#domain/consultations/promises';
import { shownDay } from '#domain/orders/shown-day';
import type { Ctx, Lang } from '../context';
import { verifiedRole } from '../doctors/whose';
import { memberNames } from '../health/store/names';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { ReservationRow } from './row';

/** What whoever booked is told, by its number alone: no doctor, no word of health, since an SMS is read over shoulders. */
type Told =
  | { notice: 'reservations.booked' | 'reservations.moved' }
  | { notice: 'reservations.cancelled' | 'reservations.refunded'; amountToman: number }
  | { notice: 'reservations.forfeited' | 'reservations.missed' | 'reservations.owed' }
  | { notice: 'reservations.refund-pending'; amountToman: number; dueAt: Date };

/** Tells whoever booked that the time is theirs or another one, how it ended, or where their money is. [CONS-1, CONS-4] */
export async function tellBooker(tx: Tx, ctx: Ctx, { userId, code, lang, startsAt }: ReservationRow, told: Told): Promise<Later> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`reservation ${code} is nobody’s`);
  const to = { channel: 'sms' as const, recipient: user.phone, lang };
  const link = pageLink(ctx, lang, `/account/appointments/${code}`);
  switch (told.notice) {
    case 'reservations.booked':
    case 'reservations.moved':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, startsTime: startsAt, startsDay: startsAt, link } });
    case 'reservations.cancelled':
    case 'reservations.refunded':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, amountToman: told.amountToman } });
    case 'reservations.forfeited':
    case 'reservations.missed':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code } });
    case 'reservations.owed':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, link } });
    case 'reservations.refund-pending':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, amountToman: told.amountToman, dueDay: shownDay(told.dueAt) } });
  }
}

/** Reminds whoever booked of a time, and its patient where that is somebody else with an account; not after it has begun. [CONS-8] */
export async function remindPatient(tx: Tx, ctx: Ctx, row: ReservationRow): Promise<Later[]> {
  return tellBoth(tx, ctx, row, 'reservations.remind');
}

/** Tells the same two that the house took another time for them, which they may refuse. [CONS-6] */
export async function tellAssigned(tx: Tx, ctx: Ctx, row: ReservationRow): Promise<Later[]> {
  return tellBoth(tx, ctx, row, 'reservations.assigned');
}

/** Whoever booked in the language in which they did, the patient in that of their account. */
async function tellBoth(
  tx: Tx,
  ctx: Ctx,
  { userId, patientId, code, startsAt, lang: booked }: ReservationRow,
  notice: 'reservations.remind' | 'reservations.assigned',
): Promise<Later[]> {
  const patient = (await memberNames(tx, [patientId])).get(patientId)?.accountId;
  const people = await tx
    .select({ id: users.id, phone: users.phone, lang: users.lang })
    .from(users)
    .where(inArray(users.id, patient ? [userId, patient] : [userId]))
    .orderBy(users.id);
  const rows: Later[] = [];
  for (const { id, phone, lang: own } of people) {
    const lang = id === userId ? booked : own;
    const facts = { code, startsTime: startsAt, startsDay: startsAt, link: pageLink(ctx, lang, `/account/appointments/${code}`) };
    rows.push(await queueMessage(tx, ctx, { channel: 'sms', recipient: phone, lang, notice, facts, expiresAt: startsAt }));
  }
  return rows;
}

type Time = Pick<ReservationRow, 'doctorId' | 'startsAt'>;

/** Tells the doctor that a time is taken, free again, or was taken from them; nobody where no verified account has the profile's number. [CONS-1, CONS-6] */
export async function tellDoctor(
  tx: Tx,
  ctx: Ctx,
  { doctorId, startsAt }: Time,
  notice: 'reservations.doctor-booked' | 'reservations.doctor-freed' | 'reservations.doctor-silent',
): Promise<Later[]> {
  const doctor = await accountOf(tx, ctx, doctorId);
  if (!doctor) return [];
  return [await queueMessage(tx, ctx, { channel: 'sms', ...doctor, notice, facts: { startsTime: startsAt, startsDay: startsAt } })];
}

/** Calls the doctor to a talk that begins soon, or for which they are late; not after it has begun. [CONS-8] */
export async function callDoctor(
  tx: Tx,
  ctx: Ctx,
  { doctorId, startsAt }: Time,
  notice: 'reservations.doctor-soon' | 'reservations.doctor-late',
): Promise<Later[]> {
  const doctor = await accountOf(tx, ctx, doctorId);
  if (!doctor) return [];
  const to = { channel: 'sms' as const, ...doctor, expiresAt: startsAt };
  const facts = { startsTime: startsAt, link: pageLink(ctx, doctor.lang, '/doctor') };
  const extra =
    notice === 'reservations.doctor-soon'
      ? { notice, facts: { ...facts, fromTime: expectedFrom(startsAt) } }
      : { notice, facts: { ...facts, minutes: SILENT_MINUTES } };
  return [await queueMessage(tx, ctx, { ...to, ...extra })];
}

async function accountOf(tx: Tx, { now }: Ctx, doctorId: number): Promise<{ recipient: string; lang: Lang } | null> {
  const { rows } = await tx.execute(
    sql`select u.phone as recipient, u.lang::text as lang from doctors d ${verifiedRole(now)} join users u on u.id = role.user_id where d.id = ${doctorId}`,
  );
  const [doctor] = rows as { recipient: string; lang: Lang }[];
  return doctor ?? null;
}
