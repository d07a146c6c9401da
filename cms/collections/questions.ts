import { ageBands, sexes } from '#domain/questions/fields';
import { stateFilter } from '../moderation/state-filter-of';
import { optionsOf } from '../warranty/options';
import { nounCollection } from './service';
import { stateField } from './state-field';

const marks = { name: 'marks', type: 'text', admin: { components: { Cell: '/moderation/marks-cell#MarksCell' } } } as const;
const ownWords = { components: { Cell: '/moderation/words-cell#WordsCell' } };
const lang = { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] } as { name: 'lang'; type: 'select'; required: true; options: string[] };

/** Questions to doctors: staff let doctors see them, edit, hide and delete them by moves, the oldest waiting first. [COMM-2, LEGAL-3] */
export const questions = nounCollection(
  'question',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'title', type: 'text', required: true, admin: ownWords },
    { name: 'body', type: 'textarea', required: true },
    { name: 'topic', type: 'relationship', relationTo: 'topics', index: true },
    { name: 'ageBand', type: 'select', options: optionsOf(ageBands, 'questions.ages') },
    { name: 'sex', type: 'select', options: optionsOf(sexes, 'questions.sexes') },
    stateField('question'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    marks,
    { name: 'reason', type: 'textarea' },
    { name: 'editedAt', type: 'date' },
    { name: 'askedAt', type: 'date', required: true },
    { name: 'answeredAt', type: 'date' },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    lang,
  ],
  {
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['code', 'title', 'topic', 'marks', 'dueAt', 'state'],
      listSearchableFields: ['code', 'title'],
      components: { beforeListTable: [stateFilter('question', '-askedAt')], views: { edit: { root: { Component: '/questions/view#QuestionView' } } } },
    },
    defaultSort: 'dueAt',
  },
);

/** Doctors' answers, moderated as any public text. [COMM-2, LEGAL-3] */
export const answers = nounCollection(
  'answer',
  [
    { name: 'question', type: 'relationship', relationTo: 'questions', required: true, index: true },
    { name: 'body', type: 'textarea', required: true, admin: ownWords },
    { name: 'sources', type: 'textarea' },
    { name: 'shownName', type: 'text', admin: ownWords },
    stateField('answer'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    marks,
    { name: 'reason', type: 'textarea' },
    { name: 'editedAt', type: 'date' },
    { name: 'writtenAt', type: 'date', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    lang,
  ],
  {
    admin: {
      useAsTitle: 'body',
      defaultColumns: ['question', 'body', 'shownName', 'marks', 'dueAt', 'state'],
      listSearchableFields: ['body', 'shownName'],
      components: { beforeListTable: [stateFilter('answer', '-writtenAt')], views: { edit: { root: { Component: '/questions/answer-view#AnswerView' } } } },
    },
    defaultSort: 'dueAt',
  },
);
