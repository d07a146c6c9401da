import { serviceGroups } from '#domain/service-requests/service-type';
import { requestDepositEndpoint } from '../service-requests/deposit-endpoint';
import { requestPaperEndpoint } from '../service-requests/paper-endpoint';
import { requestResultEndpoint } from '../service-requests/result-endpoint';
import { requestVisitEndpoint } from '../service-requests/visit-endpoint';
import { optionsOf } from '../warranty/options';
import { serviceCollection } from './service';
import { stateField } from './state-field';

/** What people ask for at their door, by due time. A list names no more than the group of a service: what is asked opens on its own page. [INP-8] */
const made = serviceCollection(
  'service-requests',
  'admin.requests.read',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'group', type: 'select', required: true, index: true, options: optionsOf(serviceGroups, 'services.groups') },
    { name: 'service', type: 'text', required: true, admin: { disableListColumn: true, disableListFilter: true } },
    stateField('request'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'city', type: 'text' },
    { name: 'district', type: 'number', min: 1, max: 22 },
    // An ambulance is called without an account; all else is asked for by one.
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
    { name: 'offerVersion', type: 'number' },
    { name: 'totalToman', type: 'number' },
    { name: 'paidToman', type: 'number', required: true, defaultValue: 0 },
  ],
  {
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'group', 'district', 'dueAt', 'state'],
      listSearchableFields: ['code'],
      components: { views: { edit: { root: { Component: '/service-requests/view#RequestView' } } } },
    },
    defaultSort: 'dueAt',
  },
);

export const serviceRequests = { ...made, endpoints: [requestPaperEndpoint, requestResultEndpoint, requestVisitEndpoint, requestDepositEndpoint] };
