import type { AuthStrategy } from 'payload';
import { SECOND_FACTOR } from './staff';

/** The one way to be authenticated in the admin and its API: a staff session whose second factor was checked. [ADM-5] */
export const secondFactorStrategy: AuthStrategy = {
  name: SECOND_FACTOR,
  authenticate: async ({ headers, payload }) => {
    const [{ runtime }, { staffSession }] = await Promise.all([import('#services/runtime'), import('#services/staff/session')]);
    const session = await staffSession(runtime(), headers);
    if (session.state !== 'full') return { user: null };
    const user = await payload.findByID({ collection: 'staff', id: session.staffId, depth: 0, overrideAccess: true });
    return { user: { ...user, collection: 'staff', _sid: session.sid, _strategy: SECOND_FACTOR } };
  },
};
