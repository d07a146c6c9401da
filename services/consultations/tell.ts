import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { shownDay } from '#domain/orders/shown-day';
import type { Ctx } from '../context';
import { verifiedRole } from '../doctors/whose';
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
  | { notice: 'reservations.forfeited' | 'reservations.owed' }
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
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code } });
    case 'reservations.owed':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, link } });
    case 'reservations.refund-pending':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, amountToman: told.amountToman, dueDay: shownDay(told.dueAt) } });
  }
}

/** Tells the doctor that a time is taken or free again; nobody where no verified account has the profile's number. [CONS-1] */
export async function tellDoctor(
  tx: Tx,
  ctx: Ctx,
  { doctorId, startsAt }: Pick<ReservationRow, 'doctorId' | 'startsAt'>,
  notice: 'reservations.doctor-booked' | 'reservations.doctor-freed',
): Promise<Later[]> {
  const { rows } = await tx.execute(
    sql`select u.phone, u.lang::text as lang from doctors d ${verifiedRole(ctx.now)} join users u on u.id = role.user_id where d.id = ${doctorId}`,
  );
  const [doctor] = rows as { phone: string; lang: 'fa' | 'en' }[];
  if (!doctor) return [];
  const to = { channel: 'sms' as const, recipient: doctor.phone, lang: doctor.lang };
  return [await queueMessage(tx, ctx, { ...to, notice, facts: { startsTime: startsAt, startsDay: startsAt } })];
}
