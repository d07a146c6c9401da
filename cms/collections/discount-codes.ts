import type { CollectionConfig } from 'payload';
import { codePurposes } from '#domain/orders/discount';
import { hiddenWithout, never, readAndWrite } from '../access/staff';
import { asCode } from '../validate/normalise';
import { afterStart, validCode, validDiscount, whole, wholeToman } from '../validate/rules';

/** The terms of a discount code; how often it was used is counted by the shop, never here. */
export const discountCodes: CollectionConfig = {
  slug: 'discount-codes',
  admin: { hidden: hiddenWithout('admin.codes.change'), useAsTitle: 'code', defaultColumns: ['code', 'kind', 'value', 'usesLimit', 'endsAt', 'active'] },
  access: { ...readAndWrite('admin.codes.change', 'admin.codes.change'), delete: never },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true, validate: validCode, hooks: { beforeValidate: [asCode] } },
    { name: 'kind', type: 'select', required: true, options: ['percent', 'amount'] },
    { name: 'value', type: 'number', required: true, min: 0, validate: validDiscount as never },
    { name: 'maximumToman', type: 'number', min: 1, validate: wholeToman(1, false) },
    { name: 'minimumToman', type: 'number', min: 0, validate: wholeToman(0, false) },
    { name: 'usesLimit', type: 'number', min: 1, validate: whole(1, false) },
    { name: 'perUserLimit', type: 'number', min: 1, validate: whole(1, false) },
    { name: 'startsAt', type: 'date' },
    { name: 'endsAt', type: 'date', validate: afterStart as never },
    { name: 'holdsFor', type: 'select', hasMany: true, options: [...codePurposes] },
    { name: 'variants', type: 'relationship', relationTo: 'variants', hasMany: true },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    { name: 'note', type: 'textarea' },
  ],
};
