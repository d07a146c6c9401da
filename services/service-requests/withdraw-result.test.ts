import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrangedRequest, asProvider, desk, verifiedProvider } from '../../tests/arranged';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { clockOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { requestPage } from './my-request';
import { openRequestPaper } from './open-paper';
import { moveMyVisit } from './provider-move';
import { providerVisit } from './provider-visit';
import { openMyResult } from './results';
import { sendMyResult, sendResultByDesk } from './send-result';
import { moveVisitByDesk } from './visit-move';
import { takeResults, withdrawMyResult, withdrawResult } from './withdraw-result';

let shop: Shop;
let ctx: Ctx;
let number = 0;
let laboratory: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  number += 1;
  at('2026-11-21T06:30:00Z');
  ctx = await buyer(shop, number);
  laboratory = await verifiedProvider(shop, 'laboratory', { phone: `0937${String(number).padStart(4, '0')}001` });
});
afterAll(() => shop.stop());

function at(moment: string) {
  shop.at(new Date(moment));
  if (ctx) ctx = { ...ctx, now: new Date(moment) };
}
const pdf = () => new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'result.pdf');
const someKey = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const sending = (more = false) => ({ once: someKey(), papers: [pdf()], typed: { 'value-cbc': '12.5 g/dL' }, more });
const page = async (code: string) => {
  const shown = await requestPage(ctx, code);
  if ('ok' in shown) throw new Error(shown.code);
  return shown;
};

/** A sample that was taken. */
async function sampled(): Promise<{ request: string; id: number; code: string }> {
  const values = { place: 'centre', centre: 'آزمایشگاه سرو', tests: ['cbc'], quantity: 1, sessions: undefined };
  const { code: request, id } = await arrangedRequest(shop, ctx, { service: 'lab', values });
  const [visit] = await rows<{ id: number; code: string }>(`select id, code from visits where request_id = $1`, [id]);
  const code = `${request}-1`;
  const booked = { requestId: id, visitId: Number(visit?.id), event: 'offer', expectedState: 'planned', providerId: laboratory } as const;
  await moveVisitByDesk(desk(shop), booked);
  const me = asProvider(shop, laboratory);
  await moveMyVisit(me, { code, event: 'accept' });
  at('2026-11-24T05:10:00Z');
  await moveMyVisit(asProvider(shop, laboratory), { code, event: 'arrive', said: visit?.code ?? '' });
  const done = await moveMyVisit(asProvider(shop, laboratory), { code, event: 'finish', note: 'نمونه گرفته شد' });
  if (!done.ok) throw new Error(done.code);
  return { request, id, code };
}
const me = () => asProvider(shop, laboratory);
const kept = (id: number) =>
  rows<{ values: unknown[]; papers: unknown[] }>(`select "values", papers from request_results where request_id = $1 order by id`, [id]);

test('[LABR-1: withdrawn] the desk takes back a result that was another’s: its files and values are gone, its reason is read, and the right one is sent after it', async () => {
  const { request, id } = await sampled();
  await sendResultByDesk(desk(shop), { requestId: id, ...sending() });
  const [found] = (await page(request)).results;
  const paper = found?.papers[0]?.id ?? '';
  const result = found?.id ?? 0;
  const [row] = await rows<{ file: string }>(`select papers->0->>'file' as file from request_results where id = $1`, [result]);
  expect(await shop.rt.files.read(row?.file ?? '')).toBeDefined();
  expect(await withdrawResult(desk(shop), { requestId: id, result, reason: ' ' })).toMatchObject({ ok: false, field: 'reason' });
  for (const wrong of [result + 1, Number.NaN, -1])
    expect(await withdrawResult(desk(shop), { requestId: id, result: wrong, reason: 'برگه‌ی کس دیگری بود' })).toMatchObject({ ok: false, status: 404 });
  const presses = await Promise.all([1, 2].map(() => withdrawResult(desk(shop), { requestId: id, result, reason: 'برگه‌ی کس دیگری بود' })));
  expect(presses.every(({ ok }) => ok)).toBe(true);
  expect(await kept(id)).toEqual([{ values: [], papers: [] }]);
  expect(await shop.rt.files.read(row?.file ?? '')).toBeUndefined();
  expect((await page(request)).results).toMatchObject([{ withdrawn: 'برگه‌ی کس دیگری بود', values: [], papers: [] }]);
  expect(await openMyResult(ctx, { code: request, id: paper })).toMatchObject({ ok: false, status: 404 });
  expect(await openRequestPaper(desk(shop), { requestId: id, paper })).toMatchObject({ ok: false, status: 404 });
  expect(await rows(`select reason from events where subject = $1 and event = 'result-withdrawn'`, [`request:${id}`])).toEqual([
    { reason: 'برگه‌ی کس دیگری بود' },
  ]);
  expect((await said(shop)).filter(({ notice, body }) => notice === 'services.result' && body.includes(request))).toHaveLength(2);
  expect(await sendResultByDesk(desk(shop), { requestId: id, ...sending() })).toMatchObject({ ok: true });
  expect((await page(request)).results).toMatchObject([{ withdrawn: expect.any(String) as string }, { withdrawn: null, papers: [{}] }]);
});

test('[LABR-1: withdrawn] a laboratory takes back its own result alone; until the whole one is there the request waits for it', async () => {
  const { request, id, code } = await sampled();
  await sendMyResult(me(), { code, ...sending(true) });
  const visit = await providerVisit(me(), code);
  if ('ok' in visit) throw new Error(visit.code);
  const [sent] = visit.sent;
  const other = await verifiedProvider(shop, 'laboratory', { phone: `0937${String(number).padStart(4, '0')}002` });
  const wrong = { code, result: sent?.id ?? 0, reason: 'اشتباه فرستاده شد' };
  expect(await withdrawMyResult(asProvider(shop, other), wrong)).toMatchObject({ ok: false, status: 404 });
  expect(await withdrawMyResult(ctx, wrong)).toMatchObject({ ok: false });
  expect(await withdrawMyResult(me(), wrong)).toMatchObject({ ok: true });
  expect(await providerVisit(me(), code)).toMatchObject({ sent: [], result: { sent: 0 } });
  expect(await page(request)).toMatchObject({ state: 'waiting-action', awaited: 'in-time' });
  expect(await sendMyResult(me(), { code, ...sending() })).toMatchObject({ ok: true, value: { state: 'done' } });
  // What the desk wrote is not the laboratory's to take back.
  await sendResultByDesk(desk(shop), { requestId: id, ...sending() });
  const byDesk = (await page(request)).results.at(-1)?.id ?? 0;
  expect(await withdrawMyResult(me(), { ...wrong, result: byDesk })).toMatchObject({ ok: false, status: 404 });
});

test('[LABR-1: taken over] what came of a request is handed on once and whole; the request has no copy of it, and it is not taken back from here', async () => {
  const { request, id } = await sampled();
  for (const more of [true, true, false]) await sendResultByDesk(desk(shop), { requestId: id, ...sending(more) });
  const [first] = (await page(request)).results;
  await withdrawResult(desk(shop), { requestId: id, result: first?.id ?? 0, reason: 'اشتباه فرستاده شد' });
  const take = () => commit(clockOf(shop), async (tx) => ({ value: await takeResults(tx, clockOf(shop), id), audit: [] }));
  const both = await Promise.all([take(), take()]);
  const taken = both.flatMap((one) => (one.ok ? one.value : []));
  expect(taken).toMatchObject([{ values: [{ test: 'cbc' }], papers: [{ file: expect.any(String) as string }] }, { papers: [{}] }]);
  for (const { papers } of taken) for (const { file } of papers) expect(await shop.rt.files.read(file)).toBeDefined();
  expect((await kept(id)).every(({ values, papers }) => values.length + papers.length === 0)).toBe(true);
  expect((await page(request)).results.map(({ withdrawn, taken: over }) => [withdrawn !== null, over])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(await withdrawResult(desk(shop), { requestId: id, result: taken[0]?.id ?? 0, reason: 'اشتباه بود' })).toMatchObject({
    ...{ ok: false, status: 409, code: 'services.result.taken' },
  });
});
