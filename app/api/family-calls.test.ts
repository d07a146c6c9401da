import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCaller, logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { deviceOf } from '../../tests/attack/forms/devices';
import { openShop, type Shop } from '../../tests/shop';
import { makeChannel } from '../../tests/warranty';
import { familyCalls } from './family-calls';

const [FAMILY, DEVICES] = ['/api/v3/family', '/v2/product/devices/v3'];
let shop: Shop;
let server: ApiServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
});
afterAll(() => server.stop());

const ask = apiCaller(() => server, familyCalls);
const child = { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '1394/06/02', height: 128 };
const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id;

test('[API-3: family, FAM-2, FAM-4] a client makes a child’s file once, changes it, chooses it, reads the state and removes it; of another account it sees and does nothing', async () => {
  const [by, other] = [await logInByApi(server, '09121110001'), await logInByApi(server, '09121110002')];
  for (const path of [FAMILY, `${FAMILY}/member`, DEVICES]) expect((await ask('GET', path)).status).toBe(401);
  expect((await ask('POST', `${FAMILY}/member`, { by, body: { ...child, height: 10 } })).errors).toMatchObject([{ field: 'height' }]);
  const made = await ask('POST', `${FAMILY}/member`, { by, body: child });
  expect(made.status).toBe(200);
  const id = idOf(made);
  expect((await ask('PUT', `${FAMILY}/member/${id}`, { by, body: { ...child, height: 131 } })).status).toBe(200);
  expect((await ask('PUT', `${FAMILY}/selected`, { by, body: { member: id } })).status).toBe(200);
  expect((await ask('GET', FAMILY, { by })).data).toMatchObject({
    ...{ selectedMember: id, recordsUpdated: false, devices: [] },
    members: [{ relation: 'myself' }, { id, relation: 'son', right: 'guardian', height: 131, age: 11, newRecords: 0 }],
  });
  expect((await ask('GET', `${FAMILY}/member`, { by: other })).data).toMatchObject([{ relation: 'myself' }]);
  for (const [method, path, body] of [
    ['PUT', `${FAMILY}/member/${id}`, child],
    ['DELETE', `${FAMILY}/member/${id}`, undefined],
    ['PUT', `${FAMILY}/selected`, { member: id }],
  ] as const)
    expect((await ask(method, path, { by: other, ...(body ? { body } : {}) })).status).toBe(404);
  for (let press = 0; press < 2; press += 1) expect((await ask('DELETE', `${FAMILY}/member/${id}`, { by })).data).toEqual({ id, what: 'closed' });
  expect((await ask('GET', FAMILY, { by })).data).toMatchObject({ members: [{ relation: 'myself' }] });
});

test('[API-2: devices, FAM-3] a client gives its device to a member by its serial, in any digits, and takes it back; another’s serial is answered like none', async () => {
  const [by, other] = [await logInByApi(server, '09121110003'), await logInByApi(server, '09121110004')];
  const me = idOf(await ask('GET', FAMILY, { by }));
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from users where phone = '09121110003'`);
  await makeChannel(shop);
  const { serial } = await deviceOf(shop.database.pool, rows[0]?.id ?? 0);
  const persian = serial.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  expect((await ask('POST', `${DEVICES}/addDevice`, { by, body: { serial: 'NB12', member: me } })).errors).toMatchObject([
    { code: 'health.devices.serial', field: 'serial' },
  ]);
  const added = await ask('POST', `${DEVICES}/addDevice`, { by, body: { serial: persian, member: me } });
  expect(added.data).toMatchObject({ serial });
  expect((await ask('GET', DEVICES, { by, lang: 'en' })).data).toMatchObject([{ id: idOf(added), serial, kind: 'blood-pressure', member: me, lastAt: null }]);
  const theirs = idOf(await ask('GET', FAMILY, { by: other }));
  for (const one of [serial, 'ZZ0000000000'])
    expect((await ask('POST', '/v2/product/addDevice', { by: other, body: { serial: one, member: theirs } })).errors).toMatchObject([
      { code: 'health.devices.none', field: 'serial' },
    ]);
  expect((await ask('POST', `${DEVICES}/deleteDevice`, { by: other, body: { device: idOf(added) } })).status).toBe(404);
  for (let press = 0; press < 2; press += 1) expect((await ask('POST', `${DEVICES}/deleteDevice`, { by, body: { device: idOf(added) } })).status).toBe(200);
  expect((await ask('GET', DEVICES, { by })).data).toMatchObject([{ id: null, serial, member: null }]);
});
