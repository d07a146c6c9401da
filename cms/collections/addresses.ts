import { serviceCollection } from './service';

/** A customer's address book. */
export const addresses = serviceCollection(
  'addresses',
  'admin.addresses.read',
  [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'receiverName', type: 'text', required: true },
    { name: 'receiverPhone', type: 'text', required: true },
    { name: 'country', type: 'text', required: true },
    { name: 'province', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
    { name: 'fullAddress', type: 'textarea', required: true },
    { name: 'unit', type: 'text' },
    { name: 'plate', type: 'text' },
    { name: 'postalCode', type: 'text', required: true },
    { name: 'removedAt', type: 'date' },
  ],
  { admin: { useAsTitle: 'city', defaultColumns: ['city', 'postalCode', 'receiverName', 'user'] } },
);
