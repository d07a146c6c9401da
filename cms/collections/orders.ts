import { dayParts } from '#domain/orders/day-parts';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** An order: what was bought lies in `order_lines`, what happened in `events`. */
export const orders = nounCollection(
  'order',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    stateField('order'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'itemCount', type: 'number', required: true },
    { name: 'goodsToman', type: 'number', required: true },
    { name: 'discountToman', type: 'number', required: true },
    { name: 'deliveryToman', type: 'number', required: true },
    { name: 'totalToman', type: 'number', required: true },
    { name: 'paidToman', type: 'number', required: true, defaultValue: 0 },
    { name: 'discountCode', type: 'text' },
    { name: 'receiverName', type: 'text', required: true },
    { name: 'receiverPhone', type: 'text', required: true },
    { name: 'country', type: 'text', required: true },
    { name: 'province', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
    { name: 'fullAddress', type: 'textarea', required: true },
    { name: 'unit', type: 'text' },
    { name: 'plate', type: 'text' },
    { name: 'postalCode', type: 'text', required: true },
    { name: 'courierNote', type: 'text' },
    { name: 'deliveryDay', type: 'text' },
    { name: 'deliveryPart', type: 'select', options: [...dayParts] },
    { name: 'placedAt', type: 'date' },
    { name: 'queuedFor', type: 'date' },
    { name: 'promisedBy', type: 'date' },
    { name: 'holdUntil', type: 'date' },
    { name: 'source', type: 'select', required: true, options: ['WEBSITE', 'ANDROID_APP'] },
  ],
  {
    admin: {
      useAsTitle: 'code',
      components: { views: { edit: { root: { Component: '/orders/order-view#OrderView' } } } },
    },
    defaultSort: 'dueAt',
  },
);
