import type { CollectionConfig, PayloadRequest } from 'payload';
import { LINE_LIMIT } from '#domain/cart/quantity';
import { named } from '../dress/in-both';
import { readAndWrite } from '../access/staff';
import { refuseWhenInUse } from '../validate/in-use';
import { asCode } from '../validate/normalise';
import { validSku, whole, wholeToman } from '../validate/rules';

/** The product named in the address, by the link on its page. */
const namedInAddress = ({ req }: { req: PayloadRequest }): number | undefined => Number(req?.query?.['product']) || undefined;

/** A sellable unit (`shop_product_id`): a model with its own price; its stock is moved by staff through a service. */
export const variants: CollectionConfig = {
  slug: 'variants',
  admin: { useAsTitle: 'sku', listSearchableFields: ['sku', 'title'], defaultColumns: ['sku', 'title', 'product', 'priceToman', 'stock', 'sellable'] },
  access: readAndWrite('admin.products.read', 'admin.products.change'),
  hooks: { beforeDelete: [refuseWhenInUse('variants')] },
  fields: [
    { name: 'selling', type: 'ui', label: named('fields.selling'), admin: { components: { Field: '/selling/selling-card#SellingCard' } } },
    {
      name: 'stock',
      type: 'ui',
      label: named('fields.stock'),
      admin: { components: { Field: '/stock/stock-panel#StockPanel', Cell: '/stock/stock-cell#StockCell' } },
    },
    { name: 'serials', type: 'ui', label: named('fields.serials'), admin: { components: { Field: '/warranty/add-serials#UnitSerials' } } },
    { name: 'sku', type: 'text', required: true, unique: true, index: true, validate: validSku, hooks: { beforeValidate: [asCode] } },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true, defaultValue: namedInAddress },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'note', type: 'text', localized: true },
    { name: 'priceToman', type: 'number', required: true, min: 1, validate: wholeToman(1, true) },
    { name: 'sellable', type: 'checkbox', required: true, defaultValue: true },
    { name: 'hasSerials', type: 'checkbox', required: true, defaultValue: true },
    { name: 'lineLimit', type: 'number', required: true, min: 1, max: 1000, defaultValue: LINE_LIMIT, validate: whole(1, true) },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
  ],
};
