import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHistoryResource } from '#domain/ehr/fhir';
import type { EhrCode, Said } from '#domain/ehr/kind';
import { ehrKind, ehrKinds } from '#domain/ehr/kinds';
import { readEntry } from '#domain/ehr/read-entry';
import { MOST_ENTRIES } from '#domain/ehr/steps';
import { give, linesOf, ownStore, userOf, withFile } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { addEntry, removeEntry, sayNone } from './change-ehr';
import { ehrFile } from './ehr';
import { addChild } from './family';
import { bringFile, lookAtImport, storeImport } from './import';
import { exportHistory } from './take-along';

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

const typed: Record<EhrCode, Record<string, string>> = {
  disease: { name: 'آسم', infectedAge: '0', description: 'خفیف', private: 'on' },
  'family-disease': { relation: 'mother', name: 'دیابت', infectedAge: '52' },
  medication: { name: 'لوزارتان', form: 'tablet', amount: '۲۵ میلی‌گرم', times: 'morning night', since: '1402/07' },
  habit: { sort: 'tobacco', name: 'سیگار', frequency: 'daily' },
  surgery: { name: 'آپاندیس', since: '1388', description: 'بی‌عارضه' },
  allergy: { to: 'drug', name: 'پنی‌سیلین', description: 'کهیر' },
};
async function add(ctx: Ctx, kind: EhrCode, values: Record<string, string> = typed[kind]): Promise<string> {
  const read = readEntry(ehrKind(kind)!, values, '2026-11-21');
  const added = read.ok ? await addEntry(ctx, { of: null, kind, entry: read.value, clientId: newRef() }) : null;
  if (!added?.ok) throw new Error(JSON.stringify(added ?? read));
  return added.value.ref;
}
async function bundleOf(ctx: Ctx): Promise<string> {
  const taken = await exportHistory(ctx, { of: null });
  if (!taken.ok) throw new Error(taken.code);
  const entry = taken.value.entries.flatMap((one) => {
    const resource = toHistoryResource(one, 'Patient/x');
    return resource ? [{ resource }] : [];
  });
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
}
async function bring(ctx: Ctx, text: string, of: string | null = null): Promise<string> {
  const brought = await bringFile(ctx, { of, uploads: [new File([text], 'health.fhir.json', { type: 'application/json' })] });
  if (!brought.ok) throw new Error(brought.code);
  return brought.value.ref;
}
const saidIn = async (ctx: Ctx, of: string | null = null): Promise<[EhrCode, Said][]> => {
  const file = await ehrFile(ctx, { of });
  return file.ok ? file.value.entries.map(({ kind, said }) => [kind, said]) : [];
};

test('[EHR-3: import, API-7: import] a history taken along as a bundle comes into another file equal, after a look that stores nothing, and once', async () => {
  const [from, to] = [await withFile(shop, 1), await withFile(shop, 2)];
  for (const { code } of ehrKinds) await add(from.ctx, code);
  const bundle = await bundleOf(from.ctx);
  const ref = await bring(to.ctx, bundle);
  expect(await lookAtImport(to.ctx, ref)).toMatchObject({
    value: { kind: 'bundle', count: 6, there: 0, left: [], history: ehrKinds.map(({ code }) => ({ kind: code, n: 1 })) },
  });
  expect(await saidIn(to.ctx)).toEqual([]);
  const twice = await Promise.all([1, 2, 3].map(() => storeImport(to.ctx, ref)));
  expect(twice.map((one) => one.ok && one.value.stored)).toEqual([6, 6, 6]);
  expect(await saidIn(to.ctx)).toEqual(await saidIn(from.ctx));
  // The same bundle once more is there already, also what was typed by hand.
  const again = await bring(to.ctx, bundle);
  expect(await lookAtImport(to.ctx, again)).toMatchObject({ value: { count: 6, there: 6 } });
  const both = await Promise.all([again, await bring(from.ctx, bundle)].map((one, at) => storeImport(at === 0 ? to.ctx : from.ctx, one)));
  expect(both.map((one) => one.ok && one.value.stored)).toEqual([0, 0]);
  const { rows } = await shop.database.pool.query(`select from ehr_entries t where t::text ~ 'آسم|لوزارتان'`);
  expect(rows).toEqual([]);
});

test('[EHR-1: none, EHR-3: import] that there is none comes too, but not beside an entry; an entry ends it', async () => {
  const [from, to] = [await withFile(shop, 3), await withFile(shop, 4)];
  for (const kind of ['allergy', 'surgery'] as const) await sayNone(from.ctx, { of: null, kind, none: true, clientId: newRef() });
  await add(from.ctx, 'medication');
  await add(to.ctx, 'surgery');
  await sayNone(to.ctx, { of: null, kind: 'medication', none: true, clientId: newRef() });
  expect(await storeImport(to.ctx, await bring(to.ctx, await bundleOf(from.ctx)))).toMatchObject({ value: { stored: 2 } });
  const file = await ehrFile(to.ctx, { of: null });
  expect(file.ok && [file.value.none, file.value.entries.map(({ kind }) => kind)]).toEqual([['allergy'], ['surgery', 'medication']]);
});

test('[EHR-2: add] what was removed comes back as an entry of its own; a kind that is full takes no more, and says so before it is stored', async () => {
  const [from, to] = [await withFile(shop, 5), await withFile(shop, 6)];
  await add(from.ctx, 'disease');
  const bundle = await bundleOf(from.ctx);
  expect(await storeImport(to.ctx, await bring(to.ctx, bundle))).toMatchObject({ value: { stored: 1 } });
  const file = await ehrFile(to.ctx, { of: null });
  if (file.ok) await removeEntry(to.ctx, { of: null, ref: file.value.entries[0]?.ref ?? '' });
  expect(await storeImport(to.ctx, await bring(to.ctx, bundle))).toMatchObject({ value: { stored: 1 } });
  const many = Array.from({ length: MOST_ENTRIES + 2 }, (_, at) => ({ resource: { resourceType: 'Condition', code: { text: `c${at}` } } }));
  const ref = await bring(to.ctx, JSON.stringify({ resourceType: 'Bundle', entry: many }));
  expect(await lookAtImport(to.ctx, ref)).toMatchObject({ value: { count: MOST_ENTRIES - 1, there: 0, left: [{ why: { code: 'health.ehr.full' }, n: 3 }] } });
  expect(await storeImport(to.ctx, ref)).toMatchObject({ value: { stored: MOST_ENTRIES - 1 } });
  expect(await saidIn(to.ctx)).toHaveLength(MOST_ENTRIES);
});

test('[ROLE-4: import] a helper who adds readings brings no history and is told so; a guardian’s import leaves its line', async () => {
  const [file, keeps] = [await withFile(shop, 7), await buyer(shop, 70)];
  await give(shop, file.id, { relation: 'family-keep', user: userOf(keeps) });
  const source = await withFile(shop, 8);
  await add(source.ctx, 'disease');
  const bundle = await bundleOf(source.ctx);
  const ref = await bring(keeps, bundle, file.ref);
  expect(await lookAtImport(keeps, ref)).toMatchObject({ value: { count: 0, history: [], left: [{ why: { code: 'health.import.keepers-only' }, n: 1 }] } });
  expect(await storeImport(keeps, ref)).toMatchObject({ value: { stored: 0 } });
  expect(await saidIn(file.ctx)).toEqual([]);
  const made = await addChild(source.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128, once: newOnceKey() });
  const of = made.ok ? made.value.ref : '';
  expect(await storeImport(source.ctx, await bring(source.ctx, bundle, of))).toMatchObject({ value: { stored: 1 } });
  expect(await saidIn(source.ctx, of)).toHaveLength(1);
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from members where ref = $1', [of]);
  const lines = (await linesOf(shop, Number(rows[0]?.id))).filter(({ action }) => action === 'health.import');
  expect(lines.find(({ record_ids: ids }) => ids.length > 0)).toMatchObject({ relation: 'guardian', rows: 1 });
});
