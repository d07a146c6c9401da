import { expect, test } from 'vitest';
import { serviceOf } from '#domain/service-requests/types/all';
import { askedPairs } from './asked-pairs';

test('[SVC-1: admin] [LANG-3] the wished day of a request is read by its name, as every date around it', () => {
  const nurse = serviceOf('nurse');
  const read = (lang: 'fa' | 'en', day: string) => nurse && askedPairs(lang, nurse, { day, part: 'morning' } as never).map(([, value]) => value);
  expect(read('en', '2026-11-26')?.[0]).toBe('Thursday 26 November');
  expect(read('fa', '2026-11-26')?.[0]).toBe('پنجشنبه ۵ آذر');
  expect(read('en', '2026-13-99')).toHaveLength(1);
});
