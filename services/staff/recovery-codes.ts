import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { makeRecoveryCode, RECOVERY_CODES, recoveryCodeKey } from '#domain/accounts/recovery-codes';
import { openSteps } from '#domain/accounts/second-factor';
import { refuse, type Result } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import { keyedHash } from '../secrets';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { staffFactors, staffRecoveryCodes } from '../store/tables';
import { openStaffSession, replayed, withFactor, wrong } from './check-code';
import { unseal } from './seal';
import type { StaffPerson } from './session';
import { tellStaff } from './tell-staff';
import { matchingStep } from './totp';
import { guarded, service } from '../service';

const wrongRecovery = refuse('admin.recovery.wrong', undefined, { field: 'code' });

/** Ten new codes in the place of the old ones; they are shown now and never again. [ADM-5] */
export async function newRecoveryCodes(tx: Tx, ctx: Ctx, staffId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeRecoveryCode(randomInt));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values([...codes].map((code) => ({ staffId, codeHash: hashOf(ctx, staffId, code), createdAt: ctx.now })));
  return [...codes];
}

/** How many codes are left. */
export const recoveryCodesLeft = guarded('staff.own-login', (ctx, staffId: number) => codesLeft(ctx.rt.db, staffId));

async function codesLeft(tx: Tx, staffId: number): Promise<number> {
  const [row] = await tx.select({ left: count() }).from(staffRecoveryCodes).where(unused(staffId));
  return row?.left ?? 0;
}

/** Opens a half session by a recovery code, which is gone then; its owner is told by mail. Wrong ones count as wrong codes of the factor. [ADM-5] */
export const useRecoveryCode = service('staff.log-in', async (ctx, person: StaffPerson, typed: string): Promise<Result<{ sid: string }>> => {
  const { staffId, sid } = person;
  return withFactor<{ sid: string }>(ctx, staffId, async (tx) => {
    const mine = and(unused(staffId), eq(staffRecoveryCodes.codeHash, hashOf(ctx, staffId, typed)));
    const used = await tx.update(staffRecoveryCodes).set({ usedAt: ctx.now }).where(mine).returning({ id: staffRecoveryCodes.id });
    if (used.length === 0) return wrongRecovery;
    await openStaffSession(tx, ctx, person);
    await tx.update(staffFactors).set({ tries: 0, lockedUntil: null }).where(eq(staffFactors.staffId, staffId));
    const left = await codesLeft(tx, staffId);
    return {
      value: { sid },
      audit: { action: 'staff.recovered', subject: `staff:${staffId}`, facts: { left } },
      tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.recovery-used', facts: { at: ctx.now, left } }),
    };
  });
});

/** New codes for who is in and has the factor at hand; the old ones open nothing any more. [ADM-5] */
export const renewRecoveryCodes = service('staff.own-login', async (ctx, { staffId }: StaffPerson, typed: string): Promise<Result<{ codes: string[] }>> => {
  const code = normaliseDigits(typed).replace(/\s/g, '');
  return withFactor<{ codes: string[] }>(ctx, staffId, async (tx, row) => {
    const step = matchingStep(unseal(ctx.rt.settings.secrets.payload, staffId, row.secret), code, openSteps(ctx.now));
    if (step === undefined) return wrong;
    if (step <= row.lastStep) return replayed;
    await tx.update(staffFactors).set({ lastStep: step, tries: 0, lockedUntil: null }).where(eq(staffFactors.staffId, staffId));
    return {
      value: { codes: await newRecoveryCodes(tx, ctx, staffId) },
      audit: { action: 'staff.recovery-codes.renewed', subject: `staff:${staffId}` },
      tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.recovery-renewed', facts: { at: ctx.now } }),
    };
  });
});

function unused(staffId: number) {
  return and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));
}

function hashOf(ctx: Ctx, staffId: number, code: string): string {
  return keyedHash(ctx.rt, `recovery ${staffId}`, recoveryCodeKey(code));
}
