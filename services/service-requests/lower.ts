import { and, countDistinct, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { unsoldService } from '#domain/ledger/service-money';
import { refuse, type Result } from '#domain/result';
import { unknownRequest } from '#domain/service-requests/code';
import { lowerFields } from '#domain/service-requests/lower';
import type { Ctx } from '../context';
import { less, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { refunds } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { takeIfNobodys } from '../ownership/claim';
import { oweBack, paidFor, type PaidFor, type PaidPart } from './paid';
import { isArranged, lastOffer, lockRequest, requestSubject, type RequestRow } from './row';
import { tellOfMoney } from './tell';

/** What is left of a request's price: the parts that can go back, without the deposit, which goes back by itself. */
type LeftPrice = { paid: PaidFor; parts: PaidPart[]; leftToman: number; /** What of them stays for the deposit. */ depositToman: number };

/** What can still be given back of a paid price; none before it is paid or once all is back. */
export async function priceLeft(tx: Tx, row: RequestRow): Promise<LeftPrice | null> {
  const paid = isArranged(row) || row.state === 'done' ? await paidFor(tx, row) : null;
  if (!paid) return null;
  const { parts } = paid;
  const depositToman = await depositHeld(tx, row, paid);
  const leftToman = sumOfParts(parts) - depositToman;
  return leftToman > 0 ? { paid, parts, leftToman, depositToman } : null;
}

/** The deposit as long as it has not gone back. */
async function depositHeld(tx: Tx, row: RequestRow, paid: PaidFor): Promise<number> {
  return (await timesBack(tx, paid, 'deposit')) > 0 ? 0 : ((await lastOffer(tx, row.id))?.depositToman ?? 0);
}

/** How often something of what was paid went back for a reason. */
async function timesBack(tx: Tx, { bill, supplements }: PaidFor, why: 'deposit' | 'less-due'): Promise<number> {
  const ids = [bill, ...supplements].map(({ id }) => id);
  const [back] = await tx
    .select({ n: countDistinct(refunds.cause) })
    .from(refunds)
    .where(and(inArray(refunds.payableId, ids), eq(refunds.why, why)));
  return back?.n ?? 0;
}

export type LowerForm = { once: string; requestId: number; /** As it was typed. */ amount: string; reason: string };

/** The desk lowers a price that is paid, or was carried out: the difference goes back at once by the standing refund, with its reason; never more than what is left of it, and the deposit stays. [INP-4: less is due, ORD-9] */
export const lowerPrice = service('requests.move', async (ctx, { once, requestId, ...typed }: LowerForm): Promise<Result<{ backToman: number }>> => {
  const [amount, reason] = [lowerFields.amount.read(typed.amount), lowerFields.reason.read(typed.reason)];
  if (!amount.ok) return { ...amount, field: 'amount' };
  if (!reason.ok) return { ...reason, field: 'reason' };
  const backToman = amount.value;
  return commitOnce<{ backToman: number }>(ctx, { form: 'request lower', key: once, body: { requestId, ...typed } }, async (tx) => {
    const row = await lockRequest(tx, requestId);
    if (!row) return unknownRequest;
    const left = await priceLeft(tx, row);
    if (!left) return refuse('services.lower.not-now', undefined, { status: 409 });
    if (backToman > left.leftToman) return refuse('services.lower.too-much', { mostToman: left.leftToman }, { field: 'amount' });
    return { value: { backToman }, ...(await giveBack(tx, ctx, row, { left, backToman, reason: reason.value })) };
  });
});

async function giveBack(tx: Tx, ctx: Ctx, row: RequestRow, { left, backToman, reason }: { left: LeftPrice; backToman: number; reason: string }) {
  const { paid, parts } = left;
  const cause = `less-due ${(await timesBack(tx, paid, 'less-due')) + 1}`;
  const subject = `${paid.bill.id} ${cause}`;
  // The card gets back first, as when a request ends.
  const back = less(parts, sumOfParts(parts) - backToman);
  const { dueAt, later } = await oweBack(tx, ctx, row, { parts: back, why: 'less-due', cause });
  await note(tx, ctx, REQUESTS, row, { event: 'lower', reason, facts: { amountToman: backToman } });
  return {
    audit: [
      ...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })),
      { action: 'requests.lower', subject: requestSubject(row.id), facts: { backToman } },
    ],
    entry: { cause: 'requests.lowered', subject, lines: unsoldService({ priceToman: backToman, depositToman: 0, feeToman: 0 }) },
    tell: [...(await tellOfMoney(tx, ctx, row, { notice: 'services.refund-pending', amountToman: backToman, dueAt })), ...later],
  };
}
