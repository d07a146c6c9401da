import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemWord } from '#domain/service-requests/items';
import { readService } from '#domain/service-requests/read-service';
import { fieldsOf, inPlaceItems, serviceTypes } from '#domain/service-requests/types/all';
import type { ServiceType } from '#domain/service-requests/service-type';
import { langs } from '#locales/lang';
import { hasWord } from '#locales/say';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { casesOf, filesOf, sensibleRequest } from '../../tests/attack/forms/service-inputs';
import { seedServiceItems } from '../../tests/seed-services';
import { testContext, testRuntime } from '../../tests/test-context';
import { shownServices } from './service-offers';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedServiceItems(database.pool);
});
afterAll(() => database.drop());

const types: readonly ServiceType[] = serviceTypes;

test('[INP-1] each of the 26 things is offered by one service with a price or after review, its rules and a form; and none of it outside Tehran', async () => {
  const shown = await shownServices(testContext(testRuntime(database)));
  const offered = shown.flatMap(({ code, items }) => items.map((item) => ({ ...item, by: code })));
  for (const code of inPlaceItems) {
    const [one, ...more] = offered.filter((item) => item.code === code);
    expect([code, one !== undefined, more.length]).toEqual([code, true, 0]);
    expect(one?.priceToman === null || Number(one?.priceToman) > 0, `${code}: a price, or after review`).toBe(true);
    for (const lang of langs) expect([lang, code, hasWord(itemWord(code))]).toEqual([lang, code, true]);
  }
  for (const type of types) {
    expect([type.code, type.rules.length > 0]).toEqual([type.code, true]);
    for (const inCase of casesOf(type)) {
      const right = sensibleRequest(type, 'fa', inCase);
      expect([type.code, inCase, readService(type, right, filesOf(type)).ok]).toEqual([type.code, inCase, true]);
      if (!('city' in fieldsOf(type))) continue;
      const elsewhere = readService(type, { ...right, city: 'مشهد' }, filesOf(type));
      expect([type.code, elsewhere.ok ? [] : elsewhere.refusals.map(({ code, field }) => [field, code])]).toEqual([
        type.code,
        [['city', 'services.city.only-tehran']],
      ]);
    }
  }
});
