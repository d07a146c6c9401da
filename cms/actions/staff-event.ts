import { resetStaffFactor } from '#services/staff/reset-factor';
import type { DoEvent } from './do-event';

/** What an administrator does for a colleague who lost the phone. [ADM-5] */
export const staffEvent: DoEvent = (ctx, { id, event }) => (event === 'reset-factor' ? resetStaffFactor(ctx, id) : undefined);
