import { owedBack } from '#domain/ledger/order-money';
import { toman } from '#domain/money';
import type { Ctx } from '../context';
import { releaseCode } from '../discounts/use';
import { lockPayable, type Locked } from '../payables/lock';
import { markEnded } from '../payables/row';
import { owe, paymentPart } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Change, LedgerEntry } from '../store/commit';
import { releaseCredit } from '../wallet/hold';
import { endPayment, type Arrived, type Settled } from './case';

function received({ payment }: Arrived): LedgerEntry {
  const lines = owedBack({ provider: payment.provider, amountToman: toman(payment.amountToman) });
  return { cause: 'payments.received', subject: `payment:${payment.id}`, lines };
}

/** Refunds a payable that was paid but can no longer be delivered: it ends if it had not yet, and the whole is owed back by a day that its owner sees. [ORD-4, ORD-9] */
export async function giveAllBack(tx: Tx, ctx: Ctx, { kind, payable, of }: Locked, arrived: Arrived): Promise<Change<Settled>> {
  const { payment } = arrived;
  await endPayment(tx, ctx, arrived, 'paid');
  await markEnded(tx, payable.id);
  const ended = await kind.onUnpaid(tx, ctx, of, { why: 'paid-late', payment });
  await releaseCredit(tx, ctx, payable.id);
  await releaseCode(tx, ctx, payable.id);
  const part = paymentPart(payment);
  const { dueAt, later } = await owe(tx, ctx, { payable, parts: [part], why: 'paid-late', promise: kind.promise, subject: payable.id });
  const again = await lockPayable(tx, ctx, payable.id);
  if (!again) throw new Error(`payable ${payable.id} is gone although it is locked`);
  const told = await kind.onRefunded(tx, ctx, again.of, { step: 'owed', why: 'paid-late', dueAt, amountToman: part.amountToman, whole: true });
  return {
    value: { payable: again.payable, outcome: 'back' },
    audit: [ended.audit ?? [], told.audit ?? []].flat(),
    entry: [received(arrived), ...[ended.entry ?? []].flat(), ...[told.entry ?? []].flat()],
    tell: [...(ended.tell ?? []), ...(told.tell ?? []), ...later],
  };
}

/** Refunds a second payment alone; the first stays as it is. [ORD-13] */
export async function givePaymentBack(tx: Tx, ctx: Ctx, { kind, payable, of }: Locked, arrived: Arrived): Promise<Change<Settled>> {
  const { payment } = arrived;
  await endPayment(tx, ctx, arrived, 'unusable');
  const subject = `payment:${payment.id}`;
  const { amountToman } = payment;
  const { dueAt, later } = await owe(tx, ctx, { payable, parts: [paymentPart(payment)], why: 'paid-twice', promise: 'payments.refund', subject });
  const told = await kind.onRefunded(tx, ctx, of, { step: 'owed', why: 'paid-twice', dueAt, amountToman, whole: false });
  return {
    value: { payable, outcome: 'back' },
    audit: [{ action: 'payments.paid-again', subject: payable.id, facts: { payment: payment.id, amountToman } }, ...[told.audit ?? []].flat()],
    entry: [received(arrived), ...[told.entry ?? []].flat()],
    tell: [...(told.tell ?? []), ...later],
  };
}
