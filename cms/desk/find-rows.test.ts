import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let admin: Person;
let productId: number;
beforeAll(async () => {
  cms = await openCms();
  admin = await cms.full('administrator');
  const { body: kind } = await cms.rest('POST', '/cms-api/kinds?locale=fa', { cookie: admin.cookie, body: { slug: 'oximeter', title: 'پالس‌اکسیمتر' } });
  const kindId = (kind['doc'] as { id: number }).id;
  const product = { slug: 'no1', title: 'پالس‌اکسیمتر نیک‌آیین', kind: kindId, _status: 'draft' };
  const { id } = await cms.payload.create({ collection: 'products', locale: 'fa', data: product as never, draft: true });
  productId = id as number;
  const unit = { sku: 'NO1-W', product: productId, title: 'مدل سفید ۲', priceToman: 1_000_000, sellable: true, hasSerials: true, lineLimit: 5, rank: 1 };
  await cms.payload.create({ collection: 'variants', locale: 'fa', data: unit as never });
  await cms.payload.create({ collection: 'tags', locale: 'fa', data: { slug: 'kids', title: 'کودک‌یار' } as never });
});
afterAll(() => cms.stop());

/** What a list shows when its search holds this, as the list's page asks. */
async function found(list: string, title: string, typed: string, locale = 'fa'): Promise<unknown[]> {
  const asked = `where[or][0][${title}][like]=${encodeURIComponent(typed)}&locale=${locale}&draft=true&depth=0`;
  const { status, body } = await cms.rest('GET', `/cms-api/${list}?${asked}`, { cookie: admin.cookie });
  expect(status).toBe(200);
  return (body['docs'] as Record<string, unknown>[]).map((row) => row['sku'] ?? row['slug'] ?? row['email']);
}

test.each([
  ['its name, joined', 'پالساکسیمتر'],
  ['its name, split', 'پالس اکسیمتر'],
  ['its name with letters of another keyboard', 'نيكآيين'],
  ['its code', 'no1-w'],
  ['its own name, with other digits', 'سفید 2'],
])('[ADM-3: lists] [LANG-4] a unit is found in its list by %s', async (_name, typed) => {
  expect(await found('variants', 'sku', typed)).toEqual(['NO1-W']);
  expect(await found('variants', 'sku', typed, 'en')).toEqual(['NO1-W']);
});

test('[ADM-3: lists] [LANG-4] so are pages, kinds, tags and colleagues; what nothing has finds nothing', async () => {
  expect(await found('products', 'title', 'پالساکسیمتر')).toEqual(['no1']);
  expect(await found('kinds', 'title', 'پالس اکسيمتر')).toEqual(['oximeter']);
  expect(await found('tags', 'title', 'کودکیار')).toEqual(['kids']);
  expect(await found('staff', 'email', 'همكار ۱')).toEqual([admin.email]);
  for (const [list, title] of [
    ['variants', 'sku'],
    ['products', 'title'],
    ['tags', 'title'],
  ] as const)
    expect(await found(list, title, 'فشارسنج')).toEqual([]);
});

test('[ADM-3: lists] every list that can be searched says by what, and the database knows it', async () => {
  for (const { slug, admin: look } of cms.payload.config.collections.filter((one) => !one.slug.startsWith('payload-') && one.admin.useAsTitle !== 'id')) {
    const asked = `where[or][0][${look.useAsTitle}][like]=${encodeURIComponent('هیچ چیز')}&locale=fa&depth=0`;
    const { status, body } = await cms.rest('GET', `/cms-api/${slug}?${asked}`, { cookie: admin.cookie });
    expect([slug, status, body['docs']]).toEqual([slug, 200, []]);
  }
});
