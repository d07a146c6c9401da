import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { makeRecoveryCode, RECOVERY_CODES, recoveryCodeKey } from '#domain/accounts/recovery-codes';
import { refuse, type Refusal } from '#domain/result';
import { keyedHash } from '../secrets';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { factors, recoveryCodes } from '../store/tables';
import { codesOf, factorsOf, type Whose } from './whose';

const wrongRecovery = refuse('admin.recovery.wrong', undefined, { field: 'code' });

/** Ten new codes in the place of the old ones; they are shown now and never again. [ADM-5] */
export async function newRecoveryCodes(tx: Tx, ctx: Ctx, whose: Whose): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeRecoveryCode(randomInt));
  await tx.delete(recoveryCodes).where(codesOf(whose));
  await tx.insert(recoveryCodes).values([...codes].map((code) => ({ ...whose, codeHash: hashOf(ctx, whose, code), createdAt: ctx.now })));
  return [...codes];
}

/** How many codes are left. */
export async function codesLeft(tx: Tx, whose: Whose): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(codesOf(whose), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Uses up a recovery code; wrong ones count as wrong codes of the factor. [ADM-5] */
export async function takeRecoveryCode(tx: Tx, ctx: Ctx, whose: Whose, typed: string): Promise<Refusal | null> {
  const mine = and(codesOf(whose), isNull(recoveryCodes.usedAt), eq(recoveryCodes.codeHash, hashOf(ctx, whose, typed)));
  const used = await tx.update(recoveryCodes).set({ usedAt: ctx.now }).where(mine).returning({ id: recoveryCodes.id });
  if (used.length === 0) return wrongRecovery;
  await tx.update(factors).set({ tries: 0, lockedUntil: null }).where(factorsOf(whose));
  return null;
}

/** The hash of a recovery code; for staff it is keyed by the bare id, as the first codes were. */
function hashOf(ctx: Ctx, whose: Whose, code: string): string {
  return keyedHash(ctx.rt, `recovery ${'staffId' in whose ? whose.staffId : `user ${whose.userId}`}`, recoveryCodeKey(code));
}
