import { expect, test } from 'vitest';
import { formatDateTime } from '#locales/dates';
import { persianMoment } from './who-holds';

const asPayloadWrites = new Intl.DateTimeFormat('en-US', { day: 'numeric', hour: 'numeric', hour12: true, minute: 'numeric', month: 'short', year: 'numeric' });

test('[ADM-2: no English left] since when a document is held stands in the Persian calendar; another text stays', () => {
  const at = new Date('2026-11-22T14:00:00Z');
  for (const text of [asPayloadWrites.format(at), asPayloadWrites.format(at).replaceAll('\u202F', ' ')]) {
    expect(persianMoment(text)).toBe(formatDateTime('fa', at));
    expect(persianMoment(text)).not.toMatch(/[A-Za-z0-9]/);
  }
  expect(persianMoment('یکشنبه ۱ آذر')).toBe('یکشنبه ۱ آذر');
});
