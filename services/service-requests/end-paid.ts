import { carriedOut, ending, endingCause, type Ending, type RequestMoney } from '#domain/service-requests/ending';
import type { RequestEvent } from '#domain/service-requests/states';
import { endedDeposit, unsoldService } from '#domain/ledger/service-money';
import { depositEnd } from '#domain/service-requests/rental';
import { toman } from '#domain/money';
import type { Ctx } from '../context';
import type { PayableRow } from '../payables/kind';
import { less, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { visitsOf, type VisitsStand } from './visit-row';
import { voidBill } from './bill';
import { oweBack, paidFor, type PaidPart } from './paid';
import { lastOffer, type RequestRow } from './row';
import { endSupplement } from './supplement-row';
import { tellOfMoney } from './tell';

/** What a paid request would cost and give back if it ended now: the fee, and the parts by where they go. */
export type PaidEnding = Ending & {
  money: RequestMoney;
  /** What each side gave. */ paid: PaidPart[];
  /** What goes back. */ parts: PaidPart[];
  bill: PayableRow;
};

/** What ending a request now costs and gives back; null while nothing was paid. [INP-4, NUM-6] */
export async function endingOf(
  tx: Tx,
  row: RequestRow,
  event: RequestEvent,
  visits: Pick<VisitsStand, 'done' | 'all' | 'resultAwaited'>,
): Promise<PaidEnding | null> {
  const cause = endingCause(event, row.state);
  const all = cause ? await paidFor(tx, row) : null;
  if (!cause || !all) return null;
  const { bill, parts: paid } = all;
  const offer = await lastOffer(tx, row.id);
  const [paidToman, depositToman] = [toman(sumOfParts(paid)), toman(offer?.depositToman ?? 0)];
  // A sample without its result is worth nothing to whoever asked: where we give it up, all of it goes back.
  const made = cause !== 'changed-mind' && visits.resultAwaited ? { ...visits, done: 0 } : visits;
  const money = { paidToman, carriedOutToman: carriedOut(paidToman - depositToman, made), depositToman };
  const end = ending(cause, money);
  // The wallet's part comes first, so that it bears the fee and the card gets back the most.
  return { ...end, money, bill, paid, parts: less(paid, end.keptToman + end.feeToman) };
}

/** What else a request's end is: its open bill is void; what was paid goes back less what it cost, once. The request is locked, and was in that state. [INP-4, ORD-9] */
export async function endMoney(
  tx: Tx,
  ctx: Ctx,
  { row, event, end }: { row: RequestRow; event: RequestEvent; end: PaidEnding | null },
): Promise<Pick<Change<null>, 'entry' | 'tell'> & { facts: Readonly<Record<string, number>> }> {
  await voidBill(tx, ctx, row, event);
  await endSupplement(tx, ctx, row, 'ended');
  if (!end) return { facts: {} };
  const { bill, money, feeToman, backToman, parts } = end;
  const priceToman = money.paidToman - money.carriedOutToman - money.depositToman;
  const lines = unsoldService({ priceToman, depositToman: money.depositToman, feeToman });
  const entry = lines.length > 0 ? [{ cause: 'requests.ended', subject: bill.id, lines }] : [];
  if (parts.length === 0) return { entry, facts: { feeToman, backToman } };
  const { dueAt, later } = await oweBack(tx, ctx, row, { parts, why: 'cancelled' });
  const told = await tellOfMoney(tx, ctx, row, { notice: 'services.refund-pending', amountToman: backToman, dueAt });
  return { entry, tell: [...told, ...later], facts: { feeToman, backToman } };
}

/** The deposit of a request that was carried out: what was lent is back, so it goes back, less what the desk has found it damaged by, once. Nothing while it is not back. The request is locked. [INP-9, ORD-9] */
export async function depositBack(tx: Tx, ctx: Ctx, row: RequestRow, damagedToman = 0): Promise<Pick<Change<null>, 'entry' | 'tell'>> {
  const offer = await lastOffer(tx, row.id);
  const depositToman = toman(offer?.depositToman ?? 0);
  const all = depositToman > 0 ? await paidFor(tx, row) : null;
  const carried = all ? await visitsOf(tx, row.id) : [];
  if (!all || carried.some(({ kind }) => kind === 'bring') !== carried.some(({ kind, state }) => kind === 'fetch' && state === 'done')) return {};
  // The wallet's part comes first and pays the price, so that the card gets back the most.
  const { bill, parts: paid } = all;
  const { damageToman, backToman } = depositEnd(depositToman, damagedToman);
  const entry = { cause: 'requests.deposit-back', subject: bill.id, lines: endedDeposit({ depositToman, damageToman }) };
  if (backToman === 0) return { entry };
  const parts = less(paid, sumOfParts(paid) - backToman);
  const { dueAt, later } = await oweBack(tx, ctx, row, { parts, why: 'deposit' });
  const told = await tellOfMoney(tx, ctx, row, { notice: 'services.refund-pending', amountToman: backToman, dueAt });
  return { entry, tell: [...told, ...later] };
}
