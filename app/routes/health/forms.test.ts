import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordTypes } from '#domain/records/types/all';
import { provideRuntime } from '#services/runtime';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import * as outbox from '../dev-outbox';
import * as code from '../login/code';
import * as login from '../login/index';
import * as profile from '../login/profile';
import * as add from './add';
import type { ToConfirm } from './confirm-reading';
import * as home from './home';
import * as reading from './reading';
import * as take from './export';
import * as file from './file';
import * as edit from './reading-edit';
import * as records from './records';
import * as seen from './seen';
import * as type from './type';

let database: TestDatabase;
let browsers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provideRuntime(testRuntime(database));
});
afterAll(() => database.drop());

/** Somebody who has just opened an account. */
async function comeIn(): Promise<DoorBrowser> {
  const visitor = new DoorBrowser(`10.9.0.${(browsers += 1)}`);
  const phone = `0912000${String(1_000 + browsers)}`;
  await visitor.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' });
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${phone}`, {}, { Accept: 'application/json' });
  const sent = (data as { messages: { facts: { code: string } }[] }).messages[0]?.facts.code ?? '';
  const entered = await visitor.post(code, '/login/code', { intent: 'check', code: sent });
  await visitor.post(profile, entered.location ?? '/login/profile', { firstName: 'آوین', lastName: 'کهن‌سار', job: '', adult: 'on' });
  return visitor;
}
const PRESSURE = { type: 'blood-pressure' };
const clientIdOf = async (visitor: DoorBrowser) =>
  ((await visitor.get(add, '/app/records/blood-pressure/new', PRESSURE)).data as { clientId: string }).clientId;
const listOf = async (visitor: DoorBrowser) =>
  (await visitor.get(type, '/app/records/blood-pressure', PRESSURE)).data as { readings: { ref: string; numbers: number[] }[]; ref: string };

test('[REC-1: pages, REC-10: pages] the form refuses beside its field, asks once more on a second page, goes back filled, and stores once however often it is sent', async () => {
  const visitor = await comeIn();
  const clientId = await clientIdOf(visitor);
  const send = (fields: Record<string, string>) => visitor.post(add, '/app/records/blood-pressure/new', { clientId, ...fields }, PRESSURE);
  const wrong = await send({ high: '80', low: '120', pulse: 'x' });
  expect([wrong.status, Object.keys((wrong.data as Answer).fields)]).toEqual([422, ['pulse']]);
  const crossed = await send({ high: '80', low: '120', pulse: '۷۲' });
  expect([crossed.status, (crossed.data as Answer).fields['low']?.[0]]).toEqual([422, 'عدد پایین باید کمتر از عدد بالا باشد.']);
  const asked = await send({ high: '۲۱۰', low: '96', pulse: '72' });
  expect([asked.status, (asked.data as { shown: ToConfirm }).shown.asked.odd]).toEqual([200, ['high']]);
  const again = await send({ intent: 'again', high: '۲۱۰', low: '96', pulse: '72' });
  expect((again.data as Answer).values).toMatchObject({ high: '۲۱۰', clientId });
  expect((await listOf(visitor)).readings).toEqual([]);
  for (const _ of [1, 2]) {
    const stored = await send({ high: '210', low: '96', pulse: '72', confirmed: '210-96-72' });
    expect([stored.status, stored.location]).toEqual([303, '/app/records/blood-pressure']);
  }
  expect((await listOf(visitor)).readings.map(({ numbers }) => numbers)).toEqual([[210, 96, 72]]);
  const old = await visitor.post(add, '/app/records/blood-pressure/new', { clientId: 'made up', high: '118', low: '76', pulse: '72' }, PRESSURE);
  expect(old.status).toBe(422);
});

test('[REC-1: pages] a reading is changed as its version, kept at hand, removed and brought back; another’s, and a type that is none, are not there', async () => {
  const [visitor, stranger] = [await comeIn(), await comeIn()];
  await visitor.post(add, '/app/records/blood-pressure/new', { clientId: await clientIdOf(visitor), high: '128', low: '82', pulse: '72' }, PRESSURE);
  const { readings, ref: of } = await listOf(visitor);
  const params = { of, ref: readings[0]?.ref ?? '' };
  const path = `/app/readings/${of}/${params.ref}`;
  const change = (version: string) => visitor.post(edit, `${path}/edit`, { clientId: params.ref, version, high: '124', low: '80', pulse: '70' }, params);
  expect((await change('1')).status).toBe(303);
  expect((await change('1')).status).toBe(409);
  for (const intent of ['favourite', 'remove', 'restore']) expect((await visitor.post(reading, path, { intent, on: '1' }, params)).status).toBe(303);
  expect((await visitor.get(records, '/app/records?tab=favourites')).data).toMatchObject({ favourites: [{ numbers: [124, 80, 70] }] });
  expect((await visitor.get(home, '/app')).data).toMatchObject({
    types: [{ type: 'blood-pressure', figures: { n: 1, standard: 1 } }, ...recordTypes.slice(1).map(({ code: type }) => ({ type, last: null }))],
  });
  for (const absent of [
    stranger.get(reading, path, params),
    stranger.get(edit, `${path}/edit`, params),
    stranger.get(home, `/app?of=${of}`),
    stranger.get(seen, `/app/seen?of=${of}`),
    visitor.get(type, '/app/records/mood', { type: 'mood' }),
    visitor.get(add, '/app/records/mood/new', { type: 'mood' }),
  ])
    expect((await absent).status).toBe(404);
  for (const intent of ['remove', 'favourite']) expect((await stranger.post(reading, path, { intent, on: '1' }, params)).status).toBe(404);
  expect(
    (await stranger.post(edit, `${path}/edit`, { clientId: params.ref, version: '2', high: '1', low: '1', pulse: '1' }, params)).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await listOf(visitor)).readings.map(({ numbers }) => numbers)).toEqual([[124, 80, 70]]);
});

test('[REC-3: pages] a sheet goes with its form, a missing one and one that is none are said beside the file, and its address answers it to its owner alone, kept by no cache', async () => {
  const [visitor, stranger] = [await comeIn(), await comeIn()];
  const params = { type: 'lab-test' };
  const { clientId } = (await visitor.get(add, '/app/records/lab-test/new', params)).data as { clientId: string };
  const send = (sheet: string | null, test_ = 'cbc') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ clientId, test: test_, day: '', hour: '', words: '' })) form.set(name, value);
    if (sheet !== null) form.set('files', new File([sheet], 'sheet.pdf'));
    return visitor.post(add, '/app/records/lab-test/new', form, params);
  };
  const sheet = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  expect([(await send(null)).status, ((await send('words', 'mood')).data as Answer).fields]).toMatchObject([422, { test: [{}], files: [{}] }]);
  for (const _ of [1, 2]) expect([(await send(sheet)).status, (await send(sheet)).location]).toEqual([303, '/app/records/lab-test']);
  const { readings, ref: of } = (await visitor.get(type, '/app/records/lab-test', params)).data as { readings: { ref: string }[]; ref: string };
  const own = { of, ref: readings[0]?.ref ?? '' };
  const { files } = (await visitor.get(reading, `/app/readings/${of}/${own.ref}`, own)).data as { files: { id: string; kind: string }[] };
  expect([readings.length, files.map(({ kind }) => kind)]).toEqual([1, ['application/pdf']]);
  const at = { ...own, file: files[0]?.id ?? '' };
  const answer = await visitor.get(file, `/app/readings/${of}/${own.ref}/files/${at.file}`, at);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await stranger.get(file, `/app/readings/${of}/${own.ref}/files/${at.file}`, at)).status).toBe(404);
});

test('[DASH-5: export, API-7: bundle] one’s file is taken along as a bundle, JSON and a table, kept by no cache; a format that is none, and another’s file, are not there', async () => {
  const [visitor, stranger] = [await comeIn(), await comeIn()];
  await visitor.post(add, '/app/records/blood-pressure/new', { clientId: await clientIdOf(visitor), high: '128', low: '82', pulse: '72' }, PRESSURE);
  const { ref: of } = await listOf(visitor);
  const get = (format: string, who = visitor, query = '') => who.get(take, `/app/export/${format}${query}`, { format });
  const bundle = (await get('fhir')).data as { resourceType: string; entry: { fullUrl: string; resource: { resourceType: string } }[] };
  expect([bundle.resourceType, bundle.entry.map(({ resource }) => resource.resourceType)]).toEqual(['Bundle', ['Patient', 'Observation', 'Observation']]);
  for (const { fullUrl } of bundle.entry) expect(fullUrl).toMatch(/^https?:\/\/[^/]+\/fhir\/R4\/[A-Za-z]+\/[A-Za-z0-9.-]{1,64}$/);
  const json = await get('json');
  expect([json.headers.get('cache-control'), json.data]).toMatchObject([
    'private, no-store',
    { member: { ref: of }, records: [{ numbers: [{ name: 'high', value: 128 }, {}, {}] }] },
  ]);
  expect(String((await get('csv')).data).split('\r\n')).toHaveLength(3);
  for (const absent of [get('xml'), get('fhir', stranger, `?of=${of}`)]) expect((await absent).status).toBe(404);
  const empty = (await get('fhir', stranger)).data as { entry: unknown[] };
  expect(empty.entry).toHaveLength(1);
});
