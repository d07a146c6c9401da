import type { Result } from '#domain/result';
import { takeCode, withFactor } from '../factors/factor';
import { codesLeft, newRecoveryCodes, takeRecoveryCode } from '../factors/recovery';
import { openStaffSession } from './check-code';
import type { StaffPerson } from './session';
import { tellStaff } from './tell-staff';
import { guarded, service } from '../service';

/** How many codes are left. */
export const recoveryCodesLeft = guarded('staff.own-login', (ctx, staffId: number) => codesLeft(ctx.rt.db, { staffId }));

/** Opens a half session by a recovery code; its owner is told by mail. [ADM-5] */
export const useRecoveryCode = service('staff.log-in', async (ctx, person: StaffPerson, typed: string): Promise<Result<{ sid: string }>> => {
  const { staffId, sid } = person;
  return withFactor<{ sid: string }>(ctx, { staffId }, async (tx) => {
    const refused = await takeRecoveryCode(tx, ctx, { staffId }, typed);
    if (refused) return refused;
    await openStaffSession(tx, ctx, person);
    const left = await codesLeft(tx, { staffId });
    return {
      value: { sid },
      audit: { action: 'staff.recovered', subject: `staff:${staffId}`, facts: { left } },
      tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.recovery-used', facts: { at: ctx.now, left } }),
    };
  });
});

/** New codes for whoever is logged in and has the factor at hand; the old ones are void. [ADM-5] */
export const renewRecoveryCodes = service('staff.own-login', async (ctx, { staffId }: StaffPerson, typed: string): Promise<Result<{ codes: string[] }>> => {
  return withFactor<{ codes: string[] }>(ctx, { staffId }, async (tx, row) => {
    const refused = await takeCode(tx, ctx, { staffId }, row, typed);
    if (refused) return refused;
    return {
      value: { codes: await newRecoveryCodes(tx, ctx, { staffId }) },
      audit: { action: 'staff.recovery-codes.renewed', subject: `staff:${staffId}` },
      tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.recovery-renewed', facts: { at: ctx.now } }),
    };
  });
});
