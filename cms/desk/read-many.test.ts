import { expect, test } from 'vitest';
import { readMany, writeChoice } from './read-many';

const row = writeChoice('orders/7', 'queued', 2);

test.each([
  [
    { do: 'take', rows: [row, row] },
    { wish: { do: 'take' }, rows: [{ text: row, collection: 'orders', row: { id: 7, state: 'queued', version: 2 } }] },
  ],
  [
    { do: 'give', to: 4, rows: ['inquiries/1::0'] },
    { wish: { do: 'give', to: 4 }, rows: [{ text: 'inquiries/1::0', collection: 'inquiries', row: { id: 1, state: '', version: 0 } }] },
  ],
  [{ do: 'move', event: 'queue', rows: [row] }, { wish: { do: 'move', event: 'queue' } }],
])('[ADM-4: many] %j is read', (body, read) => {
  expect(readMany(body)).toMatchObject(read);
});

test.each([
  null,
  {},
  { do: 'take', rows: [] },
  { do: 'take', rows: 'orders/7:queued:2' },
  { do: 'take', rows: Array.from({ length: 61 }, (_, at) => `orders/${at}:queued:0`) },
  { do: 'take', rows: ['users/7::0'] },
  { do: 'take', rows: ['orders/7:queued:2', 7] },
  { do: 'give', rows: [row] },
  { do: 'give', to: -1, rows: [row] },
  { do: 'move', event: 'dispatch', rows: [row] },
  { do: 'move', event: 'cancel', rows: [row] },
  { do: 'move', event: 'constructor', rows: [row] },
])('[ADM-4: many] %j is nothing that a page sends', (body) => {
  expect(readMany(body)).toBeNull();
});
