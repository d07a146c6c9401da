import type { GlobalConfig } from 'payload';
import { may } from '../access/staff';
import { afterStart } from '../validate/rules';

/** The sale's page: which products, with which code, and the switch that opens it (a feature flag). [CONT-2] */
export const sale: GlobalConfig = {
  slug: 'sale',
  access: { read: may('admin.open'), readVersions: may('admin.codes.change'), update: may('admin.codes.change') },
  fields: [
    { name: 'active', type: 'checkbox', required: true, defaultValue: false },
    { name: 'startsAt', type: 'date' },
    { name: 'endsAt', type: 'date', validate: afterStart as never },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    // Whoever may not read the codes would see an id without a name.
    { name: 'code', type: 'relationship', relationTo: 'discount-codes', access: { read: may('admin.codes.change') } },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
  ],
};
