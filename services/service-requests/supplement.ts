import { and, asc, eq, lte } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { requestReason } from '#domain/service-requests/fields';
import { supplementFields, supplementRefusal, supplementUntil } from '#domain/service-requests/supplement';
import type { PayWish } from '#domain/wallet/pay-share';
import { ok, refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import { each } from '../each';
import { takeIfNobodys } from '../ownership/claim';
import { askForPayable } from '../payments/ask-gateway';
import { payBill } from '../payments/pay-bill';
import { clockwork, service } from '../service';
import { changedMeanwhile, commit, commitOnce } from '../store/commit';
import { requestSupplements } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { billOf } from './bill';
import { lockMyRequest, lockRequest, myRequest, requestSubject } from './row';
import { endSupplement, openSupplement, openSupplementBill, supplementBill, supplementsOf } from './supplement-row';
import { tellSupplement } from './tell';

export type SupplementForm = { once: string; requestId: number; /** As it was typed. */ amount: string; reason: string };

/** The desk asks for more than was paid, with its reason: its requester pays it, or declines it and is served as agreed. One at a time. [INP-4, INP-8] */
export const askSupplement = service('requests.move', async (ctx, { once, requestId, ...typed }: SupplementForm): Promise<Result<{ payUntil: Date }>> => {
  const [amount, reason] = [supplementFields.amount.read(typed.amount), supplementFields.reason.read(typed.reason)];
  if (!amount.ok) return { ...amount, field: 'amount' };
  if (!reason.ok) return { ...reason, field: 'reason' };
  return commitOnce<{ payUntil: Date }>(
    ctx,
    { form: 'request supplement', key: once, body: { requestId, ...typed } },
    async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) return unknownRequest;
      const all = await supplementsOf(tx, row.id);
      const paid = await billOf(tx, row, 'paid');
      const no = supplementRefusal({
        ...{ state: row.state, paidToman: paid ? row.paidToman : 0 },
        ...{ open: all.some(({ state }) => state === 'open'), before: all.length },
      });
      if (no) return no;
      const payUntil = supplementUntil(ctx.now);
      const [made] = await tx
        .insert(requestSupplements)
        .values({
          ...{ requestId: row.id, ordinal: all.length + 1, amountToman: amount.value, reason: reason.value, state: 'open' },
          ...{ payUntil, staffId: ctx.actor.staffId, createdAt: ctx.now },
        })
        .returning();
      if (!made) throw new Error(`no supplement of request ${row.id}`);
      await openSupplementBill(tx, ctx, row, made);
      await note(tx, ctx, REQUESTS, row, { event: 'supplement', reason: reason.value, facts: { amountToman: amount.value } });
      return {
        value: { payUntil },
        audit: [
          ...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })),
          { action: 'requests.supplement', subject: requestSubject(row.id), facts: { amountToman: amount.value } },
        ],
        tell: await tellSupplement(tx, ctx, row, { amountToman: amount.value, dueBy: payUntil }),
      };
    },
    { request_supplements_ordinal: changedMeanwhile(), request_supplements_open: changedMeanwhile() },
  );
});

/** The desk takes back what it asked for more, with its reason; paid in the meantime it is not taken back. [INP-4, INP-8] */
export const withdrawSupplement = service(
  'requests.move',
  async (ctx, { requestId, reason: typed }: { requestId: number; reason: string }): Promise<Result<null>> => {
    const reason = requestReason.read(typed);
    if (!reason.ok) return { ...reason, field: 'reason' };
    return commit<null>(ctx, async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) return unknownRequest;
      const gone = await endSupplement(tx, ctx, row, 'withdrawn', reason.value);
      if (!gone) return over;
      return { value: null, audit: { action: 'requests.supplement-withdrawn', subject: requestSubject(row.id), facts: { amountToman: gone.amountToman } } };
    });
  },
);

const over = refuse('services.supplement.over', undefined, { status: 409 });

/** Which supplement was read: one that came later is not declined with it. */
export type ReadSupplement = { code: string; ordinal: number };

/** The requester declines what was asked for more: what was agreed is done without it. Pressed twice it is declined once. [INP-4] */
export const declineSupplement = service('requests.decide', async (ctx, { code, ordinal }: ReadSupplement): Promise<Result<{ code: string }>> => {
  const { userId } = ctx.actor;
  const mine = await myRequest(ctx.rt.db, userId, code);
  const bill = mine && (await supplementBill(ctx.rt.db, mine));
  // Who declines while the bank has the money has paid.
  if (bill) await askForPayable({ ...ctx, actor: { kind: 'clock', job: 'requests.ask-of-bill' } }, bill.id);
  return commit<{ code: string }>(ctx, async (tx) => {
    const row = await lockMyRequest(tx, userId, code);
    if (!row) return unknownRequest;
    const read = (await supplementsOf(tx, row.id)).find((one) => one.ordinal === ordinal);
    if (!read) return over;
    if (read.state === 'declined') return { value: { code: row.code }, audit: [] };
    if (read.state !== 'open') return over;
    await endSupplement(tx, ctx, row, 'declined');
    return { value: { code: row.code }, audit: { action: 'requests.supplement-declined', subject: requestSubject(row.id), facts: { ordinal } } };
  });
});

export type PaySupplement = ReadSupplement & {
  /** The form's once-key. */ key: string;
  /** The sum that was on the page. */ shownToman: number;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};

/** Pays what was asked for more, from the wallet, at the gateway, or by both. [INP-4, ORD-4, WAL-3] */
export const paySupplement = service(
  'requests.pay',
  async (ctx, { key, code, ordinal, shownToman, wish, callbackUrl }: PaySupplement): Promise<Result<{ code: string; payUrl: string | null }>> => {
    const { userId } = ctx.actor;
    const row = await myRequest(ctx.rt.db, userId, code);
    if (!row) return unknownRequest;
    const read = (await supplementsOf(ctx.rt.db, row.id)).find((one) => one.ordinal === ordinal);
    if (read?.state === 'paid') return ok({ code: row.code, payUrl: null });
    const bill = read?.state === 'open' ? await supplementBill(ctx.rt.db, row) : null;
    if (!bill) return over;
    const paid = await payBill(ctx, {
      ...{ id: bill.id, userId, shownToman, wish, shares: 'requests.pay-share' },
      once: { form: 'pay-supplement', key, body: { code: row.code, ordinal, shownToman, wish } },
      gateway: { description: say(row.lang, 'services.pay.gateway-description', { code: row.code }), reference: row.code, callbackUrl },
      says: { closed: over, otherPrice: ({ wasToman, isToman }) => refuse('services.offer.other-price', { wasToman, isToman }, { status: 409 }) },
    });
    return paid.ok ? ok({ code: row.code, payUrl: paid.value.payUrl }) : paid;
  },
);

const AT_ONCE = 500;

/** What nobody has paid in its time ends, once the gateway has said that nothing is paid: it is done without it. [INP-4, JOB-1: request deadlines] */
export const settleDueSupplements = clockwork('requests.settle', async (ctx): Promise<{ settled: number }> => {
  const late = await ctx.rt.db
    .select({ id: requestSupplements.id, requestId: requestSupplements.requestId })
    .from(requestSupplements)
    .where(and(eq(requestSupplements.state, 'open'), lte(requestSupplements.payUntil, ctx.now)))
    .orderBy(asc(requestSupplements.payUntil))
    .limit(AT_ONCE);
  let settled = 0;
  await each(late, async ({ id, requestId }) => {
    if (await endLate(ctx, id, requestId)) settled += 1;
  });
  return { settled };
});

async function endLate(ctx: Ctx, id: number, requestId: number): Promise<boolean> {
  const bill = await commit<string | null>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    return { value: row && ((await supplementBill(tx, row))?.id ?? null), audit: [] };
  });
  if (bill.ok && bill.value && (await askForPayable(ctx, bill.value)).kind === 'unknown') return false;
  const ended = await commit<boolean>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    const open = row && (await openSupplement(tx, row.id));
    if (!row || open?.id !== id || open.payUntil > ctx.now) return { value: false, audit: [] };
    await endSupplement(tx, ctx, row, 'ended');
    return { value: true, audit: { action: 'requests.supplement-ended', subject: requestSubject(row.id), facts: { ordinal: open.ordinal } } };
  });
  return ended.ok && ended.value;
}
