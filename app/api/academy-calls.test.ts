import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCredit } from '../../tests/attack/forms/money';
import { addCohort } from '../../tests/academy';
import { apiCaller, logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { addLesson } from '../../tests/lessons';
import { openShop, type Shop } from '../../tests/shop';
import { academyCalls } from './academy-calls';
import { lessonCalls } from './lesson-calls';

const PRICE = 600_000;
let shop: Shop;
let server: ApiServer;
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
});
afterAll(() => server.stop());

const ask = apiCaller(() => server, [...academyCalls, ...lessonCalls]);
const logIn = (phone: string) => logInByApi(server, phone);

test('[ACAD-1, ACAD-2, ACAD-3: API] a client finds a course, takes and pays a seat, reads, answers with no key before it, and its certificate is found by everybody with its number alone', async () => {
  const cohortId = await addCohort(shop.database.pool, { now: shop.rt.clock(), priceToman: PRICE });
  await rows('insert into seat_counters (cohort_id, seats, seats_left, updated_at) values ($1, 1, 1, now())', [cohortId]);
  const { id, items } = await addLesson(shop.database, 'one', {
    free: false,
    items: [{ kind: 'number', answer: '7391', tolerance: 0, prompt: 'چند؟', why: 'زیرا' }],
  });
  const [mine, other] = [await logIn('09121110001'), await logIn('09121110002')];
  const [user] = await rows(`update users set first_name = 'آوین', last_name = 'راد' where phone = '09121110001' returning id`);
  await giveCredit(shop.database.pool, Number(user?.['id']), PRICE);

  expect((await ask('GET', '/v2/academy/course')).data).toMatchObject([{ slug: 'ecg', lessons: 1, next: { id: cohortId, left: 1 } }]);
  expect((await ask('GET', '/v2/academy/course/ecg')).data).toMatchObject({ lessons: [{ id, free: false }], cohorts: [{ priceToman: PRICE }] });
  expect((await ask('GET', '/v2/academy/course/none')).status).toBe(404);
  expect((await ask('POST', '/v2/academy/reservation', { body: { cohortId } })).status).toBe(401);
  const held = await ask('POST', '/v2/academy/reservation', { body: { cohortId }, by: mine });
  expect(held).toMatchObject({ status: 200, data: { state: 'held', course: 'ecg' } });
  const { code } = held.data as { code: string };
  expect((await ask('POST', '/v2/academy/reservation', { body: { cohortId }, by: other })).status).toBe(409);
  expect((await ask('DELETE', `/v2/academy/reservation/${code}`, { by: other })).status).toBe(404);
  expect((await ask('GET', '/v2/academy/invoice', { by: mine })).data).toMatchObject([{ reservation: code, totalToman: PRICE }]);
  expect((await ask('POST', '/v2/academy/invoice', { body: { reservation: code, code: 'NONE' }, by: mine })).status).toBe(422);
  for (const by of [mine, other]) expect((await ask('GET', `/v2/academy/lesson/${id}`, { by })).status).toBe(403);
  const pay = (shownToman: number) => ask('POST', `/v2/academy/invoice/${code}/pay`, { body: { shownToman, by: 'wallet' }, by: mine });
  expect((await pay(PRICE - 1)).status).toBe(409);
  expect((await pay(PRICE)).data).toEqual({ code, paid: true, payUrl: null });
  await rows(`update enrolments set state = 'under-way' where code = $1`, [code]);

  const lesson = await ask('GET', `/v2/academy/lesson/${id}`, { by: mine });
  expect(lesson).toMatchObject({ status: 200, data: { quiz: { missing: [1], items: [{ id: items[0], why: null }] } } });
  expect(lesson.text).not.toContain('7391');
  expect((await ask('GET', `/v2/academy/lesson/${id}`, { by: other })).status).toBe(403);
  expect((await ask('GET', '/v2/academy/lesson/999999', { by: mine })).status).toBe(404);
  expect((await ask('PUT', `/v2/academy/lesson/${id}/progress`, { body: { place: 40 }, by: mine })).data).toEqual({ place: 40 });
  expect((await ask('PUT', `/v2/academy/lesson/${id}/progress`, { body: { place: 10 }, by: mine })).data).toEqual({ place: 40 });
  const attempt = (values: string[], by = mine) => ask('POST', `/v2/academy/lesson/${id}/try`, { body: { answers: [{ item: items[0], values }] }, by });
  expect((await attempt(['x'])).status).toBe(422);
  expect((await attempt(['7391'], other)).status).toBe(403);
  expect((await attempt(['1'])).data).toMatchObject({ right: 0, done: false, results: [{ item: items[0], right: false, why: 'زیرا' }] });
  expect((await attempt(['۷۳۹۱'])).data).toMatchObject({ right: 1, done: true });
  expect((await ask('GET', '/v2/academy/certificate', { by: mine })).data).toEqual([]);
  expect((await ask('GET', '/v2/academy/reservation', { by: mine })).data).toMatchObject([{ code, progress: { done: 1, all: 1, next: null } }]);
  expect((await ask('GET', '/v2/academy/certificate/ZC-2345678-ABCDEFGH')).status).toBe(404);
});
