import type { CollectionConfig } from 'payload';
import { isStaff, staffWith } from '../access/staff';

/** A sellable unit (`shop_product_id`): a model with its own price; its stock is moved by staff through a service. */
export const variants: CollectionConfig = {
  slug: 'variants',
  admin: { useAsTitle: 'sku', defaultColumns: ['sku', 'title', 'product', 'priceToman', 'sellable'] },
  access: { read: isStaff, create: staffWith('editor'), update: staffWith('editor'), delete: staffWith('editor') },
  fields: [
    { name: 'sku', type: 'text', required: true, unique: true, index: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'note', type: 'text', localized: true },
    { name: 'priceToman', type: 'number', required: true, min: 1 },
    { name: 'sellable', type: 'checkbox', required: true, defaultValue: true },
    { name: 'lineLimit', type: 'number', required: true, min: 1, max: 1000, defaultValue: 20 },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
  ],
};
