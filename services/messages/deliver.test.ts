import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { runtimeOn } from '../../tests/jobs/runtime';
import type { LoggedRuntime } from '../../tests/jobs/runtime';
import { clockContext } from '../clock-context';
import { commit } from '../store/commit';
import { deliverMessage } from './deliver';
import { queueMessage } from './queue';
import type { NewMessage } from './queue';

let database: TestDatabase;
let rt: LoggedRuntime;
beforeAll(async () => {
  database = await createTestDatabase();
  rt = runtimeOn(database.pool);
});
afterAll(() => database.drop());

async function queue(
  message: Partial<Omit<NewMessage, 'notice' | 'facts'>> | Partial<Extract<NewMessage, { notice: 'accounts.login-code' }>>,
): Promise<string> {
  const ctx = clockContext(rt, 'test');
  const whole = {
    channel: 'sms',
    notice: 'orders.dispatched',
    recipient: '09121234567',
    lang: 'en',
    facts: { code: 'ZB-7K2M', courierName: 'Post', tracking: '44021887310001', promisedDay: new Date('2026-11-21T12:00:00Z') },
    ...message,
  } as NewMessage;
  const said = await commit(ctx, async (tx) => {
    const later = await queueMessage(tx, ctx, whole);
    return { value: String(later.payload['messageId']), audit: [], tell: [later] };
  });
  if (!said.ok) throw new Error(said.code);
  return said.value;
}
const rowOf = async (id: string) =>
  (await database.pool.query('select messages.*, outbox.payload, outbox.done_at from messages join outbox using (id) where id = $1', [id])).rows[0];

test('[JOB-2] the words are written with the decision, in the reader’s language; the job carries the row’s id alone', async () => {
  const row = await rowOf(await queue({}));
  expect(row).toMatchObject({ state: 'waiting', promise: 'at-least-once', expires_at: null });
  expect(row.body).toMatch(/ZB-7K2M/);
  expect(row.body).not.toMatch(/…|\{\{/);
  expect(row.payload).toEqual({ messageId: row.id });
});

test('[JOB-2] the table of notices says that a login code goes at most once and how long it lives', async () => {
  const row = await rowOf(await queue({ notice: 'accounts.login-code', facts: { code: '482913' }, promise: 'at-least-once' }));
  expect(row.promise).toBe('at-most-once');
  expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(120_000);
  expect(row.body).toMatch(/482913[\s\S]*2 minutes/);
});

test('a decision that is refused says nothing', async () => {
  const ctx = clockContext(rt, 'test');
  const before = await database.pool.query('select count(*) from messages');
  await commit(ctx, async (tx) => {
    await queueMessage(tx, ctx, { channel: 'sms', notice: 'orders.queued', recipient: '09121234567', lang: 'fa', facts: { code: 'ZB-1' } });
    return { ok: false, code: 'common.changed-meanwhile' };
  });
  expect((await database.pool.query('select count(*) from messages')).rows).toEqual(before.rows);
});

test('[JOB-2] a notice that does not exist, a fact that lacks or is misspelt, and a way that it does not go do not compile', () => {
  const to = { channel: 'sms', recipient: '09121234567', lang: 'fa' } as const;
  const whole: NewMessage = { ...to, notice: 'orders.asked', facts: { code: 'ZB-1', dueBy: new Date() } };
  // @ts-expect-error no such notice
  const unknown: NewMessage = { ...to, notice: 'orders.danced', facts: { code: 'ZB-1' } };
  // @ts-expect-error a fact lacks
  const lacking: NewMessage = { ...to, notice: 'orders.asked', facts: { code: 'ZB-1' } };
  // @ts-expect-error a fact is misspelt
  const misspelt: NewMessage = { ...to, notice: 'orders.queued', facts: { cod: 'ZB-1' } };
  // @ts-expect-error a fact too many
  const other: NewMessage = { ...to, notice: 'orders.queued', facts: { code: 'ZB-1', dueBy: new Date() } };
  // @ts-expect-error a moment is a moment, so that it is written in the reader's calendar
  const text: NewMessage = { ...to, notice: 'orders.asked', facts: { code: 'ZB-1', dueBy: '2026-11-22' } };
  // @ts-expect-error it goes by SMS alone
  const mailed: NewMessage = { ...to, channel: 'email', notice: 'orders.queued', facts: { code: 'ZB-1' } };
  expect([whole, unknown, lacking, misspelt, other, text, mailed]).toHaveLength(7);
});

test('the local outbox keeps a message to be read, and its row is done in the same commit; twice changes nothing', async () => {
  const id = await queue({});
  const job = { outboxId: id, messageId: id };
  await Promise.all([deliverMessage(clockContext(rt, 'test'), job), deliverMessage(clockContext(rt, 'test'), job)]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: 'sent', done_at: expect.any(Date) });
  expect(row.body).toMatch(/ZB-7K2M/);
});
