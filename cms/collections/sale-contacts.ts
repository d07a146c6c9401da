import { serviceCollection } from './service';

/** Who asked on the sale's page to be told when it opens, once. [CONT-2] */
export const saleContacts = serviceCollection(
  'sale-contacts',
  'admin.subscriptions.read',
  [
    { name: 'contact', type: 'text', required: true, unique: true, index: true },
    { name: 'channel', type: 'select', required: true, options: ['phone', 'email'] },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'toldAt', type: 'date' },
  ],
  { admin: { useAsTitle: 'contact', defaultColumns: ['contact', 'channel', 'lang', 'toldAt', 'createdAt'] } },
);
