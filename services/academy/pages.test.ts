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
import { callOffCohort } from './call-off';
import { enrolmentPage, myCourses, seatOffer } from './mine';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
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

async function addLesson(slug: string, rank: number, free: boolean): Promise<void> {
  const { rows } = await query(`insert into lessons (course_id, slug, rank, minutes, free) select id, $1, $2, 18, $3 from courses returning id`, [
    slug,
    rank,
    free,
  ]);
  const { id } = rows[0] as { id: number };
  await query(`insert into lessons_locales (title, _locale, _parent_id) values ('خط پایه', 'fa', $1), ('The baseline', 'en', $1)`, [id]);
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

test('[ACAD-2: account, DASH-1: AI courses] a seat stands in the account with its price line by line, what leaving gives back, and among the courses of the dashboard', async () => {
  await query(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true)`);
  expect(await seatOffer(ctx, cohort)).toMatchObject({ title: 'نوار قلب', mine: null, cohort: { priceToman: PRICE } });
  expect(await dashboardPage(ctx)).toMatchObject({ courses: 0 });
  const held = await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  const { code } = held.value;
  expect(await seatOffer(ctx, cohort)).toMatchObject({ mine: code });
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
