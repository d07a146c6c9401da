import { eq } from '@payloadcms/db-postgres/drizzle';
import type { NoticeName } from '#domain/notices/notices';
import { shownDay } from '#domain/orders/shown-day';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { RequestRow } from './row';

/** Tells whoever asked, by the number alone: no message names a service, a thing, a place or a person. [INP-7] */
export async function tellRequester(tx: Tx, ctx: Ctx, { user, code, lang }: RequestRow, notice: NoticeName | undefined, dueBy: Date | null): Promise<Later[]> {
  if (!notice) return [];
  const to = await addressOf(tx, { user, code, lang });
  switch (notice) {
    case 'services.received':
    case 'services.approved':
    case 'services.offered':
      if (dueBy === null) throw new Error(`request ${code}: ${notice} without its time`);
      return [await queueMessage(tx, ctx, { ...to, notice, facts: { code, dueBy } })];
    case 'services.no-answer':
    case 'services.ended':
    case 'services.message':
      return [await queueMessage(tx, ctx, { ...to, notice, facts: { code } })];
    default:
      throw new Error(`request ${code}: ${notice} is no notice of a request`);
  }
}

/** What is said of money that goes back: by when, or that it is there. */
type OfMoney = { notice: 'services.refund-pending'; amountToman: number; dueAt: Date } | { notice: 'services.refunded'; amountToman: number };

/** Tells whoever asked that money of a request goes back, or is back. [INP-4, ORD-9] */
export async function tellOfMoney(tx: Tx, ctx: Ctx, row: RequestRow, of: OfMoney): Promise<Later[]> {
  const to = await addressOf(tx, row);
  const { code } = row;
  const { amountToman } = of;
  return [
    of.notice === 'services.refund-pending'
      ? await queueMessage(tx, ctx, { ...to, notice: of.notice, facts: { code, amountToman, dueDay: shownDay(of.dueAt) } })
      : await queueMessage(tx, ctx, { ...to, notice: of.notice, facts: { code, amountToman } }),
  ];
}

async function addressOf(tx: Tx, { user, code, lang }: Pick<RequestRow, 'user' | 'code' | 'lang'>) {
  const [owner] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user));
  if (!owner) throw new Error(`request ${code} is nobody’s`);
  return { channel: 'sms' as const, recipient: owner.phone, lang };
}
