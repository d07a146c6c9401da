import { nounCollection } from './service';
import { stateField } from './state-field';

/** A group that buys together; its members lie in `group_members`, what happened in `events`. */
export const groups = nounCollection(
  'group',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    stateField('group'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'variant', type: 'relationship', relationTo: 'variants', required: true, index: true },
    { name: 'leader', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'members', type: 'number', required: true, defaultValue: 0 },
    { name: 'paid', type: 'number', required: true, defaultValue: 0 },
    { name: 'ladder', type: 'json', required: true },
    { name: 'fixedMembers', type: 'number' },
    { name: 'fixedPercent', type: 'number' },
    { name: 'fixedUnitToman', type: 'number' },
  ],
  {
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'state', 'variant', 'members', 'paid', 'dueAt'],
      listSearchableFields: ['code'],
      components: { views: { edit: { root: { Component: '/groups/group-view#GroupView' } } } },
    },
    defaultSort: 'dueAt',
  },
);
