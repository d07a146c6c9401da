import { doctorCategories, doctorLevels, trades } from '#domain/accounts/account-role';
import { accountRoles as kinds } from '#domain/accounts/roles';
import { optionsOf } from '../warranty/options';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** What an account is besides a customer's, and since when staff have verified it; an account may be several at once. [ROLE-1, DOC-4] */
export const accountRoles = nounCollection(
  'account-role',
  [
    { name: 'kind', type: 'select', required: true, index: true, options: optionsOf(kinds, 'roles.kinds') },
    stateField('account-role'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'number', type: 'text', admin: { components: { Cell: '/fields/code-cell#CodeCell' } } },
    { name: 'trade', type: 'select', options: optionsOf(trades, 'roles.trades') },
    { name: 'level', type: 'select', options: optionsOf(doctorLevels, 'roles.levels') },
    { name: 'category', type: 'select', options: optionsOf(doctorCategories, 'roles.categories') },
    { name: 'place', type: 'text' },
    { name: 'endsOn', type: 'text', admin: { components: { Cell: '/fields/jalali-day-cell#JalaliDayCell' } } },
  ],
  {
    admin: {
      useAsTitle: 'number',
      defaultColumns: ['kind', 'user', 'number', 'state', 'stateSince'],
      listSearchableFields: ['number', 'place'],
      components: { views: { edit: { root: { Component: '/account-roles/view#AccountRoleView' } } } },
    },
    defaultSort: '-id',
  },
);
