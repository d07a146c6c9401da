import { z } from 'zod';
import { quizFieldName } from '#domain/academy/quiz-fields';
import { field, parseFields, whole } from '#domain/fields';
import { ok, together, type Refusal } from '#domain/result';
import { stripSvg } from '#domain/signals/strip-svg';
import { WAVE_HEIGHT, WAVE_WIDTH } from '#domain/signals/wave-picture';
import { lessonById } from '#services/academy/lesson-by-id';
import { myCertificates } from '#services/academy/my-certificates';
import type { Quiz } from '#services/academy/quiz';
import { readTo } from '#services/academy/read-to';
import { quizFields, tryQuiz } from '#services/academy/try';
import { newOnceKey } from '#services/once-key';
import { paperByNumber, type CheckedPaper } from '#services/papers/verify';
import { certificateSchema, lessonSchema, quizData, triedSchema } from './academy-data';
import { call, type Call, type Done } from './call';
import { list, object, typed } from './field';

/** Where the refusals of numbers stand. */
const COUNT = 'services.count';
const LESSON = '/v2/academy/lesson/{id}';
const MOST_ITEMS = 40;
const MOST_VALUES = 120;
/** What is no number is the id of no lesson. */
const id = typed(
  field({ kind: 'code', least: 1, most: 9, about: 'The id of a lesson', example: '12' }, (given) => ok(/^[1-9]\d{0,8}$/.test(given) ? Number(given) : 0)),
);

/** A question's signal as a picture of its own. */
function draw(picture: Quiz['items'][number]['picture']): string | null {
  if (!picture) return null;
  if (picture.kind === 'ecg') return stripSvg(picture.strip, { label: '', beat: '' });
  const numbers = picture.marks.map(({ x, text }) => `<text x="${x.toFixed(1)}" y="12" text-anchor="middle" font-size="15">${text}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}"><path d="${picture.path}" fill="none" stroke="#0b5d4b" stroke-width="3"/>${numbers.join('')}</svg>`;
}

const lesson = call({
  name: 'lesson',
  method: 'GET',
  at: [LESSON],
  about: 'A lesson with its text and questions, for whoever may read it; no answer stands in it before a try.',
  access: 'user',
  path: { id },
  data: lessonSchema,
  refused: [403, 404],
  run: async (ctx, { path }) => {
    const found = await lessonById(ctx, path.id);
    if ('ok' in found) return found;
    const { course, slug, title, summary, minutes, tree } = found.lesson;
    return done({ id: path.id, course: course.slug, slug, title, summary, minutes, blocks: [...(tree ?? [])], quiz: quizData(found.quiz, draw) });
  },
});

const progress = call({
  name: 'lessonProgress',
  method: 'PUT',
  at: [`${LESSON}/progress`],
  about: 'Says how far a lesson was read, in percent; nobody goes back.',
  access: 'user',
  path: { id },
  body: { type: 'application/json', fields: { place: typed({ ...whole({ area: COUNT, min: 0, max: 100 }), about: 'In percent', example: '40' }) } },
  data: z.strictObject({ place: z.int() }),
  refused: [403, 404, 422, 503],
  run: async (ctx, { path, body }) => {
    const noted = await readTo(ctx, { id: path.id, place: body.place });
    return noted.ok ? done(noted.value) : noted;
  },
});

const value = typed(
  field({ kind: 'code', least: 0, most: 40, about: 'A choice by its number from 1, a number, or milliseconds of a mark', example: '2' }, ok<string>),
);

const attempt = call({
  name: 'tryLesson',
  method: 'POST',
  at: [`${LESSON}/try`],
  about: 'Answers questions of a lesson; each is graded on the server. Send an Idempotency-Key: an answer that waited without a connection counts once.',
  access: 'user',
  path: { id },
  body: {
    type: 'application/json',
    fields: {
      answers: list({
        of: object(
          {
            item: typed({ ...whole({ area: COUNT, min: 1, max: 999_999_999 }), about: 'The question', example: '31' }),
            values: list({ of: value, most: MOST_VALUES, about: 'What is answered' }),
          },
          { about: 'An answer' },
        ),
        most: MOST_ITEMS,
        about: 'One for each question that is answered',
      }),
    },
  },
  data: triedSchema,
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { path, body }, once) => {
    const fields = await quizFields(ctx, path);
    const read = parseFields(fields, Object.fromEntries(body.answers.map(({ item, values }) => [quizFieldName(item), values.join('\n')])));
    if (!read.ok) return together(...read.refusals.map((one) => ({ ...one, field: 'answers' }))) as Refusal;
    const given = Object.fromEntries(body.answers.map(({ item }) => [item, (read.value as Record<string, string[]>)[quizFieldName(item)] ?? []]));
    const tried = await tryQuiz(ctx, { at: path, once: once?.key ?? newOnceKey(), answers: given });
    if (!tried.ok) return tried;
    const shown = await lessonById(ctx, path.id);
    const whys = new Map('ok' in shown ? [] : shown.quiz.items.map((item) => [String(item.id), item.why ?? '']));
    const { results, ...all } = tried.value;
    return done({
      ...all,
      results: Object.entries(results).map(([item, { right, marks }]) => ({ item: Number(item), right, marks: marks ?? null, why: whys.get(item) ?? '' })),
    });
  },
});

const certificateData = ({ claims: { n, w, f, e, h, s, d }, withdrawn }: CheckedPaper): z.infer<typeof certificateSchema> => ({
  ...{ number: n, name: w, course: { fa: f, en: e }, hours: h, score: s, issuedOn: d },
  withdrawn: withdrawn && { at: withdrawn.at.toISOString(), why: withdrawn.why },
});

const mine = call({
  name: 'myCertificates',
  method: 'GET',
  at: ['/v2/academy/certificate'],
  about: 'The account’s certificates.',
  access: 'user',
  data: z.array(certificateSchema),
  refused: [],
  run: async (ctx) => done((await myCertificates(ctx)).map(certificateData)),
});

const checked = call({
  name: 'checkCertificate',
  method: 'GET',
  at: ['/v2/academy/certificate/{number}'],
  about: 'A certificate by its number with the check part beside it: what was signed, and whether it was withdrawn.',
  access: 'public',
  path: {
    number: typed(field({ kind: 'code', least: 1, most: 60, about: 'Number and check part', example: 'ZC-2345678-ABCDEFGH' }, ok<string>)),
  },
  data: certificateSchema,
  refused: [404],
  run: async (ctx, { path }) => {
    const found = await paperByNumber(ctx, path.number);
    return found.ok ? done(certificateData(found.value)) : found;
  },
});

function done<D>(data: D): { ok: true; value: Done<D> } {
  return { ok: true, value: { data } };
}

/** Lessons, their questions, and certificates as clients ask for them. [ACAD-3, API-2: academy] */
export const lessonCalls: readonly Call[] = [lesson, progress, attempt, mine, checked];
