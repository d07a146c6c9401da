import { refuse, type Refusal } from '#domain/result';
import { insufficient } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { useCode, useCodeLate } from '../discounts/use';
import type { Locked } from '../payables/lock';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { creditThere, useCredit } from '../wallet/hold';
import { endAttempts } from './attempts';
import type { Settled } from './case';
import { paid } from './paid';

/** Pays a locked payable from its owner's wallet, whole. A session that is open at a gateway has lost its purpose; money that comes by it is owed back. [ORD-4, WAL-3] */
export async function payFromWallet(tx: Tx, ctx: Ctx, at: Locked): Promise<Change<Settled> | Refusal> {
  const { id, userId, totalToman } = at.payable;
  const may = await at.kind.mayBePaid(tx, ctx, at.of);
  if (may.kind === 'over') return may.why;
  if (may.kind === 'paid') return refuse('orders.not-payable', undefined, { status: 409 });
  const there = await creditThere(tx, { payableId: id, userId });
  if (there < totalToman) return insufficient(totalToman, there);
  if (may.kind === 'yes') await useCode(tx, ctx, id);
  else {
    const code = await useCodeLate(tx, ctx, id);
    if (!code.ok) return code;
  }
  const used = await useCredit(tx, ctx, { payableId: id, userId, amountToman: totalToman });
  if (!used.ok) return used;
  await endAttempts(tx, ctx, id, 'paid-by-wallet');
  return paid(tx, ctx, at, { payment: null, walletToman: totalToman, late: may.kind === 'late' });
}
