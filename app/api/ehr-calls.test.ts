import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCaller, logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { openShop, type Shop } from '../../tests/shop';
import { ehrCalls } from './ehr-calls';

const EHR = '/api/v2/ehr';
let shop: Shop;
let server: ApiServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
});
afterAll(() => server.stop());

const ask = apiCaller(() => server, ehrCalls);
type History = {
  ref: string;
  version: number;
  none: string[];
  entries: { ref: string; kind: string; values: Record<string, string>; version: number }[];
  removed: { ref: string }[];
};
const historyOf = async (by: string) => (await ask('GET', EHR, { by })).data as History;

test('[EHR-1, API-2: history] a client writes who it is and where they live; what is wrong is said at its field, an old version is told', async () => {
  const by = await logInByApi(server, '09121112001');
  expect((await ask('GET', EHR)).status).toBe(401);
  const card = { version: 1, birthDay: '1370/05/12', gender: 'female', height: 168, nationalId: '0084575949' };
  expect((await ask('PATCH', EHR, { by, body: card })).errors).toMatchObject([{ field: 'nationalId', code: 'accounts.national-id.invalid' }]);
  const right = { ...card, nationalId: '۰۰۸۴۵۷۵۹۴۸' };
  expect((await ask('PATCH', EHR, { by, body: right })).data).toEqual({ version: 2 });
  expect((await ask('PATCH', EHR, { by, body: right })).status).toBe(409);
  const place = { version: 2, country: 'IR', province: 'tehran', city: 'تهران', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' };
  expect((await ask('PUT', `${EHR}/place`, { by, body: place })).data).toEqual({ version: 3 });
  expect(await historyOf(by)).toMatchObject({
    birthDay: '1991-08-03',
    gender: 'female',
    height: 168,
    nationalId: '0084575948',
    place: { city: 'tehran' },
    version: 3,
  });
});

test('[EHR-2, API-2: history] an entry of a kind is added, read, changed, removed and brought back; another’s is not there', async () => {
  const [by, other] = [await logInByApi(server, '09121112002'), await logInByApi(server, '09121112003')];
  const at = `${EHR}/medication`;
  expect((await ask('POST', at, { by, body: { name: 'لوزارتان' } })).errors).toMatchObject([{ field: 'amount', code: 'health.ehr.amount.or-forgotten' }]);
  expect((await ask('PUT', at, { by, body: { none: true } })).data).toEqual({ none: true });
  const body = { name: 'لوزارتان', forgotten: true, times: ['morning', 'night'] };
  const { ref } = (await ask('POST', at, { by, body })).data as { ref: string };
  const { entries, none, ref: of } = await historyOf(by);
  expect([none, entries]).toMatchObject([[], [{ ref, kind: 'medication', values: { name: 'لوزارتان', forgotten: 'on', times: 'morning night' }, version: 1 }]]);
  const change = (version: number, who = by) => ask('PUT', `${at}/${ref}`, { by: who, body: { name: 'لوزارتان', amount: '۵۰', version } });
  expect([(await change(1)).status, (await change(1)).status, (await change(2, other)).status]).toEqual([200, 409, 404]);
  expect((await ask('PUT', `${EHR}/disease/${ref}`, { by, body: { name: 'x', version: 2 } })).status).toBe(404);
  expect((await ask('PUT', at, { by, body: { none: true } })).status).toBe(409);
  expect((await ask('DELETE', `${at}/${ref}`, { by: other })).status).toBe(404);
  expect((await ask('DELETE', `${at}/${ref}`, { by })).status).toBe(200);
  expect(await historyOf(by)).toMatchObject({ entries: [], removed: [{ ref }] });
  expect((await ask('POST', `${at}/${ref}/restore`, { by, body: {} })).status).toBe(200);
  expect((await historyOf(by)).entries).toMatchObject([{ ref, values: { amount: '۵۰' }, version: 4 }]);
  expect((await ask('GET', `${EHR}?of=${of}`, { by: other })).status).toBe(404);
  expect((await ask('POST', `${at}?of=${of}`, { by: other, body })).status).toBe(404);
});
