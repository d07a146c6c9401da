import type { Bug } from './bug';

const LIES = 'services/payments/lies.test.ts';
const PAYMENT = 'services/payments/payment.test.ts';
const REFUNDS = 'services/refunds/refunds.test.ts';
const GROUPS = 'services/groups/groups.test.ts';

/** Guards and rules that are gone from the code. */
export const bugsInTheCode: readonly Bug[] = [
  {
    name: 'stock is taken without its guard',
    file: 'services/catalog/stock.ts',
    find: '.where(and(eq(stock.variantId, variantId), gte(stock.available, quantity)))',
    replace: '.where(and(eq(stock.variantId, variantId), gte(stock.available, -quantity)))',
    seenBy: { file: 'services/orders/place.test.ts', title: 'five hundred buyers at once' },
  },
  {
    name: 'a form that is pressed again is done again: its once-key is not looked at',
    file: 'services/store/commit.ts',
    find: 'if (claimed.length === 0) {',
    replace: 'if (claimed.length < 0) {',
    seenBy: { file: 'services/orders/place.test.ts', title: 'ten presses with one key' },
  },
  {
    name: 'a payment that was settled is settled again',
    file: 'services/payments/settle.ts',
    find: 'if (isSettled(payment.state)) return',
    replace: 'if (isSettled(payment.state) && payment.amountToman < 0) return',
    seenBy: { file: PAYMENT, title: 'the same callback fifty times at once' },
  },
  {
    name: 'the amount that the gateway took is not compared',
    file: 'services/payments/zarinpal.ts',
    find: `if (reply.code === AMOUNT_DIFFERS) return { kind: 'amount-differs' };`,
    replace: `if (reply.code === AMOUNT_DIFFERS) return { kind: 'paid', refId: authority };`,
    seenBy: { file: LIES, title: 'whatever the gateway does' },
  },
  {
    name: 'an order whose time to pay is over is cancelled without asking the gateway',
    file: 'services/orders/end-unpaid.ts',
    find: `  const asked = await askForOrder(ctx, order.id);
  const group`,
    replace: `  const asked = { kind: 'unpaid' } as Awaited<ReturnType<typeof askForOrder>>;
  const group`,
    seenBy: { file: PAYMENT, title: 'giving up an order that was just paid' },
  },
  {
    name: 'money that comes late places an order whose goods are gone',
    file: 'services/payments/settle.ts',
    find: 'if (late && !(await stockIsThere(tx, held))) return giveOrderBack(tx, ctx, at);',
    replace: 'if (late && !(await stockIsThere(tx, held))) ctx.rt.log.warn({}, "late");',
    seenBy: { file: PAYMENT, title: 'late, sold out' },
  },
  {
    name: 'the credit that is kept for an order is not released when nobody pays',
    file: 'services/orders/release.ts',
    find: '  await releaseCredit(tx, ctx, order.id);\n',
    replace: '  void releaseCredit;\n',
    seenBy: { file: 'services/wallet/pay-order.test.ts', title: 'part fails' },
  },
  {
    name: 'a refund is due by the clock on the wall and not by its calendar',
    file: 'services/refunds/owe.ts',
    find: `{ kind: 'working', calendar: 'orders', hours: REFUND_DUE_HOURS } as const`,
    replace: `{ kind: 'hours', hours: REFUND_DUE_HOURS } as const`,
    seenBy: { file: REFUNDS, title: 'the eve of Nowruz' },
  },
  {
    name: 'public holidays are ignored',
    file: 'services/calendars/holidays.ts',
    find: 'return new Set(rows.map((row) => row.day));',
    replace: 'return new Set(rows.slice(0, 0).map((row) => row.day));',
    seenBy: { file: 'services/orders/move.test.ts', title: 'a public holiday and a Friday' },
  },
  {
    name: 'a refund whose answer was lost is called for again without asking',
    file: 'services/refunds/carry-out.ts',
    find: `if (refund.state === 'calling') {`,
    replace: `if (refund.state === ('never' as typeof refund.state)) {`,
    seenBy: { file: REFUNDS, title: 'the answer is lost' },
  },
  {
    name: 'a refund is taken into the wallet of whoever asks',
    file: 'services/refunds/to-wallet.ts',
    find: 'if (!found || found.userId !== actor.userId) return',
    replace: 'if (!found) return',
    seenBy: { file: REFUNDS, title: 'the bank refuses' },
  },
  {
    name: 'a share has the price of those who are still in the group, not of those at its closing',
    file: 'services/groups/share.ts',
    find: 'group.fixedMembers ?? group.members',
    replace: 'group.members',
    seenBy: { file: GROUPS, title: 'who does not pay in time leaves without harm' },
  },
  {
    name: 'a share that was paid is ordered and paid again',
    file: 'services/groups/share.ts',
    find: `if (member.state === 'paid') return`,
    replace: `if (member.state === ('never' as typeof member.state)) return`,
    seenBy: { file: GROUPS, title: 'each pays an own share' },
  },
  {
    name: 'a difference is given back each time that it is looked for',
    file: 'services/groups/give-difference.ts',
    find: 'member.returnedAt === null && group.fixedPercent',
    replace: 'group.fixedPercent',
    seenBy: { file: GROUPS, title: 'each pays an own share' },
  },
  {
    name: 'a serial may be sent a day longer',
    file: 'domain/catalog/promises.ts',
    find: 'export const SERIAL_WITHIN_DAYS = 7;',
    replace: 'export const SERIAL_WITHIN_DAYS = 8;',
    seenBy: { file: 'services/warranty/register-device.test.ts', title: 'on day 8 refused' },
  },
  {
    name: 'anybody’s order opens by its code',
    file: 'services/orders/row.ts',
    find: '.where(and(eq(orders.code, code), eq(orders.user, ctx.actor.userId)));',
    replace: '.where(and(eq(orders.code, code)));',
    seenBy: { file: PAYMENT, title: 'another buyer neither pays nor gives up' },
  },
  {
    name: 'staff move an order from whatever state it is in now, not from the one they saw',
    file: 'services/orders/move.ts',
    find: 'if (order.state !== move.expectedState) return changedMeanwhile();',
    replace: 'void changedMeanwhile;',
    seenBy: { file: 'services/orders/move.test.ts', title: 'staff move an order on by legal moves only' },
  },
  {
    name: 'the number of a work that two colleagues saw is not compared',
    file: 'services/work/claim.ts',
    find: 'if (before.version !== seen) return changed(before);',
    replace: '',
    also: [{ file: 'services/work/claim.ts', find: '        setWhere: eq(workClaims.version, seen),\n', replace: '' }],
    seenBy: { file: 'services/work/work.test.ts', title: 'two never take the same work' },
  },
  {
    name: 'a job that fails is not tried again',
    file: 'jobs/place.ts',
    find: 'attempts: timing.attempts,',
    replace: 'attempts: 1,',
    seenBy: { file: 'jobs/worker.test.ts', title: 'a failing job is tried again' },
  },
  {
    name: 'a job’s effect is done again when the job comes twice',
    file: 'services/outbox/run-once.ts',
    find: 'if (!(await markDone(tx, outboxId, ctx.now))) return',
    replace: 'if (!(await markDone(tx, outboxId, ctx.now)) && outboxId === "") return',
    seenBy: { file: 'services/warranty/tickets.test.ts', title: 'remind' },
  },
  {
    name: 'whoever has not bought a product reviews it',
    file: 'services/reviews/write.ts',
    find: 'if (orderLine === null) return',
    replace: 'if (orderLine === null && productId < 0) return',
    seenBy: { file: 'services/reviews/reviews.test.ts', title: 'only buyers' },
  },
  {
    name: 'an order is handed over before anybody confirmed it',
    file: 'domain/orders/life-cycle.ts',
    find: `{ event: 'dispatch', from: ['confirmed'],`,
    replace: `{ event: 'dispatch', from: ['queued', 'confirmed'],`,
    seenBy: { file: 'domain/orders/life-cycle.test.ts', title: 'exactly these moves exist' },
  },
];
