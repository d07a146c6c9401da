import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrangedRequest, asProvider, desk, moveByDesk, verifiedProvider } from '../../tests/arranged';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { clockOf, walletState } from '../../tests/wallet';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { staffRequest } from '../staff/request-detail';
import { requestMoney } from './money';
import { requestPage } from './my-request';
import { openRequestPaper } from './open-paper';
import { moveMyVisit } from './provider-move';
import { providerVisit } from './provider-visit';
import { openMyResult, resultsOf } from './results';
import { sendMyResult, sendResultByDesk, type SentResult } from './send-result';
import { settleDueRequests } from './settle';
import { moveVisitByDesk } from './visit-move';

let shop: Shop;
let ctx: Ctx;
let number = 0;
let laboratory: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];

/** Saturday, 10:00 in Tehran; the sample is taken on Tuesday. */
const SATURDAY = '2026-11-21T06:30:00Z';
const AT_THE_DOOR = '2026-11-24T05:10:00Z';

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  number += 1;
  at(SATURDAY);
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
const sending = (more: Partial<SentResult> = {}): SentResult => ({ once: someKey(), papers: [pdf()], typed: {}, more: false, ...more });
const me = () => asProvider(shop, laboratory);
const request = async (id: number) =>
  (await rows<{ state: string; due_at: Date | null }>(`select state::text, due_at from service_requests where id = $1`, [id]))[0];
const page = async (code: string) => {
  const shown = await requestPage(ctx, code);
  if ('ok' in shown) throw new Error(shown.code);
  return shown;
};

/** A sample that was taken: two tests, the longer of which takes two days at most. */
async function sampled({ toman = 0 } = {}): Promise<{ request: string; id: number; code: string }> {
  const values = { place: 'centre', centre: 'آزمایشگاه سرو', tests: ['lipid-profile', 'cbc'], quantity: 2, sessions: undefined };
  const { code: asked, id } = await arrangedRequest(shop, ctx, { service: 'lab', toman, values });
  const [visit] = await rows<{ id: number; code: string }>(`select id, code from visits where request_id = $1`, [id]);
  const code = `${asked}-1`;
  const offered = await moveVisitByDesk(desk(shop), {
    requestId: id,
    visitId: Number(visit?.id),
    event: 'offer',
    expectedState: 'planned',
    providerId: laboratory,
  });
  if (!offered.ok) throw new Error(offered.code);
  await moveMyVisit(me(), { code, event: 'accept' });
  at(AT_THE_DOOR);
  await moveMyVisit(me(), { code, event: 'arrive', said: visit?.code ?? '' });
  const done = await moveMyVisit(me(), { code, event: 'finish', note: 'نمونه گرفته شد' });
  if (!done.ok) throw new Error(done.code);
  return { request: asked, id, code };
}

test('[LABR-1: result] a sample that was taken waits for its result, promised by the longest of its tests; the laboratory sends files and values, the requester is told without a word of it, and the request is done', async () => {
  const { request: asked, id, code } = await sampled();
  // Tuesday noon and two days in which laboratories work.
  expect(await request(id)).toMatchObject({ state: 'waiting-action', due_at: new Date('2026-11-26T05:10:00Z') });
  expect(await page(asked)).toMatchObject({ awaited: 'in-time', results: [] });
  expect(await providerVisit(me(), code)).toMatchObject({ result: { tests: ['cbc', 'lipid-profile'], sent: 0 } });
  expect(await sendMyResult(me(), { code, ...sending({ papers: [] }) })).toMatchObject({ ok: false, code: 'services.result.empty', field: 'papers' });
  const part = { ...sending({ papers: [], typed: { 'value-cbc': '12.5 g/dL', 'range-cbc': '12–16', 'value-hiv': 'منفی' }, more: true }) };
  expect(await sendMyResult(me(), { code, ...part })).toMatchObject({ ok: true, value: { state: 'waiting-action' } });
  expect(await sendMyResult(me(), { code, ...part })).toMatchObject({ ok: true, value: { state: 'waiting-action' } });
  const first = await page(asked);
  expect(first.results).toMatchObject([{ side: 'provider', values: [{ test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' }], papers: [] }]);
  expect(first.awaited).toBe('in-time');
  expect(await sendMyResult(me(), { code, ...sending() })).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await request(id)).toMatchObject({ state: 'done', due_at: null });
  const read = await page(asked);
  expect(read).toMatchObject({ awaited: null, results: [{}, { side: 'provider', values: [], papers: [{ type: 'application/pdf' }] }] });
  expect(JSON.stringify(read.results)).not.toContain('results/');
  const told = (await said(shop)).filter(({ notice }) => notice === 'services.result');
  expect(told).toHaveLength(2);
  for (const { body } of told) expect(body).not.toMatch(/آزمایش|نتیجه|cbc/i);
  expect(await resultsOf(shop.rt.db, { id })).toMatchObject({ found: [{}, {}], measured: [] });
  // Nothing more is taken from the laboratory; what came late is added by the desk.
  expect(await sendMyResult(me(), { code, ...sending() })).toMatchObject({ ok: false, code: 'services.result.not-now', status: 409 });
  expect(await sendResultByDesk(desk(shop), { requestId: id, ...sending() })).toMatchObject({ ok: true, value: { state: 'done' } });
});

test('[LABR-1: openings] a file is read by whoever asked and by the desk, each opening a line that the requester reads; for anybody else it is not there', async () => {
  const { request: asked, id, code } = await sampled();
  expect(await sendResultByDesk(desk(shop), { requestId: id, ...sending() })).toMatchObject({ ok: true, value: { state: 'done' } });
  const paper = (await page(asked)).results[0]?.papers[0]?.id ?? '';
  const opened = await openMyResult(ctx, { code: asked, id: paper });
  expect(opened).toMatchObject({ ok: true, value: { type: 'application/pdf' } });
  expect((await page(asked)).openings).toContainEqual({ at: new Date(AT_THE_DOOR), times: 1, by: expect.any(String), paper: true, own: true });
  expect(await openRequestPaper(desk(shop), { requestId: id, paper })).toMatchObject({ ok: true, value: { type: 'application/pdf' } });
  expect((await page(asked)).openings).toContainEqual({ at: expect.any(Date), times: 1, by: null, paper: true, own: false });
  const stranger = await buyer(shop, 900 + number);
  for (const [by, of] of [
    [stranger, paper],
    [ctx, '0'.repeat(32)],
    [me(), paper],
  ] as const)
    expect(await openMyResult(by, { code: asked, id: of })).toMatchObject({ ok: false, status: 404 });
  expect(await staffRequest(desk(shop), id)).toMatchObject({ found: [{ side: 'desk' }] });
  // Another laboratory has no form for it.
  const other = await verifiedProvider(shop, 'laboratory', { phone: `0937${String(number).padStart(4, '0')}002` });
  expect(await sendMyResult(asProvider(shop, other), { code, ...sending() })).toMatchObject({ ok: false, status: 404 });
});

test('[LABR-1: result, ROLE-4: hold] a browser from which files are held back sees that there is a result, and nothing of it', async () => {
  const { request: asked, id } = await sampled();
  await rows(`update visits set findings = '{"pressure": "120/80"}' where request_id = $1`, [id]);
  expect(await sendResultByDesk(desk(shop), { requestId: id, ...sending({ typed: { 'value-cbc': '12.5 g/dL' } }) })).toMatchObject({ ok: true });
  const shown = await page(asked);
  expect(shown).toMatchObject({ resultsHeld: false, results: [{ values: [{ test: 'cbc' }] }] });
  const home = ctx;
  ctx = { ...home, actor: { ...home.actor, held: 'pin' } as Ctx['actor'] };
  const held = await page(asked);
  expect(held).toMatchObject({ resultsHeld: true, results: [] });
  expect(held.visits.flatMap(({ findings }) => findings)).toEqual([]);
  expect(await openMyResult(ctx, { code: asked, id: shown.results[0]?.papers[0]?.id ?? '' })).toMatchObject({ ok: false, status: 404 });
  ctx = home;
});

test('[LABR-1: late] a late result is nobody’s silence, cannot be passed over, and where we give it up everything goes back', async () => {
  const { request: asked, id } = await sampled({ toman: 400_000 });
  const none = { ok: false, code: 'services.result-awaited', status: 409 };
  expect(await moveByDesk(shop, asked, 'finish')).toMatchObject(none);
  expect(await moveByDesk(shop, asked, 'report-silence', { reason: 'پاسخ نمی‌دهد' })).toMatchObject(none);
  at('2026-11-28T06:30:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await request(id)).toMatchObject({ state: 'waiting-action' });
  expect(await page(asked)).toMatchObject({ awaited: 'late' });
  // Whoever changes their mind then has had what they paid for.
  expect(await requestMoney(ctx, asked)).toMatchObject({ end: { event: 'cancel', backToman: 0, feeToman: 0, carriedOutToman: 400_000 } });
  expect(await moveByDesk(shop, asked, 'give-up', { reason: 'نمونه از میان رفت' })).toMatchObject({ ok: true });
  await carryOutRefunds(clockOf(shop));
  expect((await walletState(shop, ctx)).balance).toBe(400_000);
});

test('[LABR-1: once] fifty presses of one form are one result, and two forms at once end the request once', async () => {
  const { id, code } = await sampled();
  const one = sending();
  const pressed = await Promise.all(Array.from({ length: 20 }, () => sendMyResult(me(), { code, ...one })));
  expect(pressed.every((answer) => answer.ok)).toBe(true);
  const others = await Promise.all([sendMyResult(me(), { code, ...sending() }), sendMyResult(me(), { code, ...sending() })]);
  expect(others.every(({ ok }) => !ok)).toBe(true);
  expect(await rows(`select 1 from request_results where request_id = $1`, [id])).toHaveLength(1);
  expect(await rows(`select 1 from events where subject = $1 and event = 'finish'`, [`request:${id}`])).toHaveLength(1);
});
