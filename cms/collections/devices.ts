import { nounCollection } from './service';
import { stateField } from './state-field';

const day = { components: { Cell: '/fields/jalali-day-cell#JalaliDayCell' } };

/** A made device by its serial number, with its warranty once somebody has registered it; its history lies in `events`. [WAR-3, WAR-8] */
export const devices = nounCollection(
  'device',
  [
    { name: 'serial', type: 'text', required: true, unique: true, index: true },
    { name: 'variant', type: 'relationship', relationTo: 'variants', required: true, index: true },
    stateField('device'),
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { name: 'unitNo', type: 'number' },
    { name: 'orderLine', type: 'number' },
    { name: 'channel', type: 'relationship', relationTo: 'sales-channels' },
    { name: 'receivedOn', type: 'text', admin: day },
    { name: 'purchasedOn', type: 'text', admin: day },
    { name: 'warrantyEndsOn', type: 'text', admin: day },
    { name: 'serviceEndsOn', type: 'text', admin: day },
    { name: 'registeredAt', type: 'date' },
  ],
  {
    admin: {
      useAsTitle: 'serial',
      defaultColumns: ['serial', 'variant', 'state', 'purchasedOn', 'warrantyEndsOn'],
      listSearchableFields: ['serial'],
      components: {
        views: { edit: { root: { Component: '/warranty/device-view#DeviceView' } } },
      },
    },
    defaultSort: '-updatedAt',
  },
);
