import { deposited, used, walletHouse } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Refusal, type Result } from '#domain/result';
import { insufficient } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import { say } from '#locales/say';
import type { Ctx } from '../../context';
import { closeDeadline } from '../../deadlines/close';
import { orderSubject } from '../../deadlines/order-subject';
import type { Tx } from '../../runtime';
import { commitOnce, type Change, type LedgerEntry } from '../../store/commit';
import { lockWallet } from '../../wallet/wallet';
import { carryOut, type MovedOrder } from '../move';
import { lockOrder, myOrder, type OrderRow } from '../row';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { exchange, freePromised, leftOut } from './goods';
import { endProposal, openProposal, type ProposalRow } from './row';
import { service } from '../../service';

export type Answered = { code: string; state: MovedOrder['state'] };
export type AnswerProposal = { /** The form's once-key. */ key: string; code: string; proposalId: number; answer: 'agree' | 'decline' };

/** The buyer agrees, and the order goes on as proposed, or declines, and it is cancelled and refunded; once, and only in time. [ORD-7, ORD-8] */
export const answerProposal = service('orders.answer-proposal', async (ctx, { key, code, proposalId, answer }: AnswerProposal): Promise<Result<Answered>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  return commitOnce<Answered>(ctx, { form: 'answer-proposal', key, body: { code, proposalId, answer } }, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const row = locked ? await openProposal(tx, order.id) : null;
    if (!locked || row?.id !== proposalId) return refuse('orders.proposal.answered', undefined, { status: 409 });
    if (ctx.now >= row.agreeBy) return refuse('orders.proposal.over', { overAt: row.agreeBy }, { status: 409 });
    const change = answer === 'agree' ? await agree(tx, ctx, locked, row) : await endUnagreed(tx, ctx, locked, row, 'decline');
    return 'ok' in change ? change : { ...change, value: { code, state: change.value.state } };
  });
});

async function agree(tx: Tx, ctx: Ctx, order: OrderRow, row: ProposalRow): Promise<Change<MovedOrder> | Refusal> {
  const ended = await endProposal(tx, ctx, row, 'agree', 'buyer');
  if (!ended.ok) return ended;
  const available = row.payToman > 0 ? availableToman(await lockWallet(tx, order.user)) : 0;
  if (available < row.payToman) return insufficient(row.payToman, available);
  const subject = orderSubject(order.id);
  await closeDeadline(tx, { subject, kind: 'orders.agree', at: ctx.now });
  await exchange(tx, ctx, row);
  await note(tx, ctx, ORDERS, order, { event: 'agree-to-proposal', facts: { proposal: row.id, backToman: row.backToman, payToman: row.payToman } });
  const paid: LedgerEntry[] =
    row.payToman > 0
      ? [
          {
            cause: 'orders.dearer',
            subject: `proposal:${row.id}`,
            lines: used({ userId: order.user, amountToman: toman(row.payToman), against: walletHouse.priceDifferences }),
          },
        ]
      : [];
  const entry: LedgerEntry[] =
    row.backToman > 0
      ? [
          {
            cause: 'orders.difference',
            subject: `proposal:${row.id}`,
            lines: deposited({ userId: order.user, amountToman: toman(row.backToman), against: walletHouse.priceDifferences }),
          },
        ]
      : paid;
  const audit = {
    action: 'orders.agreed',
    subject,
    facts: { proposal: row.id, kind: row.kind, backToman: row.backToman, payToman: row.payToman, giftToman: row.giftToman },
  };
  if (order.state !== 'under-review') return { value: { orderId: order.id, code: order.code, state: order.state }, audit, entry };
  const moved = await carryOut(tx, ctx, order, 'agree', ['buyer'], { asked: true });
  return 'ok' in moved ? moved : { ...moved, audit: [audit, moved.audit].flat(), entry: [...entry, ...[moved.entry ?? []].flat()] };
}

/** Declined, or not answered in time: cancelled, the goods free, the money on its way. The order and the proposal are locked. [ORD-7, ORD-8] */
export async function endUnagreed(tx: Tx, ctx: Ctx, order: OrderRow, row: ProposalRow, event: 'decline' | 'lapse'): Promise<Change<MovedOrder> | Refusal> {
  const who = event === 'decline' ? 'buyer' : 'clock';
  const ended = await endProposal(tx, ctx, row, event, who);
  if (!ended.ok) return ended;
  await freePromised(tx, ctx, row);
  const reason = say(order.lang, `orders.proposal.ended.${event}`);
  return carryOut(tx, ctx, order, event, [who], { asked: true, reason, cause: row.cause, ...(await missingOf(tx, row)) });
}

/** The pieces of the line that were missing, as staff said; for a proposal of fewer, those left out. */
async function missingOf(tx: Tx, row: ProposalRow): Promise<{ lineId?: number; missing?: number }> {
  if (row.lineId === null) return {};
  const missing = row.missing ?? (await leftOut(tx, row));
  return { lineId: row.lineId, ...(missing === null ? {} : { missing }) };
}
