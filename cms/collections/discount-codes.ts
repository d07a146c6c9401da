import type { CollectionConfig } from 'payload';
import { isStaff, never, staffWith } from '../access/staff';

/** The terms of a discount code; how often it was used is counted by the shop, never here. */
export const discountCodes: CollectionConfig = {
  slug: 'discount-codes',
  admin: { useAsTitle: 'code', defaultColumns: ['code', 'kind', 'value', 'usesLimit', 'endsAt', 'active'] },
  access: { read: isStaff, create: staffWith('editor', 'support'), update: staffWith('editor', 'support'), delete: never },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['percent', 'amount'] },
    { name: 'value', type: 'number', required: true, min: 0 },
    { name: 'maximumToman', type: 'number', min: 1 },
    { name: 'minimumToman', type: 'number', min: 0 },
    { name: 'usesLimit', type: 'number', min: 1 },
    { name: 'perUserLimit', type: 'number', min: 1 },
    { name: 'startsAt', type: 'date' },
    { name: 'endsAt', type: 'date' },
    { name: 'variants', type: 'relationship', relationTo: 'variants', hasMany: true },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    { name: 'note', type: 'textarea' },
  ],
};
