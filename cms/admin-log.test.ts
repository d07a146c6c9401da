import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { provideRuntime } from '#services/runtime';
import type { Runtime } from '#services/runtime';
import { adminLog } from './admin-log';

let said: { level: string; fields: object; message: string }[];
const note = (level: string) => (fields: object, message: string) => void said.push({ level, fields, message });
beforeEach(() => {
  said = [];
  provideRuntime({ log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') } } as unknown as Runtime);
});
const logger = () => pino({ ...adminLog.options, level: 'info' }, adminLog.destination);

/** A class named as a minifier would name it. */
class a extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'a';
  }
}

test.each([400, 403, 404, 409, 422, 423])('[OPS-4: the admin’s log] a refusal with %i is a line of what happens, without a stack', (status) => {
  logger().error({ err: new a('The following field is invalid: code', status) });
  expect(said).toEqual([{ level: 'info', fields: { name: 'admin', status }, message: 'refused: The following field is invalid: code' }]);
});

test('[OPS-4: the admin’s log] what the database refuses by its keys is a refusal too, and its values are not said', () => {
  logger().error({ err: Object.assign(new Error('Key (phone)=(0912) already exists'), { code: '23505' }) });
  expect(said).toEqual([{ level: 'info', fields: { name: 'admin', status: 409 }, message: 'refused: by the database (23505)' }]);
});

test.each([undefined, 500, 503])('[OPS-4: the admin’s log] a fault with %s stays an error, with where it was', (status) => {
  logger().error({ err: new a('column does not exist', status), msg: 'it failed' });
  expect(said).toMatchObject([
    { level: 'error', message: 'it failed', fields: { err: { message: 'column does not exist', stack: expect.stringContaining('admin-log.test') } } },
  ]);
});
