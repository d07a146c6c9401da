import { accountRoleEvents, accountRoleStates } from '#domain/accounts/account-role';
import { moveRole } from '#services/account-roles/move';
import { resetSecondStep } from '#services/account-roles/reset-second-step';
import type { DoEvent } from './do-event';

/** The decisions about what an account is; the state that the staff member saw guards them. [ROLE-1, DOC-4, ADM-4] */
export const accountRoleEvent: DoEvent = (ctx, { id, event, body }) => {
  const reason = typeof body['reason'] === 'string' ? body['reason'] : '';
  if (event === 'reset-second-step') return resetSecondStep(ctx, id, reason);
  const decision = accountRoleEvents.find((one) => one === event);
  const expectedState = accountRoleStates.find((one) => one === body['expectedState']);
  if (!decision || !expectedState) return undefined;
  return moveRole(ctx, { roleId: id, event: decision, expectedState, reason });
};
