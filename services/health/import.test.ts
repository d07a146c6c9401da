import { afterAll, beforeAll, expect, test } from 'vitest';
import { give, linesOf, ownStore, userOf, withFile } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { eraseReadings } from './erase';
import { bringFile, lookAtImport, storeImport } from './import';

let shop: Shop;
let takeAway: () => void;
beforeAll(async () => {
  shop = await openShop();
  takeAway = ownStore(shop);
});
afterAll(async () => {
  await shop.stop();
  takeAway();
});

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const csv = (lines: readonly string[], header = 'date,time,sys,dia,pulse') => [new File([[header, ...lines].join('\n')], 'nb1.csv', { type: 'text/csv' })];
const LINES = ['2026-11-18,07:40,128,82,72', '2026-11-18,19:40,124,79,70', '2026-11-19,07:40,210,96,75'];

async function bring(ctx: Ctx, of: string | null = null, lines: readonly string[] = LINES): Promise<string> {
  const brought = await bringFile(ctx, { of, uploads: csv(lines) });
  if (!brought.ok) throw new Error(brought.code);
  return brought.value.ref;
}
const readingsOf = (id: number) =>
  rows<{ n1: number; origin: string; class: string; confirmed: boolean }>(
    `select n1, origin, class, confirmed from health_records where member_id = $1 order by measured_at`,
    [id],
  );

test('[EHR-3: preview, REC-10: import] a file is looked at before anything of it is stored: how much of what, what is rare, what is left out, what is there already', async () => {
  const file = await withFile(shop, 1);
  const ref = await bring(file.ctx, null, [...LINES, '2026-11-19,07:41,12,8,72']);
  expect(await lookAtImport(file.ctx, ref)).toMatchObject({
    ok: true,
    value: {
      kind: 'table',
      count: 3,
      there: 0,
      rareCount: 1,
      rare: [{ numbers: [210, 96, 75], odd: ['high'] }],
      types: [{ type: 'blood-pressure', n: 3 }],
      left: [{ n: 1, first: 5 }],
      stored: null,
    },
  });
  expect(await readingsOf(file.id)).toEqual([]);
  expect(await storeImport(file.ctx, ref)).toMatchObject({ ok: true, value: { stored: 3 } });
  expect(await readingsOf(file.id)).toEqual([
    { n1: 128, origin: 'import', class: 'standard', confirmed: false },
    { n1: 124, origin: 'import', class: 'standard', confirmed: false },
    { n1: 210, origin: 'import', class: 'non-standard', confirmed: true },
  ]);
  expect(await lookAtImport(file.ctx, await bring(file.ctx))).toMatchObject({ value: { count: 3, there: 3, rareCount: 0, rare: [] } });
});

test('[REC-9: exactly once, REC-6] stored twice, five at once and from another file of the same lines, each reading is there once, and its days and months add up', async () => {
  const file = await withFile(shop, 2);
  const [one, other] = [await bring(file.ctx), await bring(file.ctx, null, [...LINES, '2026-10-02,07:40,118,77,70'])];
  const stored = await Promise.all([one, one, one, other, other].map((ref) => storeImport(file.ctx, ref)));
  expect(stored.every(({ ok }) => ok)).toBe(true);
  expect(await readingsOf(file.id)).toHaveLength(4);
  expect(
    await rows(`select count(*)::int as n from health_record_versions v join health_records r on r.id = v.record_id where r.member_id = $1`, [file.id]),
  ).toEqual([{ n: 4 }]);
  const days = await rows(`select day, n, low1, high1, sum1::int from health_days where member_id = $1 order by day`, [file.id]);
  expect(days).toEqual([
    { day: '2026-10-02', n: 1, low1: 118, high1: 118, sum1: 118 },
    { day: '2026-11-18', n: 2, low1: 124, high1: 128, sum1: 252 },
    { day: '2026-11-19', n: 1, low1: 210, high1: 210, sum1: 210 },
  ]);
  expect(await rows(`select month, n, sum1::int from health_months where member_id = $1 order by month`, [file.id])).toEqual([
    { month: '1405-07', n: 1, sum1: 118 },
    { month: '1405-08', n: 3, sum1: 462 },
  ]);
});

test('[REC-6: import] five thousand readings are stored in one transaction, and the same once more change nothing', async () => {
  const file = await withFile(shop, 3);
  const lines = Array.from({ length: 5_000 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 19) - Math.floor(at / 4) * 86_400_000).toISOString().slice(0, 10);
    return `${day},${String(6 + (at % 4) * 4).padStart(2, '0')}:${String(at % 60).padStart(2, '0')},${110 + (at % 30)},${70 + (at % 12)},${60 + (at % 20)}`;
  });
  expect(await storeImport(file.ctx, await bring(file.ctx, null, lines))).toMatchObject({ ok: true, value: { stored: 5_000 } });
  expect(await storeImport(file.ctx, await bring(file.ctx, null, lines))).toMatchObject({ ok: true, value: { stored: 0 } });
  expect(
    await rows(`select sum(n)::int as days, (select sum(n)::int from health_months where member_id = $1) as months from health_days where member_id = $1`, [
      file.id,
    ]),
  ).toEqual([{ days: 5_000, months: 5_000 }]);
});

test('[ROLE-4: import] who may add brings a file, and leaves a line; who may only see does not; what one brought is nobody else’s', async () => {
  const file = await withFile(shop, 4);
  const [keeps, sees] = [await buyer(shop, 40), await buyer(shop, 41)];
  await give(shop, file.id, { relation: 'family-keep', user: userOf(keeps) });
  await give(shop, file.id, { relation: 'family-see', user: userOf(sees) });
  for (const who of [sees, await buyer(shop, 42)]) expect(await bringFile(who, { of: file.ref, uploads: csv(LINES) })).toMatchObject({ status: 404 });
  const ref = await bring(keeps, file.ref);
  for (const who of [file.ctx, sees]) {
    expect(await lookAtImport(who, ref)).toMatchObject({ status: 404 });
    expect(await storeImport(who, ref)).toMatchObject({ status: 404 });
  }
  expect(await storeImport(keeps, ref)).toMatchObject({ ok: true, value: { stored: 3 } });
  const written = (await linesOf(shop, file.id)).filter(({ rows: n }) => n === 3);
  expect(written).toMatchObject([{ relation: 'family-keep', action: 'health.import' }]);
  expect(written[0]?.record_ids).toHaveLength(3);
  // A right that ends between look and store stores nothing.
  const late = await bring(keeps, file.ref, ['2026-11-20,07:40,118,77,70']);
  await rows(`update file_rights set ended_at = $2, ended_by = 'user:1' where member_id = $1 and user_id = $3`, [file.id, shop.rt.clock(), userOf(keeps)]);
  expect(await storeImport(keeps, late)).toMatchObject({ status: 404 });
  expect(await readingsOf(file.id)).toHaveLength(3);
});

test('[REC-3: sealed, REC-1: delete] what was brought lies sealed, can be stored within a day, and is gone with its file after it', async () => {
  const file = await withFile(shop, 5);
  const ref = await bring(file.ctx, null, ['2026-11-18,07:40,119,77,72']);
  const [{ file_id: id } = { file_id: '' }] = await rows<{ file_id: string }>('select file_id from health_imports where ref = $1', [ref]);
  const sealed = await shop.rt.files.read(`health/${id}.sealed`);
  expect(Buffer.from(sealed?.bytes ?? '').includes('2026-11-18')).toBe(false);
  const later = new Date(shop.rt.clock().getTime() + 25 * 3_600_000);
  const tomorrow = testContext({ ...shop.rt, clock: () => later }, { actor: file.ctx.actor });
  expect(await storeImport(tomorrow, ref)).toMatchObject({ status: 404 });
  await eraseReadings(clockContext({ ...shop.rt, clock: () => later }, 'test'));
  expect(await rows('select 1 from health_imports where ref = $1', [ref])).toEqual([]);
  expect(await shop.rt.files.read(`health/${id}.sealed`)).toBeFalsy();
});

test('[REC-4: table] bytes that are no text, and no file at all, are refused beside the field, and nothing is kept', async () => {
  const file = await withFile(shop, 6);
  const before = await rows('select 1 from health_imports');
  expect(await bringFile(file.ctx, { of: null, uploads: [] })).toMatchObject({ code: 'health.import.missing', field: 'file' });
  for (const bytes of [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00]), new TextEncoder().encode('hello')])
    expect(await bringFile(file.ctx, { of: null, uploads: [new File([bytes], 'x.csv')] })).toMatchObject({ code: 'health.import.unknown', field: 'file' });
  expect(await rows('select 1 from health_imports')).toEqual(before);
});

test('[EHR-3: import] an account brings thirty files a day; what is too many is kept nowhere', async () => {
  const file = await withFile(shop, 39);
  const [bucket, at] = [`imports of ${userOf(file.ctx)}`, shop.rt.clock()];
  await rows(`insert into attempts (bucket, at) select $1, $2::timestamptz - n * interval '1 minute' from generate_series(1, 29) n`, [bucket, at]);
  await bring(file.ctx);
  expect(await bringFile(file.ctx, { of: null, uploads: csv(LINES) })).toMatchObject({
    ok: false,
    code: 'health.import.too-often',
    field: 'file',
    status: 429,
  });
  expect(await rows('select count(*)::int as n from health_imports where made_by = $1', [userOf(file.ctx)])).toEqual([{ n: 1 }]);
});
