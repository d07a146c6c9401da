import type { CollectionConfig } from 'payload';
import { isStaff, never, staffWith } from '../access/staff';

/** Staff accounts: own e-mail and password, then a second factor. */
export const staff: CollectionConfig = {
  slug: 'staff',
  auth: { tokenExpiration: 8 * 60 * 60, maxLoginAttempts: 5, lockTime: 15 * 60 * 1000, useAPIKey: false, cookies: { sameSite: 'Strict' } },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'roles'] },
  access: { read: isStaff, create: staffWith('administrator'), update: staffWith('administrator'), delete: staffWith('administrator'), unlock: never },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      options: ['editor', 'support', 'after-sales', 'operations', 'administrator'],
      saveToJWT: true,
    },
  ],
};
