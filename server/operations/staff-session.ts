import { can } from '#domain/access/can';
import type { Actor } from '#services/context';
import type { Runtime } from '#services/runtime';
import { staffFromRequest } from '#services/staff/session';
import { STAFF_COOKIE } from '#services/staff/token';

type Staff = Actor & { kind: 'staff' };

/** The staff member behind a request, whose second factor was checked. On https the cookie has the `__Host-` prefix; one without it is ignored, since another host may have set it. */
export function staffFromCookie(rt: Runtime, cookie: string | undefined): Promise<Staff | null> {
  const name = `${rt.settings.publicUrl.startsWith('https:') ? '__Host-' : ''}${STAFF_COOKIE}=`;
  const token = (cookie ?? '').split(/;\s*/).find((pair) => pair.startsWith(name));
  return token ? staffFromRequest(rt, new Headers({ cookie: `${STAFF_COOKIE}=${token.slice(name.length)}` })) : Promise.resolve(null);
}

/** Whether staff may see queues and metrics. */
export function mayOperate(staff: Staff | null, right: 'operations.queues.read' | 'operations.metrics.read' = 'operations.queues.read'): boolean {
  return staff !== null && can(staff, right);
}
