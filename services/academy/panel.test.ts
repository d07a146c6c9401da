import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { writeCsv } from '#domain/signals/csv-write';
import { sampleRecording } from '#domain/signals/panel-samples';
import { addCohort } from '../../tests/academy';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { openRecording, panelPage, sampleSteps } from './panel';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';

const PRICE = 900_000;
const change = { step: 'peaks', value: 60 } as const;
let shop: Shop;
let ctx: Ctx;
let cohort: number;
const file = (bytes: Uint8Array, name = 'own.csv') => new File([Uint8Array.from(bytes)], name);
const own = () => file(writeCsv(sampleRecording('extra'), 'own').bytes);

beforeEach(async () => {
  shop = await openShop();
  await shop.database.pool.query(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
  ctx = await buyer(shop);
  cohort = await addCohort(shop.database.pool, { now: clockOf(shop).now, priceToman: PRICE });
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['support'] } });
  await moveSeats(desk, { cohortId: cohort, delta: 3, reason: 'room 3', key: ulid() });
});
afterEach(() => shop.stop());

async function hold(): Promise<string> {
  const taken = await reserveSeat(ctx, { cohortId: cohort, once: ulid() });
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.code;
}

test('[ACAD-4] a visitor, and whoever holds a seat unpaid, sees one sample with its usual constants; recordings are refused', async () => {
  await hold();
  for (const who of [testContext(shop.rt, {}), ctx]) {
    expect(await panelPage(who, { sample: 'noise', change })).toMatchObject({ ok: true, value: { student: false, sample: 'rest', changed: null } });
    expect(await openRecording(who, { uploads: [own()], change: null })).toMatchObject({ ok: false, status: 403, code: 'panel.students' });
    expect(await sampleSteps(who, { sample: 'rest', change: null })).toMatchObject({ ok: false, status: 403 });
  }
});

test('[ACAD-4] a student chooses a sample, changes a constant and opens a recording; nothing of it is kept', async () => {
  const code = await hold();
  await addCredit(shop, ctx, PRICE);
  const paid = await paySeat(ctx, { key: ulid(), code, shownToman: PRICE, wish: { by: 'wallet' }, callbackUrl: 'https://zarban.example/return' });
  expect(paid.ok).toBe(true);
  const shown = await panelPage(ctx, { sample: 'noise', change });
  expect(shown).toMatchObject({ ok: true, value: { student: true, sample: 'noise', usual: { change: null }, changed: { change } } });
  expect(await openRecording(ctx, { uploads: [own()], change: null })).toMatchObject({ ok: true, value: { kind: 'ecg', leads: ['I', 'II'] } });
  for (const [uploads, code] of [
    [[], 'panel.file.missing'],
    [[file(new Uint8Array([1, 0, 2]))], 'signals.file.unknown'],
    [[own(), own(), own()], 'records.files.too-many'],
    [[{ size: 9_000_000, arrayBuffer: () => Promise.reject(new Error('not read')) }], 'records.files.too-large'],
  ] as const)
    expect(await openRecording(ctx, { uploads, change: null })).toMatchObject({ ok: false, code, field: 'recording' });
  const busy = { ...ctx, rt: { ...ctx.rt, computePanel: () => Promise.resolve(null) } };
  expect(await openRecording(busy, { uploads: [own()], change: null })).toMatchObject({ ok: false, status: 503, field: 'recording' });
  const many = await Promise.all(Array.from({ length: 24 }, () => openRecording(busy, { uploads: [own()], change: null })));
  expect(many.filter((one) => !one.ok && one.status === 429).length).toBeGreaterThan(5);
});
