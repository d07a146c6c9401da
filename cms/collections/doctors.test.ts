import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#locales/say';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
let centre = 0;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await cms.database.pool.query<T & object>(text, values)).rows as T[];

beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
  const [made] = await rows<{ id: number }>(
    `insert into centres (slug, kind, published, province, city, latitude, longitude, on_holidays) values ('homa', 'clinic', true, 'tehran', 'tehran', 35.7, 51.4, 'closed') returning id`,
  );
  centre = made?.id ?? 0;
  await rows(`insert into centres_locales (title, address, _locale, _parent_id) values ('هما', 'خیابان آزمون', 'fa', $1)`, [centre]);
});
afterAll(() => cms.stop());

const PRICE = { kind: 'online', priceToman: 250_000, holdsFrom: '1405/01/01' };
const doctor = (more: object = {}) => ({
  ...{ title: 'دکتر ماهور سپیدرود', slug: 'mahoor-sepidrood', councilNumber: '۹۰۰۱۲', published: true, level: 'specialist' },
  ...{ categories: ['heart'], gender: 'female', speaks: ['fa'], focus: 'فشار خون', biography: 'پزشک قلب.', services: [PRICE] },
  ...more,
});
const make = (more: object = {}, lang: 'fa' | 'en' = 'fa') =>
  cms.rest('POST', '/cms-api/doctors?locale=fa', { cookie: editor.cookie, body: doctor(more), lang });
const reasonOf = ({ body }: Awaited<ReturnType<typeof make>>) => JSON.stringify(body['errors'] ?? '');

test.each<[string, object, string]>([
  ['a number with letters', { councilNumber: 'نظام' }, say('fa', 'admin.invalid.doctor.number')],
  ['counselling of a cardiologist', { services: [{ ...PRICE, kind: 'counselling' }] }, say('fa', 'admin.invalid.doctor.counselling')],
  ['a meeting in person without a centre', { services: [{ ...PRICE, kind: 'in-person' }] }, say('fa', 'admin.invalid.doctor.centre')],
  ['two prices from one day', { services: [PRICE, PRICE] }, say('fa', 'admin.invalid.doctor.twice')],
  ['a price that cannot be paid', { services: [{ ...PRICE, priceToman: 999 }] }, say('fa', 'admin.invalid.toman')],
  ['a day that is none', { services: [{ ...PRICE, holdsFrom: '1405/13/01' }] }, say('fa', 'admin.invalid.day')],
])('[CONS-2, DOC-4] an editor is told of %s, and nothing is written', async (_, more, reason) => {
  const answer = await make(more);
  expect([answer.status, reasonOf(answer)]).toEqual([400, expect.stringContaining(reason)]);
  expect(await rows('select 1 from doctors')).toEqual([]);
});

test('[CONS-2, DOC-4] a profile with its prices is kept as it is searched and priced: digits Latin, days Gregorian; once a number, and not deleted while there are hours', async () => {
  const prices = [PRICE, { ...PRICE, priceToman: 300_000, holdsFrom: '1405/09/10' }, { ...PRICE, kind: 'in-person', centre }];
  expect((await make({ services: prices, centres: [centre] })).status).toBe(201);
  const [made] = await rows<{ id: number; number: string }>('select id, council_number as number from doctors');
  expect(made?.number).toBe('90012');
  expect(await rows(`select kind, price_toman::int as price, holds_from as day, centre_id as centre from doctors_services order by _order`)).toEqual([
    { kind: 'online', price: 250_000, day: '2026-03-21', centre: null },
    { kind: 'online', price: 300_000, day: '2026-12-01', centre: null },
    { kind: 'in-person', price: 250_000, day: '2026-03-21', centre },
  ]);
  expect((await make({ slug: 'another' })).status).toBe(400);

  await rows(`insert into availability_rules (doctor_id, weekday, from_minute, to_minute, kinds, centre_id) values ($1, 0, 540, 600, '{in-person}', $2)`, [
    ...[made?.id, centre],
  ]);
  const remove = (path: string) => cms.rest('DELETE', `/cms-api/${path}`, { cookie: editor.cookie });
  const [kept, place] = [await remove(`doctors/${made?.id}`), await remove(`centres/${centre}`)];
  expect([kept.status, reasonOf(kept)]).toEqual([409, expect.stringContaining(say('fa', 'admin.in-use.doctors'))]);
  expect([place.status, reasonOf(place)]).toEqual([409, expect.stringContaining(say('fa', 'admin.in-use.centres'))]);
  await rows(`delete from availability_rules`);
  expect((await remove(`doctors/${made?.id}`)).status).toBe(200);
  expect(await rows('select 1 from doctors_services')).toEqual([]);
});
