import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { give, linesOf, userOf, withChild, withFile } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { removeReading } from './change-reading';
import { addEntry, removeEntry, sayNone } from './change-ehr';
import { exportHistory, exportLot } from './take-along';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function add(ctx: Ctx, type: string, typed: Record<string, string>, uploads: File[] = []): Promise<string> {
  const read = readReading(recordType(type)!, typed, ctx.now);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const added = await addReading(ctx, { of: null, type, reading: read.value, clientId: newRef(), confirmed: null, uploads });
  if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
  return added.value.stored;
}
const sheet = () => new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf');

test('[DASH-5: export] all records with their words, lines and files, the first written first; what was removed is not among them', async () => {
  const file = await withFile(shop, 1);
  const pressure = await add(file.ctx, 'blood-pressure', { high: '118', low: '76', pulse: '72', words: 'پس از دارو' });
  const gone = await add(file.ctx, 'heart-rate', { rate: '71' });
  const meal = await add(file.ctx, 'nutrition', { meal: 'lunch', food: 'عدس‌پلو', portion: 'یک بشقاب', energy: '480' });
  const lab = await add(file.ctx, 'lab-test', { test: 'hiv' }, [sheet()]);
  await removeReading(file.ctx, gone);
  const lot = await exportLot(file.ctx, { of: null, after: 0 });
  if (!lot.ok) throw new Error(lot.code);
  expect(lot.value.records.map(({ ref }) => ref)).toEqual([pressure, meal, lab]);
  expect(lot.value).toMatchObject({
    ref: file.ref,
    next: null,
    records: [{ words: 'پس از دارو' }, { lines: { food: 'عدس‌پلو' } }, { choices: { test: 'hiv' } }],
  });
  expect(lot.value.files).toMatchObject([{ record: lab, kind: 'application/pdf' }]);
});

test('[DASH-5: export, ROLE-4] the owner and a child’s guardian take it along, the guardian’s leaves its line; whoever else may read does not', async () => {
  const file = await withFile(shop, 2);
  const [guardian, family, friend] = [await buyer(shop, 20), await buyer(shop, 21), await buyer(shop, 22)];
  await give(shop, file.id, { relation: 'family-keep', user: userOf(family) });
  await give(shop, file.id, { relation: 'share', user: userOf(friend), sensitive: true });
  const child = await withChild(shop, guardian, '2028-06-18');
  expect(await exportLot(guardian, { of: child.ref, after: 0 })).toMatchObject({ ok: true, value: { records: [] } });
  expect(await linesOf(shop, child.id)).toMatchObject([{ relation: 'guardian', action: 'health.export' }]);
  for (const who of [family, friend, guardian]) expect(await exportLot(who, { of: file.ref, after: 0 })).toMatchObject({ ok: false, status: 404 });
  expect(await linesOf(shop, file.id)).toEqual([]);
});

test('[DASH-5: export] a file of many readings comes in lots that go on where the last ended, each record once', async () => {
  const file = await withFile(shop, 3);
  await shop.database.pool.query(
    `with made as (
       insert into health_records (ref, member_id, type, measured_at, n1, "values", confirmed, origin, entered_by, entered_at, client_id)
       select 'bulk' || lpad(n::text, 18, '0'), $1, 'heart-rate', $2::timestamptz - n * interval '3 hours', 60 + n % 30, '{}', false, 'user', 'user:1', $2, 'bulk' || n from generate_series(1, 1001) n returning *)
     insert into health_record_versions (record_id, version, measured_at, n1, "values", confirmed, why, actor, at)
     select id, 1, measured_at, n1, "values", confirmed, 'made', entered_by, entered_at from made`,
    [file.id, file.ctx.now],
  );
  const refs: string[] = [];
  const sizes: number[] = [];
  for (let after: number | null = 0; after !== null;) {
    const lot: Awaited<ReturnType<typeof exportLot>> = await exportLot(file.ctx, { of: null, after });
    if (!lot.ok) throw new Error(lot.code);
    refs.push(...lot.value.records.map(({ ref }) => ref));
    sizes.push(lot.value.records.length);
    after = lot.value.next;
  }
  expect([sizes, new Set(refs).size]).toEqual([[500, 500, 1], 1_001]);
});

test('[DASH-5: export, EHR-3: bundle, ROLE-4] the history is taken along with it, what is private and what was said of none too; the guardian’s leaves its line, whom it was opened to takes nothing', async () => {
  const file = await withFile(shop, 4);
  const [guardian, friend] = [await buyer(shop, 24), await buyer(shop, 25)];
  await give(shop, file.id, { relation: 'share', user: userOf(friend), types: ['ehr'], sensitive: true });
  const add = (name: string, plain = {}) => addEntry(file.ctx, { of: null, kind: 'disease', entry: { plain, words: { name } }, clientId: newRef() });
  const gone = await add('نزله');
  await add('آسم', { private: 'on' });
  if (gone.ok) await removeEntry(file.ctx, { of: null, ref: gone.value.ref });
  await sayNone(file.ctx, { of: null, kind: 'allergy', none: true, clientId: newRef() });
  const taken = await exportHistory(file.ctx, { of: null });
  expect(taken.ok && taken.value.entries.map(({ kind, said }) => [kind, said])).toEqual([
    ['disease', { name: 'آسم', private: 'on' }],
    ['allergy', null],
  ]);
  for (const who of [friend, guardian]) expect(await exportHistory(who, { of: file.ref })).toMatchObject({ ok: false, status: 404 });
  expect((await linesOf(shop, file.id)).filter(({ relation }) => relation !== 'owner')).toEqual([]);
  const child = await withChild(shop, guardian, '2028-06-18');
  expect(await exportHistory(guardian, { of: child.ref })).toMatchObject({ ok: true, value: { entries: [] } });
  expect(await linesOf(shop, child.id)).toMatchObject([{ relation: 'guardian', action: 'health.export' }]);
});
