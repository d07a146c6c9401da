import { APIError, type CollectionConfig } from 'payload';
import { staffRoles } from '#domain/accounts/roles';
import { STAFF_SESSION_HOURS } from '#domain/accounts/second-factor';
import { guardLogin, loggedIn } from '../access/guard-login';
import { guardPassword } from '../access/guard-password';
import { keepAdministrator, keepAdministratorRole } from '../access/last-administrator';
import { hiddenWithout, may, never, ownAccount, staffOf } from '../access/staff';
import { named } from '../dress/in-both';
import { secondFactorStrategy } from '../access/second-factor-strategy';
import { withLoginStates } from '../staff/login-states';
import { staffContext } from '../actions/staff-context';

/** Staff accounts: own e-mail and password, then a second factor. [ADM-5] */
export const staff: CollectionConfig = {
  slug: 'staff',
  auth: {
    tokenExpiration: STAFF_SESSION_HOURS * 3600,
    // Tries are counted by who tries, not by account: nobody locks a colleague out.
    maxLoginAttempts: 0,
    useAPIKey: false,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Strict', secure: (process.env['ADMIN_URL'] ?? '').startsWith('https:') },
    strategies: [secondFactorStrategy],
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles', 'loginState'],
    hidden: hiddenWithout('admin.staff.change'),
    components: { edit: { beforeDocumentControls: ['/staff/login-controls#LoginControls'] }, beforeListTable: ['/staff/invite-link#InviteLink'] },
  },
  access: {
    admin: ({ req }) => staffOf(req) !== null,
    read: ownAccount,
    // A colleague is invited, on a page of ours.
    create: never,
    update: ownAccount,
    delete: may('admin.staff.change'),
    unlock: never,
  },
  hooks: {
    // Who has only given the password is told nothing, not even the own name.
    afterOperation: [loggedIn, withLoginStates, ({ operation, result }) => (operation === 'login' ? { ...(result as object), user: null } : result) as never],
    beforeOperation: [
      guardPassword,
      guardLogin,
      ({ args, operation, req }) => {
        if ((operation === 'forgotPassword' || operation === 'resetPassword') && req.payloadAPI !== 'local') throw new APIError('Not found', 404);
        return args as never;
      },
    ],
    beforeChange: [keepAdministratorRole],
    beforeDelete: [keepAdministrator],
    afterLogout: [
      async ({ req }) => {
        const sid = staffOf(req)?._sid;
        const [ctx, { endStaffSession }] = await Promise.all([staffContext(req), import('#services/staff/log-out')]);
        if (ctx && sid) await endStaffSession(ctx, sid);
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, unique: true, access: { update: may('admin.staff.change') } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...staffRoles],
      access: { update: may('admin.staff.change'), create: may('admin.staff.change') },
    },
    {
      name: 'loginState',
      type: 'ui',
      label: named('fields.loginState'),
      admin: { components: { Field: '/languages/no-button#NoButton', Cell: '/staff/login-cell#LoginCell' } },
    },
    // The admin's own fields for a password are not shown: it is set on pages of ours alone.
    { name: 'password', type: 'text', virtual: true, hidden: true, access: { read: () => false, create: () => false, update: () => false } },
  ],
};
