import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { ACADEMY_STUDENTS_REPORTED } from '#domain/academy/reported';
import { addCohort } from '../../tests/academy';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf } from '../../tests/wallet';
import { dashboardPage } from '../accounts/dashboard';
import type { Ctx } from '../context';
import { applySeatCode } from './apply-code';
import { beginCourse } from './begin';
import { callOffCohort } from './call-off';
import { leaveCourse } from './end';
import { lessonPage } from './lesson';
import { priceSeatWith } from './price-with';
import { enrolmentPage, myCourses, seatOffer } from './mine';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
import { settleDueEnrolments } from './settle';
import { shownCourse, shownCourses } from './shown';

const PRICE = 1_200_000;
let shop: Shop;
let ctx: Ctx;
let cohort: number;
const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['support'] } });

beforeEach(async () => {
  shop = await openShop();
  await query(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
  ctx = await buyer(shop);
  cohort = await addCohort(shop.database.pool, { now: clockOf(shop).now, priceToman: PRICE });
  await moveSeats(desk(), { cohortId: cohort, delta: 3, reason: 'room 3', key: ulid() });
});
afterEach(() => shop.stop());

async function addLesson(slug: string, rank: number, free: boolean, text?: string): Promise<void> {
  const { rows } = await query(`insert into lessons (course_id, slug, rank, minutes, free) select id, $1, $2, 18, $3 from courses returning id`, [
    slug,
    rank,
    free,
  ]);
  const { id } = rows[0] as { id: number };
  const words = { type: 'paragraph', children: [{ type: 'text', text, format: 0 }] };
  const signal = { type: 'block', fields: { blockType: 'madeSignal', signal: 'ecg', plan: 'seed 1\nseconds 6', caption: '' } };
  const body = text === undefined ? null : JSON.stringify({ root: { type: 'root', children: [words, signal] } });
  await query(`insert into lessons_locales (title, body, _locale, _parent_id) values ('خط پایه', $2, 'fa', $1), ('The baseline', null, 'en', $1)`, [id, body]);
}

test('[ACAD-1: list, detail, lessons, price, capacity] visitors see a course with its lessons in order, the free one, its group’s price and the seats that are left', async () => {
  expect(ACADEMY_STUDENTS_REPORTED).toBe(2_000);
  await addLesson('second', 20, false);
  await addLesson('first', 10, true);
  const guest = testContext(shop.rt, { lang: 'en' });
  const [tile] = await shownCourses({ ...guest, now: ctx.now });
  expect(tile).toMatchObject({
    slug: 'ecg',
    title: 'ECG',
    hours: 12,
    lessons: 2,
    next: { priceToman: PRICE, left: 3, seats: 3, standing: 'open', name: 'Autumn group' },
  });
  await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  const course = await shownCourse(ctx, 'ecg');
  expect(course?.lessons.map(({ slug, free }) => [slug, free])).toEqual([
    ['first', true],
    ['second', false],
  ]);
  expect(course).toMatchObject({ title: 'نوار قلب', outcomes: ['خواندن نوار'], cohorts: [{ id: cohort, left: 2, standing: 'open' }] });
  const at = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * 24 * 3_600_000) });
  expect((await shownCourse(at(-2), 'ecg'))?.cohorts[0]?.standing).toBe('not-yet');
  expect((await shownCourse(at(9.5), 'ecg'))?.cohorts).toEqual([]);
  await callOffCohort(desk(), { cohortId: cohort, reason: 'too few' });
  expect((await shownCourse(ctx, 'ecg'))?.cohorts[0]?.standing).toBe('called-off');
  await query(`update courses set published = false`);
  expect([await shownCourse(ctx, 'ecg'), await shownCourses(ctx)]).toEqual([null, []]);
});

test('[ACAD-1: languages] a course without words in a language is not shown in it', async () => {
  await query(`delete from courses_locales where _locale = 'en'`);
  expect(await shownCourse({ ...ctx, lang: 'en' }, 'ecg')).toBeNull();
  expect(await shownCourse(ctx, 'ecg')).not.toBeNull();
});

test('[ACAD-2: account, DASH-1: AI courses, WAL-3: courses] a seat stands in the account with its price line by line, what leaving gives back, and among the courses of the dashboard', async () => {
  await query(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true)`);
  expect(await seatOffer(ctx, cohort)).toMatchObject({ title: 'نوار قلب', mine: null, cohort: { priceToman: PRICE } });
  expect(await dashboardPage(ctx)).toMatchObject({ courses: 0 });
  const held = await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  const { code } = held.value;
  expect(await seatOffer(ctx, cohort)).toMatchObject({ mine: code });
  const priced = { code: 'MEHR', baseToman: PRICE, discountToman: 120_000, payableToman: 1_080_000 };
  expect(await priceSeatWith(ctx, { seat: code, code: ' mehr ' })).toEqual({ ok: true, value: { ...priced, availableToman: 0, missingToman: 1_080_000 } });
  expect(await priceSeatWith(ctx, { seat: code, code: 'NONE' })).toMatchObject({ ok: false });
  expect(await priceSeatWith(await buyer(shop, 3), { seat: code, code: 'MEHR' })).toMatchObject({ ok: false, status: 404 });
  expect(await enrolmentPage(ctx, code)).toMatchObject({ bill: { totalToman: PRICE, discountCode: null } });
  await applySeatCode(ctx, { code, discount: 'MEHR' });
  expect(await enrolmentPage(ctx, code.toLowerCase())).toMatchObject({
    ...{ code, state: 'held', priceToman: PRICE, paidToman: 0, leaving: { backToman: 0 } },
    bill: { totalToman: 1_080_000, discountToman: 120_000, discountCode: 'MEHR' },
  });
  await addCredit(shop, ctx, PRICE);
  await paySeat(ctx, { key: ulid(), code, shownToman: 1_080_000, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
  expect(await enrolmentPage(ctx, code)).toMatchObject({ state: 'paid', bill: null, paidToman: 1_080_000, leaving: { backToman: 1_080_000 } });
  expect(await enrolmentPage({ ...ctx, now: new Date(ctx.now.getTime() + 11 * 24 * 3_600_000) }, code)).toMatchObject({ leaving: null });
  expect(await myCourses(ctx)).toMatchObject([{ code, title: 'نوار قلب', group: 'گروه پاییز', state: 'paid' }]);
  expect(await dashboardPage(ctx)).toMatchObject({ courses: 1 });
  const other = await buyer(shop, 2);
  expect([await enrolmentPage(other, code), await myCourses(other)]).toMatchObject([{ ok: false, status: 404 }, []]);
});

const FREE = 'متن رایگان';
const CLOSED = 'متن بسته';
const read = async (by: Ctx, lesson: string, slug = 'ecg') => lessonPage(by, { slug, lesson });

test('[ACAD-3: lessons] a free lesson is read by everybody; the others by whoever has a seat and has begun, and nobody else gets a word of them', async () => {
  await addLesson('first', 10, true, FREE);
  await addLesson('second', 20, false, CLOSED);
  await addLesson('empty', 30, false);
  const guest = testContext(shop.rt, { lang: 'fa' });
  const other = await buyer(shop, 2);
  const free = await read(guest, 'first');
  expect(free).toMatchObject({ standing: 'open', before: null, after: { slug: 'second' }, course: { slug: 'ecg' } });
  expect(free?.tree).toMatchObject([{ kind: 'paragraph' }, { kind: 'made-signal', plan: { kind: 'ecg', options: { seed: 1, seconds: 6 } } }]);
  for (const by of [guest, ctx, other]) {
    const closed = await read(by, 'second');
    expect(closed).toMatchObject({ standing: 'seat-first', tree: null });
    expect(JSON.stringify(closed)).not.toContain(CLOSED);
  }
  await addCredit(shop, ctx, PRICE);
  const held = await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  const { code } = held.value;
  expect(await beginCourse(ctx, code)).toMatchObject({ ok: false, status: 409 });
  expect(await read(ctx, 'second')).toMatchObject({ standing: 'seat-first', tree: null });
  await paySeat(ctx, { key: ulid(), code, shownToman: PRICE, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
  expect(await read(ctx, 'second')).toMatchObject({ standing: 'begin-first', tree: null, code });
  expect(await beginCourse(other, code)).toMatchObject({ ok: false, status: 404 });
  expect(await Promise.all([beginCourse(ctx, code), beginCourse(ctx, code)])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(JSON.stringify(await read(ctx, 'second'))).toContain(CLOSED);
  expect(await read(other, 'second')).toMatchObject({ standing: 'seat-first', tree: null });
  expect(await enrolmentPage(ctx, code)).toMatchObject({ state: 'under-way', leaving: null });
  expect(await leaveCourse(ctx, code)).toMatchObject({ ok: false, code: 'academy.enrolment.begun' });
  await callOffCohort(desk(), { cohortId: cohort, reason: 'too few' });
  await settleDueEnrolments(clockOf(shop));
  expect(await read(ctx, 'second')).toMatchObject({ standing: 'seat-first', tree: null });
});

test('[ACAD-3: lessons] a lesson without text in the reader’s language, of another course, or of one that is not published, is not found', async () => {
  await addLesson('first', 10, true, FREE);
  await addLesson('empty', 20, true);
  expect((await shownCourse(ctx, 'ecg'))?.lessons.map(({ slug, hasText }) => [slug, hasText])).toEqual([
    ['first', true],
    ['empty', false],
  ]);
  expect([await read(ctx, 'empty'), await read({ ...ctx, lang: 'en' }, 'first'), await read(ctx, 'first', 'other')]).toEqual([null, null, null]);
  await query(`update courses set published = false`);
  expect(await read(ctx, 'first')).toBeNull();
});
