import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATINGS_LEAST } from '#domain/service-requests/rating';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { putInState } from '../../tests/put-in-state';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { staffInquiry } from '../staff/inquiry-detail';
import { serviceReport } from '../staff/reports/service-report';
import { workDue } from '../work/due';
import { askForService } from './ask';
import { requestPage } from './my-request';
import { complainOfRequest, rateRequest, serviceRating } from './rate';

let shop: Shop;
let number = 1_200;
let ctx: Ctx;
let code: string;
let id: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support', 'administrator'] } });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const at = (moment: string) => {
  shop.at(new Date(moment));
  ctx = testContext(shop.rt, { actor: ctx.actor });
};
/** Saturday, 10:00 in Tehran: it was done then. */
const SATURDAY = '2026-11-21T06:30:00Z';
const SUNDAY = '2026-11-22T06:30:00Z';

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date(SATURDAY));
  number += 1;
  ctx = await buyer(shop, number);
  const values = { name: 'آوین کهن‌سار', phone: '09121112233', city: 'tehran', district: 5, item: 'wheelchair', day: '2026-11-24', part: 'any' };
  const asked = await askForService(ctx, { once: key(), service: 'rental', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  code = asked.value.code;
  id = (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0;
  await putInState(shop.database.pool, `update service_requests set state = 'done', state_since = $2 where id = $1`, [id, SATURDAY]);
});
afterAll(() => shop.stop());

const rate = (rating: number, by = ctx, note: string | null = null) => rateRequest(by, { code, rating, note });
const complain = (once = key(), by = ctx, wrong = 'چرخ ویلچر شکسته بود') => complainOfRequest(by, { once, code, wrong });
const page = async () => {
  const found = await requestPage(ctx, code);
  if ('ok' in found) throw new Error(found.code);
  return found;
};

test('a rating: a day after its end it is rated once, by whoever asked; the words go to the desk, and wait for nobody', async () => {
  expect(await rate(4)).toMatchObject({ ok: false, code: 'services.rating.not-now', status: 409 });
  at(SUNDAY);
  expect((await page()).after).toMatchObject({ stars: null, mayRate: true });
  number += 1;
  expect(await rate(1, await buyer(shop, number))).toMatchObject({ ok: false, code: 'services.unknown', status: 404 });
  const both = await Promise.all([rate(4, ctx, 'سر وقت آمدند'), rate(4, ctx, 'سر وقت آمدند')]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await rate(1)).toMatchObject({ ok: false, code: 'services.rating.not-now' });
  expect(await page()).toMatchObject({
    after: { stars: 4, mayRate: false },
    thread: { messages: [{ side: 'requester', words: 'سر وقت آمدند' }], answerBy: null },
  });
  expect((await page()).happened.at(-1)?.event).toBe('rate');
  expect((await serviceReport(desk(), { from: '2026-11-21', to: '2026-11-22' }))[0]?.figures).toMatchObject({ ratings: 1, average: 4 });
});

test('a rating: the public figure of a service is hidden below thirty', async () => {
  const made = (count: number) =>
    rows(
      `with made as (insert into service_requests (code, "group", service, state, state_since, lang, user_id) select 'ZS-RATED' || n, 'care', 'massage', 'not-checked', now(), 'fa', (select min(id) from users)
      from generate_series(1, $1) n returning id) insert into request_ratings (request_id, service, stars, at) select id, 'massage', 5, now() from made`,
      [count],
    );
  await made(RATINGS_LEAST - 1);
  expect(await serviceRating(ctx, 'massage')).toBeNull();
  await rows(`insert into request_ratings (request_id, service, stars, at) values ($1, 'massage', 2, now())`, [id]);
  expect(await serviceRating(ctx, 'massage')).toEqual({ count: RATINGS_LEAST, average: 4.9 });
  expect(await serviceRating(ctx, 'nurse')).toBeNull();
});

test('[MSG-3: complaint of a service] within a week something wrong lies among the questions of the desk with the request’s number, once', async () => {
  const once = key();
  const sent = await complain(once);
  expect(sent).toMatchObject({ ok: true });
  expect(await complain(once)).toEqual(sent);
  expect(await complain()).toMatchObject({ ok: false, code: 'services.complaint.there', status: 409 });
  expect((await page()).after).toMatchObject({ complaint: true, mayComplain: false });
  const [made] = await rows<{ id: number; kind: string }>(
    `select i.id, i.kind::text from inquiries i join inquiry_details d on d.inquiry_id = i.id where d.request_code = $1`,
    [code],
  );
  expect(made?.kind).toBe('complaint');
  expect((await staffInquiry(desk(), made?.id ?? 0))?.details).toMatchObject({ requestCode: code, words: 'چرخ ویلچر شکسته بود', name: 'آوین کهن‌سار' });
  const waits = (await workDue(desk(), { queue: 'inquiries' })).spans.flatMap(({ items }) => items).find((item) => item.id === made?.id);
  expect(waits).toMatchObject({ kind: 'complaint', dueAt: new Date('2026-11-22T08:30:00Z') });
});

test('[MSG-3: complaint of a service] after a week, of what is not done, or by somebody else there is none', async () => {
  number += 1;
  expect(await complain(key(), await buyer(shop, number))).toMatchObject({ ok: false, code: 'services.unknown' });
  at('2026-11-28T06:30:00Z');
  expect(await complain()).toMatchObject({ ok: false, code: 'services.complaint.not-now', status: 409 });
  await putInState(shop.database.pool, `update service_requests set state = 'cancelled', state_since = $2 where id = $1`, [id, '2026-11-28T06:00:00Z']);
  expect(await complain()).toMatchObject({ ok: false, code: 'services.complaint.not-now' });
});
