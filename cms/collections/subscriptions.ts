import { serviceCollection } from './service';

/** Who asked in the footer to be told of news: an e-mail address or a phone, once. */
export const subscriptions = serviceCollection(
  'subscriptions',
  'admin.subscriptions.read',
  [
    { name: 'contact', type: 'text', required: true, unique: true, index: true },
    { name: 'channel', type: 'select', required: true, options: ['phone', 'email'] },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'endedAt', type: 'date' },
  ],
  { admin: { useAsTitle: 'contact', defaultColumns: ['contact', 'channel', 'lang', 'createdAt'] } },
);
