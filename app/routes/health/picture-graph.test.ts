import { expect, test } from 'vitest';
import type { Reader } from '#services/health/family-picture';
import { readerName } from './picture-graph';

const reader: Reader = { who: 'other', name: '', phone: null, relation: 'share', flow: 'waits', until: null };
const said = (one: Partial<Reader>, lang: 'fa' | 'en' = 'fa') =>
  readerName({ ...reader, ...one }, lang, ((key: string) => key) as Parameters<typeof readerName>[2]);

test('[FAM-5, LANG-3] who reads is called by name; a phone that has opened nothing yet stands in groups and in the reader’s digits', () => {
  expect(said({ name: 'رضا', phone: '09351112233' })).toBe('رضا');
  expect(said({ phone: '09351112233' })).toBe('۰۹۳۵\u00A0۱۱۱\u00A0۲۲۳۳');
  expect(said({ phone: '09351112233' }, 'en')).toBe('0935\u00A0111\u00A02233');
  expect(said({})).toBe('health.seen.nameless');
  expect(said({ who: 'me', name: 'رضا' })).toBe('health.devices.me');
});
