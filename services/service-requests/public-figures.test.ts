import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendars/day';
import { PRICE_DAYS, PROMISE_DAYS } from '#domain/service-requests/public-figures';
import { putInState } from '../../tests/put-in-state';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import { countServiceFigures, figuresOfService } from './public-figures';

const NOW = new Date('2026-11-27T08:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
let shop: Shop;
const put = (text: string, values: unknown[] = []) => putInState(shop.database.pool, text, values);
const count = () => countServiceFigures(clockContext(shop.rt, 'test'));
const shown = (service: 'massage' | 'rental' = 'massage') => figuresOfService(testContext(shop.rt), service);

type Made = { from: number; to: number; createdAt: Date };
/** Requests of massage, numbered. */
const requests = ({ from, to, createdAt }: Made) =>
  put(
    `insert into service_requests (id, code, "group", service, state, state_since, lang, user_id, created_at)
     select n, 'ZS-FIG' || n, 'care', 'massage', 'done', $3, 'fa', 1, $3 from generate_series($1::int, $2::int) n`,
    [from, to, createdAt],
  );
/** For each an answer that was due in an hour, closed after so many minutes or still open. */
const answers = (from: number, to: number, minutes: number | null, startsAt: Date) =>
  put(
    `insert into deadlines (kind, subject, calendar, starts_at, due_at, closed_at)
     select 'services.review', 'request:' || n, 'service', $3::timestamptz, $3::timestamptz + interval '1 hour', $3::timestamptz + make_interval(mins => $4::int) from generate_series($1::int, $2::int) n`,
    [from, to, startsAt, minutes],
  );
const visits = (from: number, to: number, state: string, arrived: Date | null) =>
  put(
    `insert into visits (request_id, ordinal, kind, state, state_since, provider_id, window_from, window_to, code, arrived_at)
     select n, 1, 'visit', $3, now(), 1, $4::timestamptz, $4::timestamptz + interval '2 hours', '1234', $5 from generate_series($1::int, $2::int) n`,
    [from, to, state, before(4), arrived],
  );
/** An offer of a price and a deposit; the accepted one is the last. */
const offer = (from: number, to: number, version: number, totalToman: number) =>
  put(
    `with made as (insert into request_offers (request_id, version, lines, total_toman, deposit_toman, visit_from, visit_to, reason, staff_id, created_at)
       select n, $3::int, jsonb_build_array(jsonb_build_object('kind', 'item', 'count', 1, 'unitToman', $4::bigint), jsonb_build_object('kind', 'deposit', 'count', 1, 'unitToman', 500000)), $4::bigint + 500000, 500000, now(), now() + interval '1 hour', 'x', 1, now() from generate_series($1::int, $2::int) n returning request_id)
     insert into events (subject, event, from_state, to_state, actor, facts, at) select 'request:' || request_id, 'accept', 'priced', 'accepted', 'user 1', jsonb_build_object('version', $3::int), now() from made`,
    [from, to, version, totalToman],
  );

beforeAll(async () => {
  shop = await openShop();
  shop.at(NOW);
});
afterAll(() => shop.stop());

test('[INP-5: in public] [INP-8: in public] nothing stands of fewer than thirty; then answers, visits and the price, each from its own days', async () => {
  await requests({ from: 9_001, to: 9_029, createdAt: before(5) });
  await answers(9_001, 9_029, 30, before(5));
  await visits(9_001, 9_029, 'done', new Date(before(4).getTime() + 60_000));
  await offer(9_001, 9_029, 1, 1_000_000);
  expect(await count()).toEqual({ changed: 1 });
  expect(await shown()).toBeNull();

  // The thirtieth was answered late, was missed, and cost less than it was said first.
  await requests({ from: 9_030, to: 9_030, createdAt: before(5) });
  await answers(9_030, 9_030, 90, before(5));
  await visits(9_030, 9_030, 'missed', null);
  await offer(9_030, 9_030, 1, 1_000_000);
  await offer(9_030, 9_030, 2, 900_000);
  // What is older than the days of promises counts for the price alone, what is older than a year for nothing.
  await requests({ from: 9_101, to: 9_140, createdAt: before(PROMISE_DAYS + 1) });
  await answers(9_101, 9_140, 90, before(PROMISE_DAYS + 1));
  await offer(9_101, 9_140, 1, 2_000_000);
  await offer(9_101, 9_140, 2, 2_050_000);
  await requests({ from: 9_201, to: 9_300, createdAt: before(PRICE_DAYS + 1) });
  await offer(9_201, 9_300, 1, 1_000_000);
  await offer(9_201, 9_300, 2, 9_000_000);
  expect(await count()).toEqual({ changed: 1 });
  expect(await shown()).toEqual({ answered: { of: 30, percent: 96 }, came: { of: 30, percent: 96 }, price: { of: 70, changedByToman: 50_000 } });
  expect(await shown('rental')).toBeNull();
});

test('an answer that is still owed counts once its time is over, a visit outside its hours is none that was kept', async () => {
  await requests({ from: 9_401, to: 9_410, createdAt: before(1) });
  await answers(9_401, 9_405, null, before(1));
  await answers(9_406, 9_410, null, new Date(NOW.getTime() - 60_000));
  await visits(9_401, 9_410, 'done', new Date(before(4).getTime() + 3 * 3_600_000));
  await count();
  expect(await shown()).toMatchObject({ answered: { of: 35, percent: 82 }, came: { of: 40, percent: 72 } });
});

test('what is as it was is not written, so that no kept page is made again', async () => {
  const client = await shop.database.pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await client.query('listen content_changed');
  expect(await count()).toEqual({ changed: 0 });
  await client.query('select 1');
  expect(heard).toEqual([]);
  await requests({ from: 9_501, to: 9_501, createdAt: before(1) });
  await answers(9_501, 9_501, 30, before(1));
  expect(await count()).toEqual({ changed: 1 });
  await client.query('select 1');
  expect(heard).toHaveLength(1);
  await client.query('unlisten content_changed');
  client.release();
});

test('what nobody has asked for within a year says nothing any more', async () => {
  shop.at(new Date(NOW.getTime() + (PRICE_DAYS + 1) * DAY_MS));
  expect(await count()).toEqual({ changed: 1 });
  expect(await shown()).toBeNull();
  expect((await shop.database.pool.query('select from service_figures')).rowCount).toBe(0);
  shop.at(NOW);
});

test('the database keeps no more than there is', async () => {
  const row = `insert into service_figures (service, answers, in_time, visits, in_window, prices, changed_by_toman, at) values`;
  for (const values of [
    `('a', 1, 2, 0, 0, 0, null, now())`,
    `('a', 1, 1, 0, 1, 0, null, now())`,
    `('a', 0, 0, 0, 0, 0, 5, now())`,
    `('a', 0, 0, 0, 0, 3, null, now())`,
  ])
    await expect(shop.database.pool.query(`${row} ${values}`), values).rejects.toThrow(/service_figures_shares/);
});
