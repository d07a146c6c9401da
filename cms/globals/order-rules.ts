import type { GlobalConfig } from 'payload';
import { HIGH_QUANTITY, HIGH_TOTAL_TOMAN, MOST_REVIEW_QUANTITY, MOST_REVIEW_TOMAN } from '#domain/orders/review';
import { may } from '../access/staff';

/** From where on an order is reviewed before it is queued. Orders that are paid keep what was decided for them. [ORD-7] */
export const orderRules: GlobalConfig = {
  slug: 'order-rules',
  access: { read: may('admin.open'), readVersions: may('admin.order-rules.change'), update: may('admin.order-rules.change') },
  fields: [
    { name: 'reviewQuantity', type: 'number', required: true, min: 1, max: MOST_REVIEW_QUANTITY, defaultValue: HIGH_QUANTITY },
    { name: 'reviewTotalToman', type: 'number', required: true, min: 1, max: MOST_REVIEW_TOMAN, defaultValue: HIGH_TOTAL_TOMAN },
  ],
};
