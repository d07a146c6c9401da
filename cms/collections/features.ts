import type { CollectionConfig } from 'payload';
import { isStaff, staffWith } from '../access/staff';

/** What a buyer may choose on a device: a colour or an engraving, each with its extra price. */
export const features: CollectionConfig = {
  slug: 'features',
  admin: { useAsTitle: 'code', defaultColumns: ['code', 'type', 'title', 'extraToman'] },
  access: { read: isStaff, create: staffWith('editor'), update: staffWith('editor'), delete: staffWith('editor') },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'type', type: 'select', required: true, options: ['COLOR', 'ENGRAVING'] },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'extraToman', type: 'number', required: true, min: 0, defaultValue: 0 },
    { name: 'available', type: 'checkbox', required: true, defaultValue: true },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
  ],
};
