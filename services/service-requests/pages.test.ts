import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readService } from '#domain/service-requests/read-service';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { dashboardPage } from '../accounts/dashboard';
import { cleanUp } from '../upkeep/clean';
import { askForService, wasAsked } from './ask';
import { decideRequest } from './decide';
import { dropDraftFiles, keepDraftFiles, myDraftFiles } from './draft-files';
import { myServiceRequests, REQUESTS_PAGE, type MyServiceRequests } from './mine';
import { moveServiceRequest } from './move';
import { requestPage, openMyPaper } from './my-request';
import { newRequestPage } from './new-request';
import { settleDueRequests } from './settle';
import { keepWaiting } from './wait';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
afterAll(() => shop.stop());

const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const at = (moment: string) => shop.at(new Date(moment));
/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';
/** The same account at the hour that it is now. */
const now = (ctx: Ctx): Ctx => testContext(shop.rt, { actor: ctx.actor });
const somebody = async (): Promise<Ctx> => buyer(shop, (number += 1) + 500);
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;

const picture = async (colour: string, name = 'نسخه.jpg') => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, file: new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }) };
};
const prescription = { service: 'nurse', field: 'prescription' };
async function kept(ctx: Ctx, colour: string): Promise<string> {
  const found = await keepDraftFiles(ctx, prescription, [await picture(colour)]);
  if (!found.ok) throw new Error(found.code);
  return found.value[0] ?? '';
}
const papersNow = async () => (await shop.rt.files.names()).filter((name) => name.startsWith('requests/'));
const isThere = async (id: string) => (await shop.rt.files.size(`requests/${id}.webp`)) !== undefined;

const serum = {
  ...{ name: 'آوین کهن‌سار', phone: '09121112233', city: 'tehran', fullAddress: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲', plate: '12', unit: '3' },
  ...{ day: '2026-11-24', part: 'morning', 'count-serum-therapy': '1', every: 'once' },
};
const wheelchair = { ...serum, item: 'wheelchair', lift: 'yes' };
function valuesOf(service: ServiceCode, typed: Record<string, unknown>) {
  const type = serviceOf(service);
  const read = type && readService(type, typed, new Set(['prescription']));
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}
const ask = (ctx: Ctx, papers: string[], more: { service?: ServiceCode; typed?: Record<string, unknown>; once?: string } = {}) =>
  askForService(ctx, { once: more.once ?? key(), service: more.service ?? 'nurse', values: valuesOf(more.service ?? 'nurse', more.typed ?? serum), papers });
async function asked(ctx: Ctx): Promise<string> {
  const sent = await ask(ctx, [], { service: 'rental', typed: wheelchair });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.code;
}

describe('[INP-2, NUM-2] papers are kept when they come, and go with one request', () => {
  test('kept once, shown by name, used once; the same file again is the same paper', async () => {
    at(SATURDAY);
    const ctx = await somebody();
    const id = await kept(ctx, '#336699');
    expect(await kept(ctx, '#336699')).toBe(id);
    expect(await myDraftFiles(ctx, 'nurse')).toEqual([{ id, field: 'prescription', name: 'نسخه.jpg', type: 'image/webp', bytes: expect.any(Number) }]);
    const sent = await ask(ctx, [id]);
    if (!sent.ok) throw new Error(sent.code);
    expect(await myDraftFiles(ctx, 'nurse')).toEqual([]);
    const found = await requestPage(ctx, sent.value.code);
    expect(found).toMatchObject({ papers: [{ id, type: 'image/webp' }] });
    expect(await openMyPaper(ctx, { code: sent.value.code, id })).toMatchObject({ ok: true, value: { type: 'image/webp' } });
    expect(await ask(ctx, [id])).toMatchObject({ ok: false, code: 'services.files.missing', field: 'prescription' });
  });

  test('[TXT-3: files] a third is refused, one at a time, at once, or fifty together', async () => {
    const ctx = await somebody();
    const before = await papersNow();
    await kept(ctx, '#111111');
    const both = await keepDraftFiles(ctx, prescription, [await picture('#222222'), await picture('#333333')]);
    expect(both).toMatchObject({ ok: false, code: 'records.files.too-many', field: 'prescription' });
    expect((await myDraftFiles(ctx, 'nurse')).length).toBe(1);
    const colours = Array.from({ length: 12 }, (_, at) => `#44${String(at + 10)}44`);
    await Promise.all(colours.map(async (colour) => keepDraftFiles(ctx, prescription, [await picture(colour)])));
    const left = await myDraftFiles(ctx, 'nurse');
    expect(left.length).toBe(2);
    expect((await papersNow()).filter((name) => !before.includes(name)).length).toBe(left.length);
  });

  test('another’s paper is not there: neither sent, nor taken back, nor opened', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const id = await kept(mine, '#abcdef');
    expect(await ask(other, [id])).toMatchObject({ ok: false, code: 'services.files.missing' });
    const own = await kept(other, '#fedcba');
    expect(await ask(other, [own, id])).toMatchObject({ ok: false, code: 'services.files.gone', status: 409 });
    await dropDraftFiles(other, 'nurse', [id]);
    expect((await myDraftFiles(mine, 'nurse')).map((one) => one.id)).toEqual([id]);
    const sent = await ask(mine, [id]);
    if (!sent.ok) throw new Error(sent.code);
    expect(await openMyPaper(other, { code: sent.value.code, id })).toMatchObject({ ok: false, status: 404 });
    expect(await requestPage(other, sent.value.code)).toMatchObject({ ok: false, status: 404 });
    expect(await decideRequest(other, { code: sent.value.code, event: 'cancel' })).toMatchObject({ ok: false, status: 404 });
  });

  test('one that is no picture is refused at its field, and nothing of it is kept', async () => {
    const ctx = await somebody();
    const file = new File(['<script>alert(1)</script>'], 'x.jpg', { type: 'image/jpeg' });
    expect(await keepDraftFiles(ctx, prescription, [{ file, name: 'x.jpg' }])).toMatchObject({
      ok: false,
      code: 'services.files.unfit',
      field: 'prescription',
    });
    expect(await myDraftFiles(ctx, 'nurse')).toEqual([]);
  });

  test('a day later the clock has swept them, with their bytes; one that was sent stays', async () => {
    at(SATURDAY);
    const ctx = await somebody();
    const [sentId, left] = [await kept(ctx, '#0a0a0a'), await kept(ctx, '#0b0b0b')];
    await ask(ctx, [sentId]);
    at('2026-11-22T07:00:00Z');
    expect(await myDraftFiles(now(ctx), 'nurse')).toEqual([]);
    expect(await ask(now(ctx), [left], { typed: { ...serum, day: '2026-11-25' } })).toMatchObject({ ok: false, code: 'services.files.missing' });
    expect(await cleanUp(clockContext(shop.rt, 'test'))).toMatchObject({ papers: expect.any(Number) });
    expect([await isThere(left), await isThere(sentId)]).toEqual([false, true]);
  });
});

test('[INP-2] pressed twice at once it is one request, whichever papers the second press brought', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const once = key();
  const id = await kept(ctx, '#c0ffee');
  const sent = await Promise.all([ask(ctx, [id], { once }), ask(ctx, [id], { once }), ask(ctx, [id], { once })]);
  expect(new Set(sent.map((one) => (one.ok ? one.value.code : one.code))).size).toBe(1);
  expect(await dashboardPage(ctx)).toMatchObject({ requests: 1 });
  // A press that comes later finds no papers any more, and its answer.
  expect(await wasAsked(ctx, once)).toBe(true);
  expect(await wasAsked(await somebody(), once)).toBe(false);
});

test('[SVC-1: validation] what another case asks is dropped, and a day that is over is refused', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const typed = { ...serum, by: 'none', medicines: 'قرص استامینوفن', doctorName: 'دکتر سپیدرود', nationalId: '0012345679', smuggled: 'x' };
  const sent = await ask(ctx, [], { service: 'medicine', typed });
  if (!sent.ok) throw new Error(sent.code);
  const [row] = await rows<{ answers: object }>(`select answers from request_details d join service_requests r on r.id = d.request_id where r.code = $1`, [
    sent.value.code,
  ]);
  expect(Object.keys(row?.answers ?? {}).sort()).toEqual(['by', 'city', 'day', 'district', 'fullAddress', 'medicines', 'part', 'plate', 'unit']);
  expect(await ask(ctx, [], { service: 'rental', typed: { ...wheelchair, day: '2026-11-20' } })).toMatchObject({
    ok: false,
    code: 'services.day.past',
    field: 'day',
  });
});

test('[INP-5: said, INP-2] the form’s page says by when we look and by when a price comes, and knows who asks; an ambulance has none', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const shown = await newRequestPage(ctx, 'nurse');
  expect(shown).toMatchObject({ code: 'nurse', seenBy: new Date('2026-11-21T10:30:00Z'), pricedBy: new Date('2026-11-22T12:30:00Z'), papers: [] });
  expect(await newRequestPage(ctx, 'ambulance')).toMatchObject({ ok: false, status: 404 });
  expect(await newRequestPage(testContext(shop.rt, {}), 'nurse')).toMatchObject({ ok: false });
});

test('[INP-7] the list has the open ones first, then the newest, page by page, each once', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const codes: string[] = [];
  for (let made = 0; made < REQUESTS_PAGE + 5; made += 1) {
    const code = await asked(ctx);
    codes.push(code);
    if (made % 3 !== 0) await decideRequest(ctx, { code, event: 'cancel' });
  }
  const pages: string[][] = [];
  for (let after: string | null = null; pages.length === 0 || after !== null;) {
    const shown: MyServiceRequests = await myServiceRequests(ctx, after);
    pages.push(shown.rows.map(({ code }) => code));
    after = shown.next;
  }
  const isOpen = (code: string) => codes.indexOf(code) % 3 === 0;
  const newest = [...codes].reverse();
  expect(pages.flat()).toEqual([...newest.filter(isOpen), ...newest.filter((code) => !isOpen(code))]);
  expect(pages.map(({ length }) => length)).toEqual([REQUESTS_PAGE, 5]);
  expect(await myServiceRequests(await somebody())).toEqual({ rows: [], next: null });
  expect((await myServiceRequests(ctx, 'open-0; drop')).rows.length).toBe(REQUESTS_PAGE);
});

test('[INP-3, INP-5] where nobody answered one may wait: a line of history with a new promise, no other state; then cancelling is as free as before', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await asked(ctx);
  expect(await keepWaiting(ctx, code)).toMatchObject({ ok: false, status: 409 });
  at('2026-11-21T10:31:00Z');
  await settleDueRequests(clockContext(shop.rt, 'test'));
  expect(await requestPage(now(ctx), code)).toMatchObject({ state: 'no-answer-staff', dueAt: null, mayWait: true });
  const waited = await keepWaiting(now(ctx), code);
  expect(waited).toMatchObject({ ok: true, value: { dueAt: new Date('2026-11-22T04:31:00Z') } });
  // Pressed again while the promise stands, it is the same promise.
  expect(await keepWaiting(now(ctx), code)).toEqual(waited);
  const after = await requestPage(now(ctx), code);
  expect(after).toMatchObject({ state: 'no-answer-staff', dueAt: new Date('2026-11-22T04:31:00Z'), mayWait: false });
  if (!('ok' in after)) expect(after.happened.map(({ event }) => event)).toEqual(['send', 'silence', 'wait']);
  at('2026-11-22T04:32:00Z');
  await settleDueRequests(clockContext(shop.rt, 'test'));
  expect(await requestPage(now(ctx), code)).toMatchObject({ state: 'no-answer-staff', mayWait: true });
  expect(await keepWaiting(now(ctx), code)).toMatchObject({ ok: true });
  expect(await keepWaiting(await somebody(), code)).toMatchObject({ ok: false, status: 404 });
  expect(await decideRequest(now(ctx), { code, event: 'cancel' })).toMatchObject({ ok: true });
});

test('[INP-6, INP-7] a request’s page has every price, what was asked in the reader’s words, and what happened, without a name of staff', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await asked(ctx);
  const [row] = await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]);
  const line = { kind: 'item' as const, reason: 'list' as const, item: 'wheelchair', words: '', count: 1, unitToman: 690_000 };
  const offer = { lines: [line], visitFrom: new Date('2026-11-24T05:00:00Z'), visitTo: new Date('2026-11-24T08:00:00Z') };
  const staff = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
  const move = (event: 'offer' | 're-offer', more: object) =>
    moveServiceRequest(staff, { requestId: row?.id ?? 0, event, expectedState: event === 'offer' ? 'not-checked' : 'waiting-accept', offer, ...more });
  await move('offer', { seenVersion: 0 });
  await move('re-offer', { seenVersion: 1, reason: 'طبقه‌ی سوم بی آسانسور' });
  const found = await requestPage(ctx, code.toLowerCase());
  if ('ok' in found) throw new Error(found.code);
  expect(found).toMatchObject({
    state: 'waiting-accept',
    offers: [{ version: 1 }, { version: 2, reason: 'طبقه‌ی سوم بی آسانسور' }],
  });
  expect(found.asked).toContainEqual(['کدام', 'ویلچر']);
  expect(JSON.stringify(found)).not.toContain('کاوه');
  expect(found.happened.map(({ event }) => event)).toEqual(['send', 'offer', 're-offer']);
});
