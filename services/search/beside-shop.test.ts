import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSearchTerms } from '../../tests/around';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { openShop, type Shop } from '../../tests/shop';
import { seedServiceItems } from '../../tests/seed-services';
import { testContext } from '../../tests/test-context';
import { search } from './search';

let shop: Shop;
let one: Bookable;
const rows = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const found = async (query: string, lang: 'fa' | 'en' = 'fa') =>
  (await search(testContext(shop.rt, { lang }), query)).results.map(({ kind, slug }) => `${kind} ${slug}`);

beforeAll(async () => {
  shop = await openShop();
  await seedSearchTerms(shop.database.pool);
  await seedServiceItems(shop.database.pool);
  one = await bookableDoctor(shop, 1);
});
afterAll(() => shop.stop());

test('[CONS-1: search] a doctor is found by name, slips forgiven, and by field; whoever looks for any is led to the list', async () => {
  const own = `doctor doctor-${one.userId}`;
  expect((await found('آزمون‌پور'))[0]).toBe(own);
  expect((await found('دکتر بهار آزمونپور'))[0]).toBe(own);
  expect((await found('azmounpour', 'en'))[0]).toBe(own);
  expect(await found('پزشکی عمومی و بهداشت')).toContain(own);
  expect((await found('نوبت دکتر'))[0]).toBe('task doctors');
  expect(await found('دکتر')).toEqual(expect.arrayContaining(['task doctors', own]));
});

test('[CONS-1: search] [DOC-4] what an editor changes of a doctor is found at once; who is not published or not verified is not found', async () => {
  const own = `doctor doctor-${one.userId}`;
  await rows(`update doctors_locales set focus = 'فشار خون و دیابت زعفرانی' where _parent_id = $1 and _locale = 'fa'`, [one.id]);
  expect(await found('زعفرانی')).toEqual([own]);
  await rows(`update doctors_categories set value = 'neurology' where parent_id = $1`, [one.id]);
  expect(await found('مغز و اعصاب زعفرانی')).toContain(own);
  await rows(`update account_roles set state = 'suspended' where user_id = $1`, [one.userId]);
  expect(await found('زعفرانی')).toEqual([]);
  await rows(`update account_roles set state = 'verified' where user_id = $1`, [one.userId]);
  expect(await found('زعفرانی')).toEqual([own]);
  await rows(`update doctors set published = false where id = $1`, [one.id]);
  expect(await found('زعفرانی')).toEqual([]);
});

test.each([
  ['دارو', 'medicine'],
  ['ویلچر', 'rental'],
  ['اجاره واکر', 'rental'],
  ['کپسول اکسیژن', 'rental'],
  ['آزمایش خون', 'lab'],
  ['فیزیوتراپی', 'physiotherapy'],
])('[PROD-4: not sold] [INP-1] «%s» is not sold but brought or lent: its service stands first, and nothing says that we have none', async (query, service) => {
  const { results, unsold } = await search(testContext(shop.rt, { lang: 'fa' }), query);
  expect([results[0]?.kind, results[0]?.slug, unsold]).toEqual(['service', service, null]);
});
