import type { Limit } from '../access/quota';
import { carried, code, field, lines, oneOf, optional, text, tick } from '../fields';
import type { Field, Parsed } from '../fields';
import { ok, refuse } from '../result';

/** The longest question and answer, in characters. [COMM-2] */
export const QUESTION_MOST_CHARACTERS = 2_000;
export const QUESTION_LEAST_CHARACTERS = 20;
export const TITLE_LEAST_CHARACTERS = 8;
export const TITLE_MOST_CHARACTERS = 120;
export const ANSWER_LEAST_CHARACTERS = 40;
export const ANSWER_MOST_CHARACTERS = 4_000;
/** So many questions a day and account. [COMM-2] */
export const QUESTIONS_A_DAY = 5;
export const QUESTION_LIMITS: readonly Limit[] = [{ requests: QUESTIONS_A_DAY, seconds: 86_400 }];
/** A page of questions holds so many. */
export const QUESTIONS_PER_PAGE = 12;
/** So many similar questions are shown before one is sent. */
export const SIMILAR_SHOWN = 5;
/** Staff look at a question or an answer within so many hours of review. */
export const QUESTION_CHECK_HOURS = 12;
/** A doctor answers within so many hours of review, which are three of their days: what the asker is told. *(ours)* */
export const QUESTION_ANSWER_HOURS = 30;
export const SOURCE_FIELDS = ['source1', 'source2', 'source3'] as const;

/** Age in bands alone: a birth day would say too much of somebody whom everybody reads about. */
export const ageBands = ['under-2', '2-12', '13-17', '18-39', '40-59', '60-79', '80-over'] as const;
export type AgeBand = (typeof ageBands)[number];
export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** The topic by its name in addresses; the topics themselves are the editors'. */
const topic: Field<string> = field({ kind: 'choice', of: [], label: 'questions.form.topic', example: 'blood-pressure' }, (typed) => {
  const slug = typed.trim();
  if (slug === '') return refuse('questions.topic.missing');
  return /^[a-z0-9-]{1,60}$/.test(slug) ? ok(slug) : refuse('questions.topic.unknown');
});

/** A question in one line, as lists show it. */
export const questionTitle = text({
  area: 'questions.title',
  min: TITLE_LEAST_CHARACTERS,
  max: TITLE_MOST_CHARACTERS,
  label: 'questions.form.title',
  help: 'questions.form.title-help',
  example: { fa: 'فشار صبح بالاتر از شب است، کدام درست است؟', en: 'Morning pressure is higher than evening; which counts?' },
});

/** A question in its own words. [COMM-2, LEGAL-3] */
export const questionBody = lines({
  area: 'questions.body',
  min: QUESTION_LEAST_CHARACTERS,
  max: QUESTION_MOST_CHARACTERS,
  isPublic: true,
  rules: 'questions.rules.ask',
  label: 'questions.form.body',
  help: 'questions.form.body-help',
  helpFacts: { least: QUESTION_LEAST_CHARACTERS, most: QUESTION_MOST_CHARACTERS },
  example: { fa: 'صبح پیش از دارو ۱۴۵ روی ۸۸ است و شب ۱۲۸ روی ۷۹.', en: 'In the morning before the pill 145 over 88, at night 128 over 79.' },
});

export const questionFields = {
  topic,
  title: questionTitle,
  body: questionBody,
  ageBand: optional(oneOf(ageBands, 'questions.age.unknown', { says: 'questions.ages', label: 'questions.form.age', help: 'questions.form.age-help' })),
  sex: optional(oneOf(sexes, 'questions.sex.unknown', { says: 'questions.sexes', label: 'questions.form.sex' })),
} as const;
export type QuestionForm = Parsed<typeof questionFields>;
/** Sent by the press after the notice of an emergency was shown. [ROLE-7] */
export const noticeSeen: Field<boolean> = carried(tick.read);

const source = (at: number) =>
  optional(text({ area: 'questions.source', max: 300, label: `questions.answer.source-${at}`, ...(at === 1 ? { help: 'questions.answer.source-help' } : {}) }));

/** A doctor's answer. [COMM-2, LEGAL-3] */
export const answerBody = lines({
  area: 'questions.answer-body',
  min: ANSWER_LEAST_CHARACTERS,
  max: ANSWER_MOST_CHARACTERS,
  isPublic: true,
  rules: 'questions.rules.answer',
  label: 'questions.answer.body',
  help: 'questions.answer.body-help',
  helpFacts: { least: ANSWER_LEAST_CHARACTERS, most: ANSWER_MOST_CHARACTERS },
  example: {
    fa: 'هیچ‌کدام به‌تنهایی؛ میانگین صبح و شبِ هفت روز را بگیرید.',
    en: 'Neither alone; take the average of mornings and evenings of seven days.',
  },
});
export const answerFields = { body: answerBody, source1: source(1), source2: source(2), source3: source(3) } as const;
export type AnswerForm = Parsed<typeof answerFields>;

/** Why staff hide, edit or delete; its writer reads it in the account. [LEGAL-3] */
export const questionReason = lines({ area: 'questions.reason', min: 2, max: 500 });

/** A question's code where a form or an address of the API carries it. */
export const questionCodeField = code({ area: 'questions.code', max: 60, about: 'The code of a question, as ZP-7K2M9QX', example: 'ZP-7K2M9QX' });
