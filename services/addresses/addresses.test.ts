import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_ADDRESSES } from '#domain/addresses/address-book';
import type { Address } from '#domain/addresses/address';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { addressCount, myAddress, myAddresses } from './address-book';
import { addAddress, editAddress, removeAddress } from './change-address';

let database: TestDatabase;
let mine: Ctx;
let other: Ctx;
let users = 0;

const home: Address = {
  receiverName: 'آوین کهن‌سار',
  receiverPhone: '09120000000',
  country: 'IR',
  province: 'tehran',
  city: 'تهران',
  fullAddress: 'خیابان نمونه، کوچه‌ی سرو',
  unit: '۳',
  plate: '۱۲',
  postalCode: '1456789012',
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  [mine, other] = [await account(), await account()];
});

async function account(): Promise<Ctx> {
  const { rows } = await database.pool.query(`insert into users (phone) values ($1) returning id`, [`0912000${String((users += 1)).padStart(4, '0')}`]);
  return testContext(testRuntime(database), { actor: { kind: 'user', userId: (rows[0] as { id: number }).id, sessionId: 's' } });
}
async function added(ctx: Ctx, plate = home.plate): Promise<number> {
  const done = await addAddress(ctx, { ...home, plate });
  if (!done.ok) throw new Error(done.code);
  return done.value.id;
}

test('[ORD-14] an address is added, listed, edited and deleted', async () => {
  const id = await added(mine);
  expect(await myAddresses(mine)).toEqual([{ ...home, city: 'tehran', id }]);
  await editAddress(mine, id, { ...home, city: 'روستای نمونه', unit: null });
  expect(await myAddress(mine, id)).toMatchObject({ city: 'روستای نمونه', unit: null });
  expect((await removeAddress(mine, id)).ok).toBe(true);
  expect(await addressCount(mine)).toBe(0);
  expect(await removeAddress(mine, id)).toMatchObject({ ok: false, status: 404 });
});

test('[ORD-14] another’s address is absent: neither read, edited nor deleted', async () => {
  const id = await added(mine);
  expect(await myAddress(other, id)).toMatchObject({ ok: false, status: 404 });
  expect(await editAddress(other, id, { ...home, city: 'x' })).toMatchObject({ ok: false, status: 404 });
  expect(await removeAddress(other, id)).toMatchObject({ ok: false, status: 404 });
  expect(await editAddress(testContext(mine.rt), id, home)).toMatchObject({ ok: false, status: 404 });
  expect(await myAddresses(mine)).toHaveLength(1);
});

test('[ORD-14] an id that no row can have is absent too', async () => {
  for (const id of [0, -1, 1.5, NaN, 2 ** 31, 2 ** 60]) expect(await myAddress(mine, id)).toMatchObject({ ok: false, status: 404 });
});

test('the book holds so many addresses, also when they are added at once', async () => {
  for (let i = 1; i < MOST_ADDRESSES; i += 1) await added(mine, String(i));
  const last = await Promise.all(['a', 'b', 'c'].map((plate) => addAddress(mine, { ...home, plate })));
  expect(last.filter((one) => one.ok)).toHaveLength(1);
  expect(last.find((one) => !one.ok)).toMatchObject({ code: 'addresses.book.full', status: 409 });
  expect(await addressCount(mine)).toBe(MOST_ADDRESSES);
});

test('[ORD-14] a form that is sent twelve times at once adds one address, and its own is the answer each time', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => added(mine)));
  expect(new Set(ids).size).toBe(1);
  expect(await addressCount(mine)).toBe(1);
  await removeAddress(mine, ids[0] ?? 0);
  expect(await added(mine)).not.toBe(ids[0]);
});
