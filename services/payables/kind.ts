import type { PromiseKind } from '#domain/work/nouns';
import type { WalletCause } from '#domain/wallet/causes';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import type { payables, payments, refunds } from '../store/tables';

export type PayableRow = typeof payables.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Whether a payable can take money that has arrived: `yes`; `late`, when its holds were released but the goods are still there; over, so the money goes back; or paid already, so this payment alone goes back. */
export type MayBePaid = { kind: 'yes' | 'late' | 'paid' } | { kind: 'over'; /** What whoever pays is told. */ why: Refusal };
/** What each side gave. */
export type PaidBy = { payable: PayableRow; payment: Pick<PaymentRow, 'id' | 'provider' | 'amountToman'> | null; walletToman: number; late: boolean };
/** Why it ends unpaid, and by which attempt; with `paid-late` its money did arrive and goes back. */
export type Unpaid = { why: string; payment: PaymentRow };
/** A refund of it: opened, or arrived. `whole` is false for the refund of a second payment. */
export type MoneyBack = { why: (typeof refunds.$inferSelect)['why']; amountToman: number; whole: boolean } & ({ step: 'owed'; dueAt: Date } | { step: 'done' });
/** What the same commit has to record besides. */
export type Follows = Partial<Pick<Change<null>, 'audit' | 'entry' | 'tell'>>;

/**
 * A kind of what somebody pays for (a payable): five verbs, by which payments, wallet, codes and refunds deal with it
 * and know no more. `T` is what the kind itself keeps of it. Each verb runs inside the commit that decides, in the
 * locks' order that `services/payables/lock.ts` writes down.
 */
export type PayableKind<T = unknown> = {
  /** Its payables' names begin with it. */
  name: string;
  /** Whether it has a single attempt to pay, whose failure ends it. Others end when the kind itself says so. */
  once: boolean;
  /** What the wallet's history calls a use of credit for it. */
  byWallet: WalletCause;
  /** The promise by which its money comes back. */
  promise: PromiseKind;
  lock(tx: Tx, subject: string): Promise<T | null>;
  /** Locks whatever it needs besides itself. */
  mayBePaid(tx: Tx, ctx: Ctx, of: T): Promise<MayBePaid>;
  /** Paid, from wherever: the payment has ended, the credit is taken, the code is used. Its entries book what came. */
  onPaid(tx: Tx, ctx: Ctx, of: T, by: PaidBy): Promise<Follows>;
  /** Ended without a payment that counts: what it kept of its own goes free; credit and code are freed after it. */
  onUnpaid(tx: Tx, ctx: Ctx, of: T, unpaid: Unpaid): Promise<Follows>;
  onRefunded(tx: Tx, ctx: Ctx, of: T, back: MoneyBack): Promise<Follows>;
};

/** All kinds by their names; the runtime carries them, so that nobody below a kind imports it. */
export type PayableKinds = Readonly<Record<string, PayableKind>>;
