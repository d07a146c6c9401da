import { afterAll, beforeAll, expect, test } from 'vitest';
import { provideRuntime } from '#services/runtime';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import * as outbox from '../dev-outbox';
import * as code from '../login/code';
import * as login from '../login/index';
import * as profile from '../login/profile';
import * as history from './history';
import * as entry from './history-entry';
import * as step from './history-step';
import * as take from './export';
import * as summary from './summary';
import * as summaryFile from './summary-file';

let database: TestDatabase;
let browsers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provideRuntime(testRuntime(database));
});
afterAll(() => database.drop());

/** Somebody who has just opened an account. */
async function comeIn(): Promise<DoorBrowser> {
  const visitor = new DoorBrowser(`10.9.1.${(browsers += 1)}`);
  const phone = `0912001${String(1_000 + browsers)}`;
  await visitor.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' });
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${phone}`, {}, { Accept: 'application/json' });
  const sent = (data as { messages: { facts: { code: string } }[] }).messages[0]?.facts.code ?? '';
  const entered = await visitor.post(code, '/login/code', { intent: 'check', code: sent });
  await visitor.post(profile, entered.location ?? '/login/profile', { firstName: 'آوین', lastName: 'کهن‌سار', job: '', adult: 'on' });
  return visitor;
}

type Shown = {
  clientId: string;
  facts: { version: number };
  done: string[];
  none: boolean;
  entries: { ref: string; said: Record<string, string> }[];
  removed: { ref: string }[];
};
const at = (name: string) => ({ path: `/app/history/${name}`, params: { step: name } });
const stepOf = async (visitor: DoorBrowser, name: string) => (await visitor.get(step, at(name).path, at(name).params)).data as Shown;
const send = (visitor: DoorBrowser, name: string, fields: Record<string, string>) => visitor.post(step, at(name).path, fields, at(name).params);

test('[EHR-1: pages] facts are refused beside their fields, kept once they are right, and not over what was written meanwhile; an address is kept and taken away', async () => {
  const visitor = await comeIn();
  const card = { intent: 'card', version: '1', birthDay: '۱۳۷۰/۰۵/۱۲', gender: 'female', height: '۱۶۸', nationalId: '۰۰۸۴۵۷۵۹۴۸' };
  const wrong = await send(visitor, 'card', { ...card, gender: '', height: '12', nationalId: '0084575949' });
  expect([wrong.status, Object.keys((wrong.data as Answer).fields)]).toEqual([422, ['gender', 'height', 'nationalId']]);
  expect((await stepOf(visitor, 'card')).done).toEqual([]);
  for (const status of [303, 409]) expect((await send(visitor, 'card', card)).status).toBe(status);
  const young = await send(visitor, 'card', { ...card, version: '2', birthDay: '1394/06/02' });
  expect([young.status, Object.keys((young.data as Answer).fields)]).toEqual([422, ['birthDay']]);
  const place = { intent: 'place', version: '2', country: 'IR', province: 'tehran', city: 'تهران', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' };
  expect((await send(visitor, 'place', place)).status).toBe(303);
  expect((await stepOf(visitor, 'place')).done).toEqual(['card', 'place']);
  expect((await send(visitor, 'place', { intent: 'no-place', version: '3' })).status).toBe(303);
  expect(((await visitor.get(history, '/app/history')).data as Shown).done).toEqual(['card']);
});

test('[EHR-2: pages] an entry is refused beside its field, stored once, changed as its version, removed and brought back; another’s, and a step that is none, are not there', async () => {
  const [visitor, stranger] = [await comeIn(), await comeIn()];
  const { clientId } = await stepOf(visitor, 'medication');
  const typed = { intent: 'add', clientId, name: 'لوزارتان', amount: '', times: 'morning', since: '1402/07' };
  const wrong = await send(visitor, 'medication', { ...typed, since: '1402/13' });
  expect([wrong.status, Object.keys((wrong.data as Answer).fields)]).toEqual([422, ['since']]);
  expect(((await send(visitor, 'medication', typed)).data as Answer).fields['amount']).toEqual(['مقدار را بنویسید، یا «یادم نیست» را نشان بزنید.']);
  for (const _ of [1, 2]) expect((await send(visitor, 'medication', { ...typed, forgotten: 'on' })).status).toBe(303);
  const { entries } = await stepOf(visitor, 'medication');
  expect(entries).toMatchObject([{ said: { name: 'لوزارتان', forgotten: 'on', times: 'morning', since: '1402-07' } }]);
  const params = { step: 'medication', entry: entries[0]?.ref ?? '' };
  const path = `/app/history/medication/${params.entry}`;
  const change = (who: DoorBrowser, version: string) => who.post(entry, path, { version, name: 'لوزارتان', amount: '۵۰ میلی‌گرم' }, params);
  expect((await change(stranger, '1')).status).toBe(404);
  for (const status of [303, 409]) expect((await change(visitor, '1')).status).toBe(status);
  expect(((await visitor.get(entry, path, params)).data as { versions: unknown[] }).versions).toHaveLength(2);
  const press = (who: DoorBrowser, intent: string) => send(who, 'medication', { intent, entry: params.entry });
  expect((await press(stranger, 'remove')).status).toBe(404);
  expect((await press(visitor, 'remove')).status).toBe(303);
  expect(await stepOf(visitor, 'medication')).toMatchObject({ entries: [], removed: [{ ref: params.entry }] });
  expect((await visitor.get(entry, path, params)).status).toBe(404);
  expect((await press(visitor, 'restore')).status).toBe(303);
  for (const absent of [
    stranger.get(entry, path, params),
    stranger.get(history, '/app/history?of=nobody'),
    visitor.get(step, '/app/history/mood', { step: 'mood' }),
    visitor.get(entry, `/app/history/allergy/${params.entry}`, { ...params, step: 'allergy' }),
    visitor.get(entry, '/app/history/card/x', { step: 'card', entry: 'x' }),
  ])
    expect((await absent).status).toBe(404);
  expect((await send(visitor, 'card', typed)).status).toBe(404);
  expect((await send(visitor, 'medication', { ...typed, clientId: 'made up' })).status).toBe(422);
});

test('[EHR-1: none, EHR-3: paper] that there is none is said and taken back; the summary holds what was chosen of the file alone', async () => {
  const visitor = await comeIn();
  const { clientId } = await stepOf(visitor, 'allergy');
  for (const _ of [1, 2]) expect((await send(visitor, 'allergy', { intent: 'none', clientId, on: '1' })).status).toBe(303);
  expect(await stepOf(visitor, 'allergy')).toMatchObject({ none: true, done: ['allergy'] });
  for (const name of ['پنهان', 'پیدا']) {
    const { clientId: next } = await stepOf(visitor, 'disease');
    await send(visitor, 'disease', { intent: 'add', clientId: next, name, ...(name === 'پنهان' ? { private: 'on' } : {}) });
  }
  const paper = async (query: string) => {
    const { entries, parts } = (await visitor.get(summary, `/app/summary${query}`)).data as { entries: { said: Record<string, string> }[]; parts: string[] };
    return [entries.map(({ said }) => said['name']), parts.length];
  };
  expect(await paper('')).toEqual([['پیدا'], 7]);
  expect(await paper('?private=on')).toEqual([['پنهان', 'پیدا'], 7]);
  expect(await paper('?parts=allergy&parts=readings&days=90')).toEqual([[], 2]);
  expect((await send(visitor, 'allergy', { intent: 'none', clientId: 'x'.repeat(22), on: '0' })).status).toBe(303);
  expect((await stepOf(visitor, 'allergy')).none).toBe(false);
});

test('[EHR-3: bundle, EHR-3: summary document, DASH-5: export] the history is taken along in each form, and in short as a document; kept by no cache, and another’s is not there', async () => {
  const [visitor, stranger] = [await comeIn(), await comeIn()];
  const { clientId } = await stepOf(visitor, 'disease');
  await send(visitor, 'disease', { intent: 'add', clientId, name: 'آسم، خفیف', private: 'on' });
  const get = (format: string) => visitor.get(take, `/app/export/${format}`, { format });
  const bundle = (await get('fhir')).data as { entry: { resource: { resourceType: string } }[] };
  expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(['Patient', 'Condition']);
  expect((await get('json')).data).toMatchObject({ records: [], history: { nationalId: null, entries: [{ kind: 'disease', values: { name: 'آسم، خفیف' } }] } });
  expect(String((await get('csv')).data)).toContain(',disease,');
  const short = (who: DoorBrowser, query = '') => who.get(summaryFile, `/app/summary/fhir${query}`);
  const document = await short(visitor);
  expect([document.status, document.headers.get('cache-control'), document.headers.get('content-type')]).toEqual([
    200,
    'private, no-store',
    'application/fhir+json',
  ]);
  const said = async (query: string) => JSON.stringify((await short(visitor, query)).data).includes('آسم');
  expect([await said(''), await said('?private=on')]).toEqual([false, true]);
  const { member } = (await get('json')).data as { member: { ref: string } };
  expect((await short(stranger, `?of=${member.ref}`)).status).toBe(404);
});
