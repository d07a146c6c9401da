import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { offlineTypes } from '#domain/records/waiting';
import { phoneMark } from '#services/accounts/phone-mark';
import { provideRuntime } from '#services/runtime';
import { newRef } from '#services/unguessable';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import * as outbox from '../dev-outbox';
import * as code from '../login/code';
import * as login from '../login/index';
import * as profile from '../login/profile';
import * as home from './home';
import { offlineWords } from './offline-words.server';
import * as waiting from './waiting';

let database: TestDatabase;
const HOUR = 3_600_000;
let browsers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provideRuntime(testRuntime(database));
});
afterAll(() => database.drop());

/** Somebody with an account, and the name of that account on their phone. */
async function comeIn() {
  const visitor = new DoorBrowser(`10.9.7.${(browsers += 1)}`);
  const phone = `0912007${String(1_000 + browsers)}`;
  await visitor.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' });
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${phone}`, {}, { Accept: 'application/json' });
  const sent = (data as { messages: { facts: { code: string } }[] }).messages[0]?.facts.code ?? '';
  const entered = await visitor.post(code, '/login/code', { intent: 'check', code: sent });
  await visitor.post(profile, entered.location ?? '/login/profile', { firstName: 'آوین', lastName: 'کهن‌سار', job: '', adult: 'on' });
  await visitor.get(home, '/app');
  const { rows } = await database.pool.query<{ id: number }>('select id from users where phone = $1', [phone]);
  return { visitor, id: rows[0]!.id, account: phoneMark(testRuntime(database), rows[0]!.id) };
}
const PRESSURE = { type: 'blood-pressure', of: '', high: '۱۱۸', low: '76', pulse: '72', confirmed: '' };
const times = (waited = 0) => ({ writtenAt: String(Date.now() - waited), sentAt: String(Date.now()) });
const readings = async (id: number) =>
  (
    await database.pool.query<{ n1: number; at: Date }>(
      'select r.n1, r.measured_at as at from health_records r join members m on m.id = r.member_id where m.account_id = $1 order by r.id',
      [id],
    )
  ).rows;

test('[REC-9: exactly once] what waited is stored with the moment of its writing, once however often and by however many tabs it is sent', async () => {
  const { visitor, id, account } = await comeIn();
  const clientId = newRef();
  const send = () => visitor.post(waiting, '/app/waiting', { ...PRESSURE, account, clientId, ...times(3 * HOUR) });
  const first = await send();
  expect([first.status, first.data]).toEqual([200, { shown: { state: 'stored' } }]);
  for (const { status, data } of await Promise.all(Array.from({ length: 20 }, send))) expect([status, data]).toEqual([200, { shown: { state: 'stored' } }]);
  const stored = await readings(id);
  expect(stored).toHaveLength(1);
  expect(Math.abs(Date.now() - 3 * HOUR - stored[0]!.at.getTime())).toBeLessThan(60_000);
});

test('[REC-9: bound to its account] another account on the same phone sends nothing of it, and nothing is written', async () => {
  const [writer, other] = [await comeIn(), await comeIn()];
  const sent = await other.visitor.post(waiting, '/app/waiting', { ...PRESSURE, account: writer.account, clientId: newRef(), ...times() });
  expect([sent.status, (sent.data as Answer).form]).toEqual([409, ['این سنجش را حساب دیگری نوشته است.']]);
  expect([await readings(writer.id), await readings(other.id)]).toEqual([[], []]);
  const nobody = await new DoorBrowser('10.9.7.99').post(waiting, '/app/waiting', { ...PRESSURE, account: writer.account, clientId: newRef(), ...times() });
  expect([nobody.status, nobody.location?.startsWith('/login')]).toEqual([303, true]);
});

test('[REC-9: refused] what is wrong, rare, of an old form, of another’s file or of a clock that was set anew says so, and nothing is written', async () => {
  const { visitor, id, account } = await comeIn();
  const send = (more: Record<string, string>) => visitor.post(waiting, '/app/waiting', { ...PRESSURE, account, clientId: newRef(), ...times(), ...more });
  const wrong = await send({ high: '80', low: '120' });
  expect([wrong.status, (wrong.data as Answer).fields['low']]).toEqual([422, ['عدد پایین باید کمتر از عدد بالا باشد.']]);
  expect((await send({ high: '210', low: '96' })).data).toEqual({ shown: { state: 'ask', sign: '210-96-72' } });
  expect((await send({ type: 'ecg' })).status).toBe(422);
  expect((await send({ clientId: 'x' })).status).toBe(422);
  expect((await send({ sentAt: 'yesterday' })).status).toBe(422);
  expect((await send({ of: newRef() })).status).toBe(404);
  const clock = await send({ writtenAt: String(Date.now() + HOUR) });
  expect([clock.status, (clock.data as Answer).fields['day']?.[0]]).toEqual([422, 'ساعت گوشی در این میان عوض شده است. روز و ساعت سنجش را بنویسید.']);
  expect(await readings(id)).toEqual([]);
  // With its day it is taken, whatever the clock.
  expect((await send({ writtenAt: String(Date.now() + HOUR), day: '1405/9/1', hour: '7:40' })).data).toEqual({ shown: { state: 'stored' } });
  expect((await send({ high: '210', low: '96', confirmed: '210-96-72' })).data).toEqual({ shown: { state: 'stored' } });
  expect(await readings(id)).toHaveLength(2);
});

test.each(offlineTypes.map((type) => [type.code, type] as const))(
  '[REC-9: refused alike] %s: whatever is typed wrong has its sentence on the phone',
  (code, type) => {
    const now = new Date('2026-11-27T08:00:00.000Z');
    const words = offlineWords('fa', now).types[code]!;
    const names = [...type.measures, ...(type.more ?? []), ...type.choices, ...(type.lines ?? [])].map(({ name }) => name);
    const spelt = ['', ' ', 'x', '-1', '0', '0.001', '۹۹۹۹۹۹۹', '12e3', 'a'.repeat(900), '/', '۱۲۰', '70'];
    for (const one of spelt) {
      for (const at of [...names, 'day', 'hour', 'words']) {
        const typed = { ...Object.fromEntries(names.map((name) => [name, one])), [at]: one, day: at === 'day' ? one : '', hour: at === 'hour' ? one : '' };
        const read = readReading(type, typed, now);
        for (const { field, code: refusal } of read.ok ? [] : read.refusals)
          expect(words, `${field} ${refusal} (${one.slice(0, 9)})`).toHaveProperty([`${field} ${refusal}`]);
      }
    }
    expect(Object.values(words).every((said) => said.length > 8 && !said.includes('{{'))).toBe(true);
  },
);
