import { inviteAgain } from '#services/staff/invite';
import { resetStaffFactor } from '#services/staff/reset-factor';
import type { DoEvent } from './do-event';

/** What an administrator does for a colleague who lost the phone, or the password as well. [ADM-5] */
export const staffEvent: DoEvent = (ctx, { id, event }) => {
  if (event === 'reset-factor') return resetStaffFactor(ctx, id);
  return event === 'invite-again' ? inviteAgain(ctx, id) : undefined;
};
