import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { rightMarks } from '#domain/academy/marks';
import { readPlan } from '#domain/signals/signal-plan';
import { addCohort } from '../../tests/academy';
import { addLesson } from '../../tests/lessons';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { beginCourse } from './begin';
import { endLesson } from './done';
import { paySeat } from './pay';
import { lessonQuiz } from './quiz';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
import { quizFields, tryQuiz } from './try';

const PLAN = 'seed 1103\nseconds 6\nheartRateBpm 66';
const WHY = 'چون چنین است';
const number = { kind: 'number', answer: '7391', tolerance: 1, prompt: 'چند؟', why: WHY };
const choice = { kind: 'one', answer: '2', choices: 'یک\nدو\nسه', prompt: 'کدام؟', why: WHY };
const marks = { kind: 'mark', answer: 'beats', signal: 'ecg', plan: PLAN, prompt: 'نشان بزنید', why: WHY };
let shop: Shop;
let ctx: Ctx;
let cohort: number;
beforeEach(async () => {
  shop = await openShop();
  await shop.database.pool.query(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
  ctx = await buyer(shop);
  cohort = await addCohort(shop.database.pool, { now: clockOf(shop).now, priceToman: 1_200_000 });
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['support'] } });
  await moveSeats(desk, { cohortId: cohort, delta: 3, reason: 'room', key: ulid() });
});
afterEach(() => shop.stop());

const at = (lesson: string) => ({ slug: 'ecg', lesson });
const answer = (by: Ctx, lesson: string, answers: Record<string, string[]>, once = ulid()) => tryQuiz(by, { at: at(lesson), once, answers });

test('[ACAD-3: quizzes] before a try no byte of an answer leaves the server; after it stands why, and a question that was right is not asked again', async () => {
  const { items } = await addLesson(shop.database, 'first', { free: true, items: [number, choice, marks] });
  const [one, two, three] = items as [number, number, number];
  for (const by of [testContext(shop.rt, { lang: 'fa' }), ctx]) {
    const sent = JSON.stringify([await lessonQuiz(by, at('first')), await quizFields(by, at('first'))]);
    for (const secret of ['7391', WHY, 'seed', '1103', 'beats":"', '"key"', '"answer"', '"plan"', '"tolerance"']) expect(sent).not.toContain(secret);
  }
  expect(await lessonQuiz(testContext(shop.rt, { lang: 'fa' }), at('first'))).toMatchObject({ mayTry: false, done: false, missing: [1, 2, 3] });
  expect(await answer(ctx, 'first', { [one]: ['7392'], [two]: ['1'] })).toMatchObject({
    ok: true,
    value: { asked: 2, right: 1, done: false, missing: [2, 3] },
  });
  const shown = await lessonQuiz(ctx, at('first'));
  expect(shown?.items.map(({ state, why }) => [state, why])).toEqual([
    ['right', WHY],
    ['wrong', WHY],
    ['open', null],
  ]);
  const plan = readPlan('ecg', PLAN)!;
  const given = rightMarks(plan, 'beats').map((ms) => String(ms + 60));
  expect(await answer(ctx, 'first', { [two]: ['2'], [three]: given })).toMatchObject({ ok: true, value: { right: 2, done: true, missing: [] } });
  const ended = await lessonQuiz(ctx, at('first'));
  expect(ended).toMatchObject({ done: true, missing: [] });
  expect(ended?.items[2]?.marks).toMatchObject({ mine: { sensitivity: 100, predictivity: 100 }, core: { sensitivity: 100 } });
});

test('[ACAD-3: quizzes] the same try sent twice, at once too, is kept once; another body with its key is refused; a try without an answer keeps nothing', async () => {
  const { items } = await addLesson(shop.database, 'first', { free: true, items: [number] });
  const [one] = items as [number];
  const once = ulid();
  const sent = await Promise.all([answer(ctx, 'first', { [one]: ['1'] }, once), answer(ctx, 'first', { [one]: ['1'] }, once)]);
  expect(sent).toMatchObject([{ ok: true }, { ok: true }]);
  expect(sent[0]).toEqual(sent[1]);
  expect(await answer(ctx, 'first', { [one]: ['7391'] }, once)).toMatchObject({ ok: false, status: 409 });
  expect(await answer(ctx, 'first', {})).toMatchObject({ ok: false, code: 'academy.quiz.nothing' });
  expect(await answer(ctx, 'first', { 999_999: ['1'] })).toMatchObject({ ok: false, code: 'academy.quiz.nothing' });
  const { rows } = await shop.database.pool.query('select asked, right_answers from quiz_tries');
  expect(rows).toEqual([{ asked: 1, right_answers: 0 }]);
  await expect(shop.database.pool.query('update quiz_tries set right_answers = 1')).rejects.toThrow('append-only');
});

test('[ACAD-3: quizzes] a paid lesson’s questions are for whoever has begun the course; others get none of them and keep no try', async () => {
  const { items, id } = await addLesson(shop.database, 'second', { free: false, items: [number] });
  const [one] = items as [number];
  const other = await buyer(shop, 2);
  await addCredit(shop, ctx, 1_200_000);
  const held = await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  const { code } = held.value;
  const refusedAll = async (by: Ctx) => {
    expect(await lessonQuiz(by, at('second'))).toBeNull();
    expect(await quizFields(by, at('second'))).toEqual({});
    expect(await answer(by, 'second', { [one]: ['7391'] })).toMatchObject({ ok: false, status: 403 });
    expect(await tryQuiz(by, { at: { id }, once: ulid(), answers: { [one]: ['7391'] } })).toMatchObject({ ok: false, status: 403 });
    expect(await endLesson(by, at('second'))).toMatchObject({ ok: false, status: 403 });
  };
  await refusedAll(ctx);
  await paySeat(ctx, { key: ulid(), code, shownToman: 1_200_000, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
  await refusedAll(ctx);
  await beginCourse(ctx, code);
  await refusedAll(other);
  expect(await endLesson(ctx, at('second'))).toMatchObject({ ok: false, status: 409, facts: { count: 1 } });
  expect(await answer(ctx, 'second', { [one]: ['7391'] })).toMatchObject({ ok: true, value: { done: true } });
  expect(await answer(ctx, 'nowhere', { [one]: ['7391'] })).toMatchObject({ ok: false, status: 404 });
  expect((await shop.database.pool.query('select user_id from quiz_tries')).rows).toHaveLength(1);
});

test('[ACAD-3: quizzes] a hundred tries at a lesson a day, and no more; a lesson without questions ends by its button', async () => {
  const { items } = await addLesson(shop.database, 'first', { free: true, items: [number] });
  const [one] = items as [number];
  await addLesson(shop.database, 'words', { free: true, items: [] });
  expect(await endLesson(ctx, at('words'))).toMatchObject({ ok: true });
  expect(await lessonQuiz(ctx, at('words'))).toMatchObject({ done: true, items: [] });
  await shop.database.pool.query(
    `insert into quiz_tries (user_id, lesson_id, once, answers, results, right_answers, asked, at)
     select $1, (select id from lessons where slug = 'first'), n::text, '{}', '{}', 0, 1, $2 from generate_series(1, 99) n`,
    [ctx.actor.kind === 'user' ? ctx.actor.userId : 0, ctx.now],
  );
  expect(await answer(ctx, 'first', { [one]: ['1'] })).toMatchObject({ ok: true });
  expect(await answer(ctx, 'first', { [one]: ['1'] })).toMatchObject({ ok: false, status: 429 });
  const tomorrow = { ...ctx, now: new Date(ctx.now.getTime() + 25 * 3_600_000) };
  expect(await answer(tomorrow, 'first', { [one]: ['1'] })).toMatchObject({ ok: true });
});
