import { nounCollection } from './service';
import { stateField } from './state-field';

const day = { components: { Cell: '/fields/jalali-day-cell#JalaliDayCell' } };

/** A registration that staff confirm before cover starts, or a dispute where the device is somebody's already; what was sent with it opens on its own page only. [WAR-2, WAR-3, WAR-7] */
export const deviceClaims = nounCollection(
  'claim',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    stateField('claim'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'serial', type: 'text', required: true, index: true },
    { name: 'device', type: 'relationship', relationTo: 'devices', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'channel', type: 'relationship', relationTo: 'sales-channels' },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { name: 'receivedOn', type: 'text', admin: day },
    { name: 'purchasedOn', type: 'text', required: true, admin: day },
  ],
  {
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'serial', 'dueAt', 'state'],
      listSearchableFields: ['code', 'serial'],
      components: {
        views: { edit: { root: { Component: '/warranty/claim-view#ClaimView' } } },
      },
    },
    defaultSort: 'dueAt',
  },
);
