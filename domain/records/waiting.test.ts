import { expect, test } from 'vitest';
import { momentWritten, offlineTypes } from './waiting';

const NOW = new Date('2026-11-27T08:00:00.000Z');
const HOUR = 3_600_000;

test.each([
  ['a right clock', 0],
  ['a clock a day ahead', 24 * HOUR],
  ['a clock three years behind', -3 * 365 * 24 * HOUR],
])('[REC-9: its moment] %s: a reading of two hours ago is of two hours ago', (_, off) => {
  const sentAt = NOW.getTime() + off;
  expect(momentWritten({ writtenAt: sentAt - 2 * HOUR, sentAt }, NOW)).toEqual({ ok: true, value: new Date('2026-11-27T06:00:00.000Z') });
});

test('[REC-9: its moment] a clock that was set back between writing and sending is refused at the day, and so is a wait of years', () => {
  const sentAt = NOW.getTime();
  const refused = { ok: false, code: 'health.waiting.clock', field: 'day' };
  expect(momentWritten({ writtenAt: sentAt + HOUR, sentAt }, NOW)).toMatchObject(refused);
  expect(momentWritten({ writtenAt: sentAt - 367 * 24 * HOUR, sentAt }, NOW)).toMatchObject(refused);
  // A clock that was corrected by seconds meanwhile is no clock that was set.
  expect(momentWritten({ writtenAt: sentAt + 90_000, sentAt }, NOW)).toEqual({ ok: true, value: NOW });
});

test('[REC-9: types] whatever needs no file can be written down without a connection', () => {
  expect(offlineTypes.map(({ code }) => code)).toEqual([
    ...['blood-pressure', 'blood-sugar', 'heart-rate', 'blood-oxygen', 'body-temperature', 'body-composition', 'nutrition'],
  ]);
});
