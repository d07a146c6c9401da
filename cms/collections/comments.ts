import { stateFilter } from '../moderation/state-filter-of';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** Shown as it was written: the list is in the reader's language, a comment in its writer's. */
const ownWords = { components: { Cell: '/moderation/words-cell#WordsCell' } };

/** Readers' comments on articles and news, with staff's answers: shown, hidden, edited and deleted by moves, the oldest waiting first. [MAG-3, LEGAL-3] */
export const comments = nounCollection(
  'comment',
  [
    { name: 'post', type: 'relationship', relationTo: 'posts', required: true, index: true },
    { name: 'parent', type: 'relationship', relationTo: 'comments', index: true },
    { name: 'author', type: 'relationship', relationTo: 'authors' },
    { name: 'shownName', type: 'text', required: true, admin: ownWords },
    { name: 'body', type: 'textarea', required: true, admin: ownWords },
    stateField('comment'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'marks', type: 'text', admin: { components: { Cell: '/moderation/marks-cell#MarksCell' } } },
    { name: 'reason', type: 'textarea' },
    { name: 'editedAt', type: 'date' },
    { name: 'writtenAt', type: 'date', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
  ],
  {
    admin: {
      useAsTitle: 'body',
      defaultColumns: ['post', 'shownName', 'body', 'marks', 'dueAt', 'state'],
      listSearchableFields: ['body', 'shownName'],
      components: {
        beforeListTable: [stateFilter('comment', '-writtenAt')],
        views: { edit: { root: { Component: '/comments/view#CommentView' } } },
      },
    },
    defaultSort: 'dueAt',
  },
);
