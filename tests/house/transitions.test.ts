import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableName } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nounNames, nouns } from '#domain/work/nouns';
import * as moving from '#services/transitions/nouns';
import { createTestDatabase, type TestDatabase } from '../database';
import { statesWritten, WRITER } from './state-writers';

const ROOMS = ['app', 'cms', 'jobs', 'server', 'services'];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // Content of the first day is laid down before anything happens to it; migrations belong to the database.
    if (entry.isDirectory()) return /^(?:node_modules|\.next|build|migrations|seed)$/.test(entry.name) ? [] : filesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });

test('[ADM-4: one writer] no other file than the transition writes the state of a noun', () => {
  const writers = ROOMS.flatMap(filesIn)
    .filter((file) => file !== WRITER)
    .flatMap((file) => statesWritten(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  expect(writers).toEqual([]);
});

test.each([
  ['at its place', `await tx.update(orders).set({ state: 'queued', updatedAt: now }).where(eq(orders.id, id));`],
  ['by its short name', `await tx\n  .update(groupMembers)\n  .set({ state, leftAt })\n  .where(here);`],
  ['by a value made before', `const set = { ...more, state: moved.to };\nawait tx.update(warranty_tickets).set(set).where(here);`],
  ['by a spread', `const words = { state: 'shown' };\nawait tx.update(reviews).set({ ...words, dueAt: null }).where(here);`],
  ['with a new document', `await tx.insert(refunds).values(rows);`],
  ['for any noun', `await tx.update(noun.table as PgTable).set({ state: to }).where(here);`],
  ['in SQL', 'await tx.execute(sql`update device_claims set due_at = null, state = ${to} where id = ${id}`);'],
  ['by the admin’s own way', `await payload.update({ collection: 'inquiries', id, data: { state: 'done' } });`],
])('a second writer is found: %s', (_, text) => {
  expect(statesWritten(text)).toHaveLength(1);
});

test.each([
  ['another column', `await tx.update(orders).set({ promisedBy: by }).where(and(eq(orders.id, id), eq(orders.state, 'queued')));`],
  ['since when', `await tx.update(groupMembers).set({ returnedAt }).where(isNull(groupMembers.returnedAt));`],
  ['in SQL', 'sql`update orders set due_at = open.due_at where orders.state <> all(${rested})`'],
  ['what is no noun', `await tx.update(payments).set({ state: 'failed' }).where(here);`],
])('what leaves the state alone is no writer: %s', (_, text) => {
  expect(statesWritten(text)).toEqual([]);
});

test('[ADM-4: one writer] each noun has its way to be moved, on its own table', () => {
  const known = Object.values(moving).map(({ word, table }) => [word, getTableName(table)]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(nounNames.map((name) => [name, nouns[name].table])));
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('[ADM-4] the database itself keeps each noun to its life cycle, in every state of each', async () => {
  const { rows: guards } = await database.pool.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgfoid = 'life_cycle_kept'::regproc and tgenabled = 'O'`,
  );
  const { rows: ways } = await database.pool.query<{ way: string }>(
    `select of_table || ' ' || cycle || ' ' || from_state || ' ' || to_state as way from life_cycle_ways`,
  );
  const known = new Set(ways.map(({ way }) => way));
  for (const { table, cycles } of nounNames.map((name) => nouns[name])) {
    expect(guards.map(({ name }) => name)).toEqual(expect.arrayContaining([`${table}_begins`, `${table}_goes_on`]));
    for (const { name, states, moves } of cycles) {
      for (const state of states) expect(known).toContain(`${table} ${name} ${state} ${state}`);
      for (const { from, to } of moves) for (const one of from) expect(known).toContain(`${table} ${name} ${one} ${to}`);
    }
  }
});
