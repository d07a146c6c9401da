import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManuals, seedSearchTerms } from '../../tests/around';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { asideCases } from './cases/aside';
import { buyersCases } from './cases/buyers';
import { knownCases } from './cases/known';
import { placesCases } from './cases/places';
import { judge, nameOf, readCases } from './cases/score';
import { refreshSearch } from './refresh';
import { search } from './search';
import { clockContext } from '#services/clock-context';

/** Of a hundred questions so many find what is right first, and so many among three. */
const LEAST = { first: 0.92, among: 0.97 };

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  await seedManuals(database.pool);
  await seedSearchTerms(database.pool);
  ctx = testContext(testRuntime(database));
  await refreshSearch(clockContext(ctx.rt, 'test'));
});
afterAll(() => database.drop());

test.each([
  ['those that were looked at', knownCases, 140],
  ['those kept aside', asideCases, 60],
  ['those in buyers’ own words', buyersCases, 55],
  ['those for places beside the shop', placesCases, 20],
])('[PROD-4: 275 questions] of %s 92 % find what is right first, and 97 % among three', async (_, table, count) => {
  const cases = readCases(table);
  const wrong: string[] = [];
  const right = { first: 0, among: 0 };
  for (const one of cases) {
    const { results, unsold } = await search({ ...ctx, lang: one.lang }, one.query);
    const found = results.map(nameOf);
    const { first, among } = judge(one, found, unsold !== null);
    right.first += Number(first);
    right.among += Number(among);
    if (!first || !among) wrong.push(`${one.lang} «${one.query}»: ${found.slice(0, 3).join(' ')}${unsold ? ' (not sold)' : ''}`);
  }
  expect(new Set(cases.map(({ lang, query }) => `${lang} ${query}`)).size).toBe(count);
  expect({ first: right.first / count >= LEAST.first, among: right.among / count >= LEAST.among, wrong }).toMatchObject({ first: true, among: true });
});
