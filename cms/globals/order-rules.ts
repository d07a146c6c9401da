import type { GlobalConfig } from 'payload';
import { HIGH_QUANTITY, HIGH_TOTAL_TOMAN, MOST_REVIEW_QUANTITY, MOST_REVIEW_TOMAN } from '#domain/orders/review';
import { MOST_VAT_PERCENT, VAT_PERCENT } from '#domain/orders/vat';
import { MOST_OF_VARIANT, MOST_PIECES, MOST_UNPAID, UNPAID_A_DAY, UNPAID_AT_ADDRESS } from '#domain/orders/unpaid';
import { may } from '../access/staff';

/** From where on an order is reviewed before it is queued, how many pieces one order may hold, and how many unpaid ones an account or an address. Orders that are paid keep what was decided for them. [ORD-4, ORD-7] */
export const orderRules: GlobalConfig = {
  slug: 'order-rules',
  access: { read: may('admin.open'), readVersions: may('admin.order-rules.change'), update: may('admin.order-rules.change') },
  fields: [
    { name: 'reviewQuantity', type: 'number', required: true, min: 1, max: MOST_REVIEW_QUANTITY, defaultValue: HIGH_QUANTITY },
    { name: 'vatPercent', type: 'number', required: true, min: 0, max: MOST_VAT_PERCENT, defaultValue: VAT_PERCENT },
    { name: 'reviewTotalToman', type: 'number', required: true, min: 1, max: MOST_REVIEW_TOMAN, defaultValue: HIGH_TOTAL_TOMAN },
    { name: 'mostOfVariant', type: 'number', required: true, min: 1, max: MOST_PIECES, defaultValue: MOST_OF_VARIANT },
    { name: 'unpaidADay', type: 'number', required: true, min: 1, max: MOST_UNPAID, defaultValue: UNPAID_A_DAY },
    { name: 'unpaidAtAddress', type: 'number', required: true, min: 1, max: MOST_UNPAID, defaultValue: UNPAID_AT_ADDRESS },
  ],
};
