import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { seedUnits } from '../seed/services';

let cms: Cms;
let support: Person;
const rows = async (text: string) => (await cms.database.pool.query<Record<string, unknown>>(text)).rows;

beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
  await seedUnits({ payload: cms.payload } as never);
});
afterAll(() => cms.stop());

const make = async (body: object) => (await cms.rest('POST', '/cms-api/rental-units', { cookie: support.cookie, body: { item: 'bed', ...body } })).status;
const idOf = async (serial: string) => Number((await rows(`select id from rental_units where serial = '${serial}'`))[0]?.['id']);
const change = async (serial: string, body: object) =>
  (await cms.rest('PATCH', `/cms-api/rental-units/${await idOf(serial)}`, { cookie: support.cookie, body })).status;

test('[INP-9: units] the desk keeps things that are lent by their serial numbers, each number once; none is deleted', async () => {
  expect(await rows(`select count(*)::int as n from rental_units where state = 'ready'`)).toEqual([{ n: 12 }]);
  expect([await make({ serial: ' bed-77 ' }), await make({ serial: 'BED-77' }), await make({ serial: '' }), await make({ serial: 'تخت' })]).toEqual([
    201, 400, 400, 400,
  ]);
  expect(await change('BED-77', { state: 'cleaning', note: 'چرخ آن عوض شد' })).toBe(200);
  expect((await cms.rest('DELETE', `/cms-api/rental-units/${await idOf('BED-77')}`, { cookie: support.cookie })).status).toBe(403);
});

test('[INP-9: units] that a thing is with a customer is written by its visits alone', async () => {
  expect([await make({ serial: 'BED-78', state: 'lent' }), await make({ serial: 'BED-79', state: 'lost' })]).toEqual([400, 400]);
  expect(await change('BED-77', { state: 'lent' })).toBe(400);
  await rows(`update rental_units set state = 'lent' where serial = 'BED-77'`);
  expect(await change('BED-77', { state: 'ready' })).toBe(400);
  expect(await change('BED-77', { note: 'تازه' })).toBe(200);
  expect(await rows(`select state, note from rental_units where serial = 'BED-77'`)).toEqual([{ state: 'lent', note: 'تازه' }]);
});
