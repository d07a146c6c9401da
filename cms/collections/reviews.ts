import { stateFilter } from '../moderation/state-filter-of';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** Buyers' reviews: staff show, hide, edit and delete them by moves, the oldest waiting first. [PROD-5, LEGAL-3] */
export const reviews = nounCollection(
  'review',
  [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'rating', type: 'number', required: true },
    { name: 'body', type: 'textarea', required: true },
    { name: 'shownName', type: 'text' },
    stateField('review'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'marks', type: 'text', admin: { components: { Cell: '/moderation/marks-cell#MarksCell' } } },
    { name: 'reason', type: 'textarea' },
    { name: 'editedAt', type: 'date' },
    { name: 'writtenAt', type: 'date', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'orderLine', type: 'number', required: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
  ],
  {
    admin: {
      useAsTitle: 'body',
      defaultColumns: ['product', 'rating', 'body', 'marks', 'dueAt', 'state'],
      listSearchableFields: ['body', 'shownName'],
      components: { beforeListTable: [stateFilter('review', '-writtenAt')], views: { edit: { root: { Component: '/reviews/view#ReviewView' } } } },
    },
    defaultSort: 'dueAt',
  },
);
