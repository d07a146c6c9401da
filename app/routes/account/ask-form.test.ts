import { afterAll, beforeAll, expect, test } from 'vitest';
import { readService } from '#domain/service-requests/read-service';
import { addAddress } from '#services/addresses/change-address';
import { buyer, openShop, type Shop } from '../../../tests/shop';
import { takeIn } from './ask-form.server';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const typed = {
  ...{ name: 'آوین کهن‌سار', phone: '09121112233', city: 'شیراز', fullAddress: 'نوشته‌ی جامانده', plate: '۹', unit: '' },
  ...{ 'count-wound-dressing': '1', every: 'once', day: '2026-12-01', part: 'any' },
};
const form = (more: Record<string, string>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...more })) made.append(name, value);
  return made;
};
const home = {
  ...{ receiverName: 'آوین کهن‌سار', receiverPhone: '09121112233', country: 'IR' as const, province: 'tehran', city: 'tehran' },
  ...{ fullAddress: 'خیابان نمونه، کوچه‌ی سرو', plate: '12', unit: '3', postalCode: '1234567890' },
};

test('[INP-2: address] an address of one’s own book stands for what was typed; another’s is refused at the choice', async () => {
  const [ctx, other] = [await buyer(shop, 71), await buyer(shop, 72)];
  const saved = await addAddress(ctx, home as never);
  if (!saved.ok) throw new Error(saved.code);
  const [{ id }] = (await shop.database.pool.query<{ id: number }>('select id from addresses order by id desc limit 1')).rows as [{ id: number }];
  const ready = await takeIn(ctx, form({ address: String(id) }), 'nurse');
  if ('ok' in ready) throw new Error(ready.code);
  const read = readService(ready.type, Object.fromEntries(ready.form), ready.filled);
  expect(read).toMatchObject({ ok: true, value: { city: 'tehran', fullAddress: 'خیابان نمونه، کوچه‌ی سرو', plate: '12', unit: '3' } });
  const theirs = await takeIn(other, form({ address: String(id) }), 'nurse');
  if ('ok' in theirs) throw new Error(theirs.code);
  expect(theirs.faults).toMatchObject({ ok: false, code: 'services.address.gone', field: 'address' });
  const written = await takeIn(ctx, form({ address: 'new' }), 'nurse');
  if ('ok' in written) throw new Error(written.code);
  expect(written.form.get('fullAddress')).toBe('نوشته‌ی جامانده');
  expect(await takeIn(ctx, form({}), 'ambulance')).toMatchObject({ ok: false, status: 404 });
});
