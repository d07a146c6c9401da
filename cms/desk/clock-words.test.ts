import { expect, test } from 'vitest';
import { clockWords } from './clock-words';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
/** Nowruz and the day of a mourning. */
const holidays = new Set(['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23', '2026-11-24']);

test.each([
  ['2026-11-22 07:59', false, 'promises count again from 8:00', 'a minute before opening'],
  ['2026-11-22 08:00', true, 'promises are counting; those of requests until 18:00', 'as the desk opens'],
  ['2026-11-22 17:59', true, 'promises are counting; those of requests until 18:00', 'a minute before closing'],
  ['2026-11-22 18:00', false, 'promises count again from Monday 23 November 8:00', 'as it closes'],
  ['2026-11-22 21:59', false, 'promises count again from Monday 23 November 8:00', 'at night'],
  ['2026-11-25 20:00', false, 'orders count again from Thursday 26 November 8:00, requests from Saturday 28 November 8:00', 'Wednesday evening'],
  ['2026-11-26 12:00', true, 'orders are counting; requests again from Saturday 28 November 8:00', 'Thursday, a working day of orders alone'],
  ['2026-11-27 12:00', false, 'promises count again from Saturday 28 November 8:00', 'Friday'],
  ['2026-11-24 12:00', false, 'promises count again from Wednesday 25 November 8:00', 'a holiday'],
  ['2026-03-19 17:59', true, 'orders are counting; requests again from Tuesday 24 March 8:00', 'the last minute of the year’s work'],
  ['2026-03-20 00:00', false, 'promises count again from Tuesday 24 March 8:00', 'the first one of the new year'],
])('[ADM-3, JOB-3: the clock] on %s %s: %s (%s)', (now, counts, text) => expect(clockWords('en', t(now), holidays)).toEqual({ counts, text }));
