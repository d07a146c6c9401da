import { z } from 'zod';
import { answerFields, noticeSeen, questionFields, questionCodeField } from '#domain/questions/fields';
import { optional, asSent } from '#domain/fields';
import { ok } from '#domain/result';
import { parseQuery } from '#domain/search/words';
import { writeAnswer } from '#services/questions/answer';
import { askQuestion } from '#services/questions/ask';
import { allTopics, listQuestions, publicQuestion, searchQuestions, type QuestionTile } from '#services/questions/public';
import { call } from './call';
import { allTyped, typed } from './field';

const QUESTION = '/v2/community/question';
const moment = z.iso.datetime();
const tile = z
  .strictObject({ code: z.string(), title: z.string(), topic: z.string().nullable(), answeredAt: moment, answers: z.int() })
  .meta({ id: 'QuestionTile' });
const answerSchema = z
  .strictObject({
    body: z.string(),
    name: z.string().nullable(),
    level: z.string().nullable(),
    category: z.string().nullable(),
    verified: z.boolean().meta({ description: 'The doctor’s council number stands verified now' }),
    sources: z.array(z.strictObject({ words: z.string(), link: z.url().nullable() })),
    writtenAt: moment,
    edited: z.boolean(),
  })
  .meta({ id: 'QuestionAnswer' });
const questionSchema = z
  .strictObject({
    code: z.string(),
    title: z.string(),
    body: z.string(),
    topic: z.strictObject({ slug: z.string(), title: z.string() }).nullable(),
    ageBand: z.string().nullable(),
    sex: z.string().nullable(),
    lang: z.enum(['fa', 'en']),
    closed: z.boolean(),
    edited: z.boolean(),
    askedAt: moment,
    answeredAt: moment,
    answers: z.array(answerSchema),
  })
  .meta({ id: 'Question' });

const tileData = ({ answeredAt, ...rest }: QuestionTile) => ({ ...rest, answeredAt: answeredAt.toISOString() });
const word = (about: string, example: string) => typed(optional({ ...asSent(200), about, example }));

const list = call({
  name: 'questions',
  method: 'GET',
  at: [QUESTION],
  about:
    'Questions with approved answers in the language asked for, the newest answered first; of a topic, or those that answer a search. Never one that waits.',
  access: 'public',
  query: {
    topic: word('A topic by its name', 'blood-pressure'),
    q: word('What is looked for; slips are forgiven', 'فشار صبح'),
    after: word('Where the page begins, as `next` said', '1795738022000.12'),
  },
  data: z.strictObject({ items: z.array(tile), next: z.string().nullable() }).meta({ id: 'Questions' }),
  refused: [],
  run: async (ctx, { query }) => {
    const looked = parseQuery(query.q);
    if (looked !== null) return { ok: true, value: { data: { items: (await searchQuestions(ctx, looked)).map(tileData), next: null } } };
    const topic = query.topic === null ? undefined : ((await allTopics(ctx)).find(({ slug }) => slug === query.topic)?.id ?? -1);
    const { questions, next } = await listQuestions(ctx, { topic, after: query.after });
    return { ok: true, value: { data: { items: questions.map(tileData), next } } };
  },
});

const read = call({
  name: 'question',
  method: 'GET',
  at: [`${QUESTION}/{code}`],
  about: 'One public question with its approved answers. No answer replaces a visit.',
  access: 'public',
  path: { code: typed(questionCodeField) },
  data: questionSchema,
  refused: [404],
  run: async (ctx, { path }) => {
    const found = await publicQuestion(ctx, path.code);
    if (!found.ok) return found;
    const { near: _, askedAt, answeredAt, answers, ...rest } = found.value;
    const given = answers.map(({ id: __, lang: ___, writtenAt, ...one }) => ({ ...one, writtenAt: writtenAt.toISOString() }));
    return ok({ data: { ...rest, askedAt: askedAt.toISOString(), answeredAt: answeredAt.toISOString(), answers: given } });
  },
});

const sent = z.strictObject({ code: z.string() }).meta({ id: 'QuestionSent' });

const asked = call({
  name: 'askQuestion',
  method: 'POST',
  at: [QUESTION],
  about:
    'Asks doctors a question. It is read by staff before any doctor sees it, and public only with its first approved answer. Where its words sound like an emergency it is refused with `questions.emergency` until `seen` says that 115 was shown. Five a day.',
  access: 'user',
  body: {
    type: 'application/json',
    fields: { ...allTyped(questionFields), seen: typed({ ...noticeSeen, optional: true, about: 'That the number 115 was shown: `on`', example: 'on' }) },
  },
  data: sent,
  refused: [409, 422, 429],
  run: async (ctx, { body: { seen, ...form } }, once) => {
    const done = await askQuestion(ctx, form, { seen, once });
    return done.ok ? ok({ data: done.value, message: 'questions.form.sent' as const }) : done;
  },
});

const answered = call({
  name: 'answerQuestion',
  method: 'POST',
  at: [`${QUESTION}/{code}/answer`],
  about: 'A verified doctor answers, or writes the answer anew; it is shown after staff have read it.',
  access: 'user',
  path: { code: typed(questionCodeField) },
  body: { type: 'application/json', fields: allTyped(answerFields) },
  data: sent,
  refused: [403, 404, 409, 422],
  run: async (ctx, { path, body }) => {
    const done = await writeAnswer(ctx, path.code, body);
    return done.ok ? ok({ data: done.value, message: 'questions.answer.sent' as const }) : done;
  },
});

/** Questions to doctors, as clients read, ask and answer them. [COMM-2, API-2: questions] */
export const questionCalls = [list, read, asked, answered] as const;
