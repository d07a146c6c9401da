import { expect, test } from 'vitest';
import { formatDateTime } from '#locales/dates';
import { deskMoment } from './who-holds';

const asPayloadWrites = new Intl.DateTimeFormat('en-US', { day: 'numeric', hour: 'numeric', hour12: true, minute: 'numeric', month: 'short', year: 'numeric' });

test('[ADM-2: no English left] since when a document is held stands in the Persian calendar; another text stays', () => {
  const at = new Date('2026-11-22T14:00:00Z');
  for (const text of [asPayloadWrites.format(at), asPayloadWrites.format(at).replaceAll('\u202F', ' ')]) {
    expect(deskMoment('fa', text)).toBe(formatDateTime('fa', at));
    expect(deskMoment('fa', text)).not.toMatch(/[A-Za-z0-9]/);
  }
  expect(deskMoment('fa', 'یکشنبه ۱ آذر')).toBe('یکشنبه ۱ آذر');
});

test('[ADM-2: English] it stands in Tehran’s time and in the form of the desk, wherever the browser is', () => {
  const late = new Date('2026-11-23T21:10:00Z');
  expect(deskMoment('en', asPayloadWrites.format(late))).toBe('Tuesday 24 November, 0:40');
  expect(deskMoment('en', 'Tuesday 24 November, 0:40')).toBe('Tuesday 24 November, 0:40');
});
