import { partyKinds } from '#domain/invoices/party';
import { pdfEndpoint } from '../invoices/pdf-endpoint';
import { serviceCollection } from './service';

/** An invoice: issued once with the order's payment, numbered without gaps, never changed; what stands on it lies in `invoice_papers`. [ORD-2, ADM-1] */
export const invoices = serviceCollection(
  'invoices',
  'admin.invoices.read',
  [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'issuedAt', type: 'date', required: true, index: true },
    { name: 'year', type: 'number', required: true },
    { name: 'serial', type: 'number', required: true },
    { name: 'payable', type: 'text', required: true, unique: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'partyKind', type: 'select', required: true, options: [...partyKinds] },
    { name: 'partyName', type: 'text', required: true },
    { name: 'totalToman', type: 'number', required: true },
  ],
  {
    admin: {
      useAsTitle: 'number',
      defaultColumns: ['number', 'issuedAt', 'partyName', 'partyKind', 'totalToman', 'order'],
      listSearchableFields: ['number', 'partyName'],
      components: { views: { edit: { root: { Component: '/invoices/invoice-view#InvoiceView' } } } },
    },
    defaultSort: '-number',
    endpoints: [pdfEndpoint],
  },
);
