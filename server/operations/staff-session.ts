import type { Actor } from '#services/context';
import type { Runtime } from '#services/runtime';
import { staffFromRequest } from '#services/staff/session';

type Staff = Actor & { kind: 'staff' };

/** The staff member behind a request, whose second factor was checked; on https the cookie carries the host's prefix. */
export function staffFromCookie(rt: Runtime, cookie: string | undefined): Promise<Staff | null> {
  return staffFromRequest(rt, new Headers({ cookie: (cookie ?? '').replaceAll('__Host-', '') }));
}

/** Whether staff may see queues and metrics. */
export function mayOperate(staff: Staff | null): boolean {
  return Boolean(staff?.roles.some((role) => role === 'operations' || role === 'administrator'));
}
