import { and, desc, eq, isNotNull, isNull, lt, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import { graver, LOOK_EVERY_SECONDS, standingOf, type Standing } from '#domain/payments/on-its-way';
import { awaitElsewhere, type Ctx } from '../context';
import { payables, payments } from '../store/tables';
import { verifyAndSettle, type Asked } from './ask-gateway';
import { service } from '../service';

type PaymentRow = typeof payments.$inferSelect;

/** How long a page waits for the bank; after that it says that the bank has not answered. */
const PATIENCE_MS = 2_000;
/** How many payments of one person are inquired about at once. */
const MOST_AT_ONCE = 3;

/** Something of whoever asks that waits for its payment, and what is on its way to it. */
export type Pending = { subject: string; code: string | null; totalToman: number; at: Date; standing: Standing };

/** What is on its way to one payable of whoever asks, by the code they know it by; the bank is asked at once, but not more often than every few seconds. [ORD-4, ORD-13] */
export const lookForOne = service(
  'payments.follow',
  async (ctx, kind: string, code: string): Promise<Standing> => {
    const seen = await pending(ctx, ctx.actor.userId, and(eq(payables.kind, kind), eq(payables.code, code)));
    return seen.map(({ standing }) => standing).reduce<Standing>(graver, { kind: 'none' });
  },
  () => ({ kind: 'none' as const }),
);

/** The same for all of a kind, newest first: those that money may be on its way to. [ORD-10, WAL-1, WAL-2] */
export const lookForAll = service(
  'payments.follow',
  async (ctx, kind: string): Promise<Pending[]> => {
    const seen = await pending(ctx, ctx.actor.userId, eq(payables.kind, kind), MOST_AT_ONCE);
    return seen.filter(({ standing }) => standing.kind !== 'none');
  },
  () => [],
);

async function pending(ctx: Ctx, userId: number, which: SQL | undefined, most = 100): Promise<Pending[]> {
  const found = await ctx.rt.db
    .select({ payment: payments, payable: payables })
    .from(payments)
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .where(and(eq(payables.userId, userId), eq(payables.state, 'open'), which, onItsWay()))
    .orderBy(desc(payments.createdAt))
    .limit(most);
  return Promise.all(
    found.map(async ({ payment, payable: { subject, code, totalToman, createdAt } }) => {
      return { subject, code, totalToman, at: createdAt, standing: await look(ctx, payment, createdAt) };
    }),
  );
}

function onItsWay(): SQL | undefined {
  return and(eq(payments.state, 'requested'), isNotNull(payments.authority));
}

/** Asks the bank about a payment, once for all pages that ask at the same time. */
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

/** Asks the bank as the system; a slow bank is noted as one that has not answered, until it has. */
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
