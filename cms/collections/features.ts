import type { CollectionConfig } from 'payload';
import { readAndWrite } from '../access/staff';
import { refuseWhenInUse } from '../validate/in-use';
import { validSlug, wholeToman } from '../validate/rules';

/** What a buyer may choose on a device: a colour or an engraving, each with its extra price. */
export const features: CollectionConfig = {
  slug: 'features',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'type', 'code', 'extraToman', 'available'] },
  access: readAndWrite('admin.products.read', 'admin.products.change'),
  hooks: { beforeDelete: [refuseWhenInUse('features')] },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true, validate: validSlug },
    { name: 'type', type: 'select', required: true, options: ['COLOR', 'ENGRAVING'] },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'extraToman', type: 'number', required: true, min: 0, defaultValue: 0, validate: wholeToman(0, true) },
    { name: 'available', type: 'checkbox', required: true, defaultValue: true },
  ],
};
