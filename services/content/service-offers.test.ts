import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceCodes } from '#domain/service-requests/types/all';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedServiceItems } from '../../tests/seed-services';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { search } from '../search/search';
import { publishedAddresses } from './addresses';
import { shownServices } from './service-offers';

let database: TestDatabase;
let ctx: Ctx;
const sql = (text: string) => database.pool.query(text);
const set = (code: string, change: string) => sql(`update service_items set ${change} where code = '${code}'`);
const shown = async (code: string, lang: Ctx['lang'] = 'fa') => (await shownServices({ ...ctx, lang })).find((one) => one.code === code);
const found = async (query: string, lang: Ctx['lang'] = 'fa') =>
  (await search({ ...ctx, lang }, query)).results.flatMap(({ kind, slug }) => (kind === 'service' ? [slug] : []));

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(testRuntime(database));
});
afterAll(() => database.drop());

test('[SVC-1: list] before staff have written anything each type stands as its row says it, in both languages', async () => {
  for (const lang of ['fa', 'en'] as const) expect((await shownServices({ ...ctx, lang })).map(({ code }) => code)).toEqual(serviceCodes);
  expect(await shown('nurse')).toMatchObject({ fromToman: 95_000, items: expect.arrayContaining([expect.objectContaining({ title: 'سرم‌تراپی' })]) });
  expect(await shown('lab', 'en')).toMatchObject({ fromToman: 275_000 });
  expect(await shown('medicine')).toMatchObject({ fromToman: null });
});

test('[INP-1: price] what staff change is what readers see: price, name, order, and what is not offered now', async () => {
  await seedServiceItems(database.pool);
  expect((await shownServices(ctx)).map(({ code }) => code)).toEqual(serviceCodes);
  await set('intramuscular-injection', 'price_toman = null');
  await set('serum-therapy', 'price_toman = 99000, minutes_least = 50, minutes_most = 70, rank = -1');
  await set('wound-dressing', 'active = false');
  await sql(
    `update service_items_locales set title = 'سرم، در خانه' where _locale = 'fa' and _parent_id = (select id from service_items where code = 'serum-therapy')`,
  );
  const nurse = await shown('nurse');
  expect(nurse?.fromToman).toBe(99_000);
  expect(nurse?.items[0]).toMatchObject({ code: 'serum-therapy', title: 'سرم، در خانه', minutes: [50, 70] });
  expect(nurse?.items.map(({ code }) => code)).not.toContain('wound-dressing');
  expect(nurse?.items.find(({ code }) => code === 'intramuscular-injection')?.priceToman).toBeNull();
});

test('a type of which nothing is offered now is in no list and no sitemap', async () => {
  await set('massage', 'active = false');
  expect(await shown('massage')).toBeUndefined();
  const addresses = await publishedAddresses(ctx);
  const services = addresses.filter(({ of, lang }) => of === 'service' && lang === 'en').map(({ slug }) => slug);
  expect(services).toEqual(serviceCodes.filter((code) => code !== 'massage'));
  await set('massage', 'active = true');
});

test('[PROD-4: services] a service is found by its name, by a thing of it and by what staff call that, in either language', async () => {
  expect((await found('فیزیوتراپی'))[0]).toBe('physiotherapy');
  expect((await found('ویلچر'))[0]).toBe('rental');
  expect((await found('wheelchair', 'en'))[0]).toBe('rental');
  expect((await found('تیروئید'))[0]).toBe('lab');
  await sql(
    `update service_items_locales set title = 'ارابه‌ی فیروزه‌ای' where _locale = 'fa' and _parent_id = (select id from service_items where code = 'walker')`,
  );
  expect(await found('فیروزه‌ای')).toEqual(['rental']);
  await set('massage', 'active = false');
  expect(await found('ماساژ')).toEqual([]);
});
