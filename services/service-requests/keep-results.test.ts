import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrangedRequest, asProvider, desk, verifiedProvider } from '../../tests/arranged';
import { ownStore } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { openRecordFile } from '../health/open-file';
import { readingPage } from '../health/reading-page';
import { removeReading } from '../health/change-reading';
import { typePage } from '../health/type-page';
import { keepResults } from './keep-results';
import { requestPage } from './my-request';
import { moveMyVisit } from './provider-move';
import { openMyResult } from './results';
import { sendResultByDesk } from './send-result';
import { moveVisitByDesk } from './visit-move';
import { withdrawResult } from './withdraw-result';

let shop: Shop;
let ctx: Ctx;
let number = 0;
let forget: () => void;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const at = (moment: string) => {
  shop.at(new Date(moment));
  if (ctx) ctx = { ...ctx, now: new Date(moment) };
};
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  number += 1;
  at('2026-11-21T06:30:00Z');
  ctx = await buyer(shop, number);
});
afterAll(async () => {
  forget();
  await shop.stop();
});

const MARK = '%sheet-of-one-person';
const sheet = () => new File([`%PDF-1.4\n${MARK}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`], 'result.pdf');
const send = (requestId: number, { papers = [sheet()], typed = {}, more = false }: { papers?: File[]; typed?: Record<string, string>; more?: boolean }) =>
  sendResultByDesk(desk(shop), { requestId, once: `key-${Math.random().toString(36).slice(2)}-0123456789`, papers, typed, more });
const page = async (code: string) => {
  const shown = await requestPage(ctx, code);
  if ('ok' in shown) throw new Error(shown.code);
  return shown;
};
const mine = async () => {
  const list = await typePage(ctx, { of: null, type: 'lab-test', range: '30', only: null, after: null });
  if (!list.ok) throw new Error(list.code);
  return list.value;
};
const plain = async () => (await shop.rt.files.names()).filter((name) => name.startsWith('results/'));

/** A sample of these tests that was taken. */
async function sampled(tests: string[]): Promise<{ request: string; id: number }> {
  const laboratory = await verifiedProvider(shop, 'laboratory', { phone: `0938${String(number).padStart(4, '0')}001` });
  const values = { place: 'centre', centre: 'آزمایشگاه سرو', tests, quantity: 1, sessions: undefined };
  const { code: request, id } = await arrangedRequest(shop, ctx, { service: 'lab', values });
  const [visit] = await rows<{ id: number; code: string }>(`select id, code from visits where request_id = $1`, [id]);
  const booked = { requestId: id, visitId: Number(visit?.id), event: 'offer', expectedState: 'planned', providerId: laboratory } as const;
  await moveVisitByDesk(desk(shop), booked);
  const code = `${request}-1`;
  await moveMyVisit(asProvider(shop, laboratory), { code, event: 'accept' });
  at('2026-11-24T05:10:00Z');
  await moveMyVisit(asProvider(shop, laboratory), { code, event: 'arrive', said: visit?.code ?? '' });
  const done = await moveMyVisit(asProvider(shop, laboratory), { code, event: 'finish', note: 'نمونه گرفته شد' });
  if (!done.ok) throw new Error(done.code);
  return { request, id };
}

test('[LABR-1: taken over, REC-8] ten presses at once land a result once: values with their range and the sheet, sealed; the request keeps nothing, and its store nothing of it', async () => {
  const before = await plain();
  const { request, id } = await sampled(['cbc']);
  await send(id, { typed: { 'value-cbc': '12.5 g/dL', 'range-cbc': '12–16' } });
  const paper = (await page(request)).results[0]?.papers[0]?.id ?? '';
  const pressed = await Promise.all(Array.from({ length: 10 }, () => keepResults(ctx, request)));
  expect(pressed.map((one) => one.ok && one.value.kept).sort()).toEqual([...Array<number>(9).fill(0), 1]);
  const { readings, ref: of } = await mine();
  expect(readings).toMatchObject([{ origin: 'service', choices: { test: 'cbc' }, class: null }]);
  const ref = readings[0]?.ref ?? '';
  const shown = await readingPage(ctx, { of, ref });
  if (!shown.ok) throw new Error(shown.code);
  expect(JSON.parse(shown.value.reading.lines['found'] ?? '')).toEqual([{ test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' }]);
  expect([shown.value.by, shown.value.mayChange, shown.value.mayRemove, shown.value.files.length]).toEqual(['', false, true, 1]);
  const opened = await openRecordFile(ctx, { of, ref, file: shown.value.files[0]?.id ?? '' });
  expect(opened.ok && String(Buffer.from((await opened.value.read()) ?? []))).toContain(MARK);
  expect((await page(request)).results).toMatchObject([{ taken: true, values: [], papers: [] }]);
  expect(await openMyResult(ctx, { code: request, id: paper })).toMatchObject({ ok: false, status: 404 });
  expect(await plain()).toEqual(before);
  // Removed from the file, it does not come back from the request.
  await removeReading(ctx, ref);
  expect(await keepResults(ctx, request)).toMatchObject({ ok: true, value: { kept: 0 } });
  expect((await mine()).readings).toEqual([]);
});

test('[LABR-1: taken over] what was taken back never lands, what comes later lands later, and another’s request is not there', async () => {
  const { request, id } = await sampled(['cbc', 'hiv']);
  for (const more of [true, true]) await send(id, { more });
  const [wrong] = (await page(request)).results;
  await withdrawResult(desk(shop), { requestId: id, result: wrong?.id ?? 0, reason: 'برگه‌ی کس دیگری بود' });
  expect(await keepResults(await buyer(shop, 500 + number), request)).toMatchObject({ ok: false, status: 404 });
  expect(await keepResults(ctx, request)).toMatchObject({ ok: true, value: { kept: 1 } });
  await send(id, { papers: [], typed: { 'value-cbc': '13' } });
  expect(await keepResults(ctx, request)).toMatchObject({ ok: true, value: { kept: 1 } });
  const { readings } = await mine();
  expect(readings.map(({ choices }) => choices['test']).sort()).toEqual(['cbc', 'several']);
  // A sheet of several tests is hidden as the most sensitive of them is; a value of one that is not stays open.
  expect(
    await rows(`select "values"->>'test' as test, sensitive from health_records r join members m on m.id = r.member_id where m.account_id = $1 order by 1`, [
      ctx.actor.kind === 'user' ? ctx.actor.userId : 0,
    ]),
  ).toEqual([
    { test: 'cbc', sensitive: false },
    { test: 'several', sensitive: true },
  ]);
});

test('[LABR-1: taken over] where the landing fails, the request keeps its result and its sheet, and no sealed copy stays', async () => {
  const { request, id } = await sampled(['cbc']);
  await send(id, {});
  const sealed = async () => (await shop.rt.files.names()).filter((name) => name.startsWith('health/')).length;
  const [before, was] = [await sealed(), (await plain()).length];
  await rows(`create function no_landing() returns trigger language plpgsql as $f$ begin raise exception 'full'; end $f$;`);
  await rows(`create trigger no_landing before insert on health_files for each row execute function no_landing()`);
  await expect(keepResults(ctx, request)).rejects.toThrow();
  await rows(`drop trigger no_landing on health_files`);
  expect((await page(request)).results).toMatchObject([{ taken: false, papers: [{}] }]);
  expect([await sealed(), (await plain()).length]).toEqual([before, was]);
  expect(await keepResults(ctx, request)).toMatchObject({ ok: true, value: { kept: 1 } });
});
