import { ticketKinds } from '#domain/warranty/states';
import { paperEndpoint } from '../warranty/paper-endpoint';
import { optionsOf } from '../warranty/options';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** An after-sales ticket; what its owner wrote and its photos open on its own page only. [WAR-4, WAR-5, WAR-6] */
export const warrantyTickets = nounCollection(
  'ticket',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(ticketKinds, 'warranty.tickets.kinds') },
    stateField('ticket'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true, admin: { components: { Cell: '/warranty/due-cell#DueCell' } } },
    { name: 'device', type: 'relationship', relationTo: 'devices', required: true, index: true },
    { name: 'newDevice', type: 'relationship', relationTo: 'devices' },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'province', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
  ],
  {
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'kind', 'city', 'dueAt', 'state'],
      listSearchableFields: ['code'],
      components: {
        views: { edit: { root: { Component: '/warranty/ticket-view#TicketView' } } },
      },
    },
    endpoints: [paperEndpoint],
    defaultSort: 'dueAt',
  },
);
