import { eq } from '@payloadcms/db-postgres/drizzle';
import type { NoticeName } from '#domain/notices/notices';
import { shownDay } from '#domain/orders/shown-day';
import type { Ctx } from '../context';
import type { NewMessage } from '../messages/queue';
import { queueMessage } from '../messages/queue';
import { tellTyped } from '../messages/to-unproved';
import type { MoneyBack } from '../payables/kind';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { requestDetails } from '../store/tables';
import { requestSubject, type RequestRow } from './row';

type Told = Pick<RequestRow, 'id' | 'user' | 'code' | 'lang'>;

/** Tells whoever asked, by the number alone: no message names a service, a thing, a place or a person. [INP-7] */
export async function tellRequester(tx: Tx, ctx: Ctx, row: Told, notice: NoticeName | undefined, dueBy: Date | null): Promise<Later[]> {
  if (!notice) return [];
  const to = await addressOf(tx, row);
  const { code } = row;
  switch (notice) {
    case 'services.received':
    case 'services.approved':
    case 'services.offered':
      if (dueBy === null) throw new Error(`request ${code}: ${notice} without its time`);
      return say(tx, ctx, row, { ...to, notice, facts: { code, dueBy } });
    case 'services.no-answer':
    case 'services.ended':
    case 'services.message':
    case 'services.result':
      return say(tx, ctx, row, { ...to, notice, facts: { code } });
    default:
      throw new Error(`request ${code}: ${notice} is no notice of a request`);
  }
}

/** Hands whoever asked the address at which others follow the request; with the time of our call where we call. [AMB-1] */
export async function tellOfLink(tx: Tx, ctx: Ctx, row: Told, { link, dueTime }: { link: string; dueTime: Date | null }): Promise<Later[]> {
  const to = await addressOf(tx, row);
  if (dueTime === null) return say(tx, ctx, row, { ...to, notice: 'services.follow', facts: { link } });
  return say(tx, ctx, row, { ...to, notice: 'services.called', facts: { code: row.code, dueTime, link } });
}

/** Tells whoever asked that more is asked for what is paid, and until when they can say. [INP-4] */
export async function tellSupplement(tx: Tx, ctx: Ctx, row: Told, { amountToman, dueBy }: { amountToman: number; dueBy: Date }): Promise<Later[]> {
  return say(tx, ctx, row, { ...(await addressOf(tx, row)), notice: 'services.supplement', facts: { code: row.code, amountToman, dueBy } });
}

/** Hands whoever asked the address at which a ride is paid. [AMB-1] */
export async function tellFare(tx: Tx, ctx: Ctx, row: Told, { link }: { link: string }): Promise<Later[]> {
  return say(tx, ctx, row, { ...(await addressOf(tx, row)), notice: 'services.fare', facts: { code: row.code, link } });
}

/** What is said of money that goes back: by when, or that it is there. */
type OfMoney = { notice: 'services.refund-pending'; amountToman: number; dueAt: Date } | { notice: 'services.refunded'; amountToman: number };

/** Tells whoever asked that money of a request goes back, or is back. [INP-4, ORD-9] */
export async function tellOfMoney(tx: Tx, ctx: Ctx, row: Told, of: OfMoney): Promise<Later[]> {
  const to = await addressOf(tx, row);
  const { code } = row;
  const { amountToman } = of;
  return of.notice === 'services.refund-pending'
    ? say(tx, ctx, row, { ...to, notice: of.notice, facts: { code, amountToman, dueDay: shownDay(of.dueAt) } })
    : say(tx, ctx, row, { ...to, notice: of.notice, facts: { code, amountToman } });
}

/** The same of a refund of any bill of it. */
export function tellOfBack(tx: Tx, ctx: Ctx, row: Told, { amountToman, ...back }: MoneyBack): Promise<Later[]> {
  return tellOfMoney(
    tx,
    ctx,
    row,
    back.step === 'owed' ? { notice: 'services.refund-pending', amountToman, dueAt: back.dueAt } : { notice: 'services.refunded', amountToman },
  );
}

/** To an account's own number always; to one that a guest typed as seldom as to any that nobody has proved. [AUTH-6] */
async function say(tx: Tx, ctx: Ctx, { id, user }: Told, message: NewMessage): Promise<Later[]> {
  if (user !== null) return [await queueMessage(tx, ctx, message)];
  return tellTyped(tx, ctx, message, { userId: null, sender: requestSubject(id) });
}

async function addressOf(tx: Tx, { id, user, code, lang }: Told) {
  const [to] =
    user === null
      ? await tx.select({ phone: requestDetails.phone }).from(requestDetails).where(eq(requestDetails.requestId, id))
      : await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user));
  if (!to) throw new Error(`request ${code} is nobody’s`);
  return { channel: 'sms' as const, recipient: to.phone, lang };
}
