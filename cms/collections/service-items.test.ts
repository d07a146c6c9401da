import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceItems } from '#domain/service-requests/items';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { seedServices } from '../seed/services';

let cms: Cms;
let editor: Person;
let operations: Person;
let afterSales: Person;
const rows = async (text: string) => (await cms.database.pool.query<Record<string, unknown>>(text)).rows;
const idOf = async (code: string) => Number((await rows(`select id from service_items where code = '${code}'`))[0]?.['id']);

beforeAll(async () => {
  cms = await openCms();
  [editor, operations, afterSales] = [await cms.full('editor'), await cms.full('operations'), await cms.full('after-sales')];
  await seedServices({ payload: cms.payload } as never);
});
afterAll(() => cms.stop());

const change = async (code: string, body: object, by: Person) =>
  (await cms.rest('PATCH', `/cms-api/service-items/${await idOf(code)}?locale=fa`, { cookie: by.cookie, body })).status;

test('[INP-1: seeded] every thing of the rows stands in both languages, with the price and minutes of its row', async () => {
  const there = await rows(`select code, service, price_toman::int as price, minutes_least::int as least, minutes_most::int as most,
    (select count(*)::int from service_items_locales l where l._parent_id = i.id and title <> '') as words from service_items i order by rank`);
  expect(there).toEqual(
    serviceItems.map(({ type, item: { code, priceToman, minutes } }) => ({
      ...{ code, service: type.code, price: priceToman, least: minutes?.[0] ?? null, most: minutes?.[1] ?? null, words: 2 },
    })),
  );
});

test('[INP-1: price] editors and the desk change a price and a name, after-sales staff read them; what a row fixes stays', async () => {
  expect(await change('serum-therapy', { priceToman: 450_000, title: 'سرم', code: 'other', service: 'lab' }, operations)).toBe(200);
  expect(await rows(`select code, service, price_toman::int as price from service_items where id = ${await idOf('serum-therapy')}`)).toEqual([
    { code: 'serum-therapy', service: 'nurse', price: 450_000 },
  ]);
  expect(await change('serum-therapy', { priceToman: null }, editor)).toBe(200);
  expect(await change('serum-therapy', { priceToman: 1 }, afterSales)).toBe(403);
  expect((await cms.rest('GET', '/cms-api/service-items?limit=1', { cookie: afterSales.cookie })).status).toBe(200);
});

test('what a row does not have is not made, what it has is not deleted', async () => {
  const made = await cms.rest('POST', '/cms-api/service-items', { cookie: editor.cookie, body: { code: 'x', service: 'lab', title: 'x' } });
  expect(made.status).toBe(403);
  expect((await cms.rest('DELETE', `/cms-api/service-items/${await idOf('massage')}`, { cookie: editor.cookie })).status).toBe(403);
});

test.each([
  [{ priceToman: -1 }],
  [{ priceToman: 1.5 }],
  [{ priceToman: 900_000_000 }],
  [{ minutesLeast: 50, minutesMost: 20 }],
  [{ minutesMost: null }],
  [{ minutesLeast: null }],
  [{ title: '' }],
])('a slip of the hand is refused: %j', async (body) => {
  expect(await change('physiotherapy', body, editor)).toBe(400);
});

test('the same stays refused where a form is gone round', async () => {
  for (const wrong of ['price_toman = -1', 'price_toman = 0.5', 'minutes_most = 1', 'minutes_least = null'])
    await expect(cms.database.pool.query(`update service_items set ${wrong} where code = 'physiotherapy'`)).rejects.toThrow(/service_items_/);
});

describe('[INP-8: templates] lines of prices under a name', () => {
  const line = { what: 'time.evening', words: '', count: 1, priceToman: 90_000 };
  const make = async (body: object, by: Person) =>
    (await cms.rest('POST', '/cms-api/offer-templates', { cookie: by.cookie, body: { name: 'عصر و راه دور', service: 'nurse', lines: [line], ...body } }))
      .status;

  test('editors and the desk write them, after-sales staff read them', async () => {
    expect([await make({}, editor), await make({ name: 'تعطیل' }, operations), await make({}, afterSales)]).toEqual([201, 201, 403]);
    expect((await cms.rest('GET', '/cms-api/offer-templates?limit=1', { cookie: afterSales.cookie })).status).toBe(200);
  });

  test.each([
    [{ lines: [] }],
    [{ lines: [{ ...line, what: 'other.own-words' }] }],
    [{ lines: [{ ...line, words: 'آ'.repeat(121) }] }],
    [{ lines: [{ ...line, count: 0 }] }],
    [{ lines: [{ ...line, count: 1.5 }] }],
    [{ lines: [{ ...line, priceToman: -1 }] }],
    [{ lines: [{ ...line, what: 'time.never' }] }],
    [{ service: 'nothing' }],
    [{ name: '' }],
  ])('a slip of the hand is refused: %j', async (body) => {
    expect(await make(body, editor)).toBe(400);
  });
});
