import { expect, test } from 'vitest';
import { DEFAULT_SOURCE, SOURCE_KEY, SOURCES, STORAGE_KEYS } from './storage-keys';

test('[NUM-8] the browser’s keys are the specification’s', () => {
  expect(STORAGE_KEYS).toMatchObject({ token: 'token', cart: 'cart', contact: 'bf-contact', tour: 'tour-guide-initialized' });
  expect(SOURCE_KEY).toBe('SOURCE');
  expect(DEFAULT_SOURCE).toBe('WEBSITE');
  expect(SOURCES).toEqual(['WEBSITE', 'ANDROID_APP']);
});
