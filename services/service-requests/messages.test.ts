import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGE_MOST_CHARACTERS, MOST_UNANSWERED_MESSAGES } from '#domain/service-requests/messages';
import { menuCounts } from '../work/counts';
import { workDue } from '../work/due';
import { staffRequest } from '../staff/request-detail';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { askForService } from './ask';
import { decideRequest } from './decide';
import { settleMessages, writeToDesk, writeToRequester } from './messages';
import { moveServiceRequest, type RequestDeed } from './move';
import { requestPage } from './my-request';
import { settleDueRequests } from './settle';
import { clockContext } from '../clock-context';

let shop: Shop;
let number = 700;
let ctx: Ctx;
let code: string;
let id: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const desk = (staffId = 1) => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'کاوه', roles: ['support'] } });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const at = (moment: string) => {
  shop.at(new Date(moment));
  ctx = testContext(shop.rt, { actor: ctx.actor });
};
/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';
const wheelchair = { name: 'آوین کهن‌سار', phone: '09121112233', city: 'tehran', district: 5, item: 'wheelchair', day: '2026-11-24', part: 'any' };

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example'), (2, 'نوا', 'nava@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date(SATURDAY));
  number += 1;
  ctx = await buyer(shop, number);
  const asked = await askForService(ctx, { once: key(), service: 'rental', values: wheelchair, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  code = asked.value.code;
  id = (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0;
});
afterAll(() => shop.stop());

const write = (words = 'زنگ خراب است', once = key(), by = ctx) => writeToDesk(by, { once, code, words });
const answer = (words = 'تلفن می‌زنیم', once = key()) => writeToRequester(desk(), { once, requestId: id, words });
const waiting = async () => (await workDue(desk(), { queue: 'services' })).spans.flatMap(({ items }) => items).find((item) => item.id === id);
const row = async () =>
  (await rows<{ state: RequestDeed['expectedState']; due_at: Date | null }>(`select state::text, due_at from service_requests where id = $1`, [id]))[0];
const move = async (event: RequestDeed['event'], more: Partial<RequestDeed> = {}) =>
  moveServiceRequest(desk(), { requestId: id, event, expectedState: (await row())?.state ?? 'not-checked', ...more });
const thread = async () => {
  const page = await requestPage(ctx, code);
  if ('ok' in page) throw new Error(page.code);
  return page.thread;
};

test('[INP-8: message the user] the desk writes, whoever asked is told by the number alone, reads it and answers; nobody’s work is its writer’s', async () => {
  const told = (await said(shop)).length;
  const once = key();
  const [first, again] = await Promise.all([answer('فردا ساعت ۹ می‌آییم؟', once), answer('فردا ساعت ۹ می‌آییم؟', once)]);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  const notices = (await said(shop)).slice(told);
  expect(notices).toMatchObject([{ notice: 'services.message', body: expect.stringContaining(code) }]);
  expect(notices[0]?.body).not.toContain('می‌آییم');
  expect(await thread()).toMatchObject({ messages: [{ side: 'desk', words: 'فردا ساعت ۹ می‌آییم؟' }], answerBy: null, mayWrite: true });
  expect(await rows(`select staff_id from work_claims where collection = 'service-requests' and document_id = $1`, [id])).toEqual([{ staff_id: 1 }]);
  const mine = key();
  const sent = await write('بله، منتظرم', mine);
  expect(await write('بله، منتظرم', mine)).toEqual(sent);
  expect(await write('نه', mine)).toMatchObject({ ok: false, code: 'common.once-key-reused' });
  expect((await staffRequest(desk(), id))?.thread).toMatchObject({
    messages: [{ side: 'desk' }, { side: 'requester', words: 'بله، منتظرم' }],
    answerBy: new Date('2026-11-21T10:30:00Z'),
  });
  expect(await rows(`select 1 from audit where action = 'requests.read' and subject = $1`, [`request:${id}`])).toHaveLength(1);
});

test('[INP-8, ADM-3: by due time] a message waits in the queue by the hours of review, whatever its request waits for, until it is answered or needs none', async () => {
  const visitFrom = new Date('2026-11-24T05:00:00Z');
  const offer = {
    lines: [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: 500_000 }],
    ...{ visitFrom, visitTo: new Date('2026-11-24T08:00:00Z') },
  };
  await move('offer', { offer, seenVersion: 0 });
  expect(await waiting()).toBeUndefined();
  const { queues: before } = await menuCounts(desk());
  await write();
  at('2026-11-21T07:30:00Z');
  await write('و آسانسور نداریم');
  // By the first of them.
  expect(await waiting()).toMatchObject({
    dueAt: new Date('2026-11-21T10:30:00Z'),
    written: true,
    state: 'waiting-accept',
    clock: expect.stringContaining('reviews'),
  });
  const { queues } = await menuCounts(desk());
  const open = (counts: typeof queues) => counts.find(({ queue }) => queue === 'services')?.open ?? 0;
  expect(open(queues) - open(before)).toBe(1);
  // The price stands as long as before, and a late answer neither lapses nor silences anything.
  expect((await row())?.due_at).toEqual(new Date('2026-11-23T06:30:00Z'));
  at('2026-11-21T12:30:00Z');
  await settleDueRequests(clockContext(shop.rt, 'test'));
  expect(await row()).toMatchObject({ state: 'waiting-accept' });
  // A move of the request answers nobody.
  await move('re-offer', { offer, seenVersion: 1, reason: 'زمان دیگری شد' });
  expect(await waiting()).toMatchObject({ written: true });
  expect(await answer()).toMatchObject({ ok: true });
  expect(await waiting()).toBeUndefined();
  await write('سپاس');
  expect(await settleMessages(desk(), id)).toEqual({ ok: true, value: null });
  expect(await waiting()).toBeUndefined();
  expect((await thread()).answerBy).toBeNull();
});

test('[INP-8] beside an open request its own promise stands first or second, and the queue has one row of it', async () => {
  await move('approve');
  await write();
  const { spans } = await workDue(desk(), { queue: 'services' });
  expect(spans.flatMap(({ items }) => items).filter((item) => item.id === id)).toMatchObject([{ dueAt: new Date('2026-11-21T10:30:00Z'), written: true }]);
});

test('[INP-8, ROLE-5] messages are limited in length and number, another’s request is not there, and one that is long over takes no more', async () => {
  expect(await writeToRequester(desk(), { once: key(), requestId: id, words: ' ' })).toMatchObject({
    ok: false,
    code: 'services.text.missing',
    field: 'words',
  });
  expect(await answer('آ'.repeat(MESSAGE_MOST_CHARACTERS + 1))).toMatchObject({ ok: false, code: 'services.text.too-long', field: 'words' });
  number += 1;
  expect(await write('سلام', key(), await buyer(shop, number))).toMatchObject({ ok: false, code: 'services.unknown', status: 404 });
  expect(await writeToRequester(desk(), { once: key(), requestId: 2_000_000, words: 'سلام' })).toMatchObject({ ok: false, code: 'services.unknown' });
  const all = await Promise.all(Array.from({ length: MOST_UNANSWERED_MESSAGES + 5 }, () => write()));
  expect(all.filter(({ ok }) => ok)).toHaveLength(MOST_UNANSWERED_MESSAGES);
  expect(all.find(({ ok }) => !ok)).toMatchObject({ code: 'services.messages.too-many', status: 409 });
  expect((await thread()).mayWrite).toBe(false);
  await answer();
  at('2026-11-21T07:00:00Z');
  expect(await write()).toMatchObject({ ok: true });
  await decideRequest(ctx, { code, event: 'cancel' });
  // What waits is answered after the end too.
  expect(await waiting()).toMatchObject({ state: 'cancelled', written: true });
  at('2026-11-29T06:30:00Z');
  expect(await write()).toMatchObject({ ok: false, code: 'services.messages.closed' });
  expect(await answer()).toMatchObject({ ok: true });
  expect(await answer()).toMatchObject({ ok: false, code: 'services.messages.closed' });
});
