import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERIAL_TRIES_OF_ADDRESS } from '#domain/warranty/registration';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import { countSerialTry } from './serial-tries';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('[WAR-3: guessing ends] many accounts of one network that try at once are counted together', async () => {
  const rt = testRuntime(database);
  const more = 12;
  const tries = Array.from({ length: SERIAL_TRIES_OF_ADDRESS + more }, (_, n) => countSerialTry(testContext(rt, { ip: `2001:db8:5:6::${n + 1}` }), n + 1));
  const answers = await Promise.all(tries);
  expect(answers.filter((one) => one.ok)).toHaveLength(SERIAL_TRIES_OF_ADDRESS);
  expect(answers.filter((one) => !one.ok && one.code === 'warranty.serial.too-many')).toHaveLength(more);
});
