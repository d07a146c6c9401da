import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { graver, LOOK_EVERY_SECONDS, standingOf, type Standing } from '#domain/payments/on-its-way';
import { awaitElsewhere, type Ctx } from '../context';
import { orders } from '../store/schema.generated';
import { payments, topUps } from '../store/tables';
import { verifyAndSettle, type Asked } from './ask-gateway';
import { service } from '../service';

type PaymentRow = typeof payments.$inferSelect;

/** Whoever looks waits so long for the bank at most; the page then says that it has not answered. */
const PATIENCE_MS = 2_000;
/** So many payments of one person are asked about at once. */
const MOST_AT_ONCE = 3;

/** What is on its way to an order of whoever asks; the bank is asked at once, but not more often than every few seconds. [ORD-4, ORD-13] */
export const lookForOrder = service(
  'payments.follow',
  async (ctx, code: string): Promise<Standing> => {
    const mine = and(eq(orders.user, ctx.actor.userId), eq(orders.code, code), eq(orders.state, 'awaiting-payment'));
    const found = await ctx.rt.db
      .select({ payment: payments, begunAt: orders.createdAt })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(mine, onItsWay()));
    const seen = await Promise.all(found.map(({ payment, begunAt }) => look(ctx, payment, new Date(begunAt))));
    return seen.reduce<Standing>(graver, { kind: 'none' });
  },
  () => ({ kind: 'none' as const }),
);

/** The same for all orders of whoever asks: those that money may be on its way to, by their codes. [ORD-10] */
export const lookForOrders = service(
  'payments.follow',
  async (ctx): Promise<Map<string, Standing>> => {
    const mine = and(eq(orders.user, ctx.actor.userId), eq(orders.state, 'awaiting-payment'));
    const found = await ctx.rt.db
      .select({ payment: payments, code: orders.code, begunAt: orders.createdAt })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(mine, onItsWay()))
      .orderBy(sql`${payments.createdAt} desc`)
      .limit(MOST_AT_ONCE);
    const seen = await Promise.all(found.map(async ({ payment, code, begunAt }) => [code, await look(ctx, payment, new Date(begunAt))] as const));
    return new Map(seen.filter(([, standing]) => standing.kind !== 'none'));
  },
  () => new Map(),
);

export type PendingTopUp = { id: string; amountToman: number; at: Date; standing: Exclude<Standing, { kind: 'none' }> };

/** Credit that was asked for and whose money may be on its way. [WAL-1, WAL-2] */
export const lookForTopUps = service(
  'payments.follow',
  async (ctx): Promise<PendingTopUp[]> => {
    const mine = and(eq(topUps.userId, ctx.actor.userId), eq(topUps.state, 'open'));
    const found = await ctx.rt.db
      .select({ payment: payments, topUp: topUps })
      .from(payments)
      .innerJoin(topUps, eq(topUps.id, payments.topUpId))
      .where(and(mine, onItsWay()))
      .orderBy(sql`${payments.createdAt} desc`)
      .limit(MOST_AT_ONCE);
    const seen = await Promise.all(found.map(async ({ payment, topUp }) => ({ topUp, standing: await look(ctx, payment, topUp.createdAt) })));
    return seen.flatMap(({ topUp: { id, amountToman, createdAt: at }, standing }) => (standing.kind === 'none' ? [] : [{ id, amountToman, at, standing }]));
  },
  () => [],
);

function onItsWay(): SQL | undefined {
  return and(eq(payments.state, 'requested'), isNotNull(payments.authority));
}

/** Of all that look at the same time, one asks the bank. */
async function look(ctx: Ctx, payment: PaymentRow, begunAt: Date): Promise<Standing> {
  const since = new Date(ctx.now.getTime() - LOOK_EVERY_SECONDS * 1000);
  const [turn] = await ctx.rt.db
    .update(payments)
    .set({ lookedAt: ctx.now })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'requested'), or(isNull(payments.lookedAt), lt(payments.lookedAt, since))))
    .returning({ id: payments.id });
  if (turn) await awaitElsewhere(ctx, () => patiently(askAndNote(ctx, payment)));
  const [now] = await ctx.rt.db.select().from(payments).where(eq(payments.id, payment.id));
  return now ? standingOf(now, begunAt) : { kind: 'none' };
}

/** Asks in the shop's own name; a bank that is slow is noted as one that has not answered, until it has. */
async function askAndNote(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const own: Ctx = { ...ctx, actor: { kind: 'clock', job: 'payments.look' }, elsewhere: undefined };
  const slow = setTimeout(() => void note(own, payment, false), PATIENCE_MS - 500);
  try {
    const asked: Asked = await verifyAndSettle(own, payment);
    clearTimeout(slow);
    await note(own, payment, asked.kind !== 'unknown');
  } catch (error) {
    ctx.rt.log.error({ payment: payment.id, error: String((error as Error)?.stack ?? error) }, 'a payment that somebody looked at was not asked about');
  } finally {
    clearTimeout(slow);
  }
}

async function note({ rt }: Ctx, payment: PaymentRow, answered: boolean): Promise<void> {
  await rt.db
    .update(payments)
    .set({ answered })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'requested')))
    .catch((error: unknown) => rt.log.error({ payment: payment.id, error: String(error) }, 'whether the bank answered was not noted'));
}

async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => void (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
