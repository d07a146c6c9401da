import { expect, test } from 'vitest';
import { bearerOf } from './bearer';
import { deviceOf } from './device';
import { ACCESS_TOKEN_LIFE_MINUTES, API_SESSION_MOST_DAYS, isSeenAnew, REFRESH_TOKEN_LIFE_DAYS, SEEN_EVERY_MINUTES, tokensEndAt } from './session-life';

const at = new Date('2026-11-21T08:00:00Z');
const DAY = 86_400_000;
const later = (ms: number) => new Date(at.getTime() + ms);

test('[AUTH-4: lives] an access token ends soon, a refresh token later, and neither outlives the session', () => {
  expect(tokensEndAt(at, at)).toEqual({ access: later(ACCESS_TOKEN_LIFE_MINUTES * 60_000), refresh: later(REFRESH_TOKEN_LIFE_DAYS * DAY) });
  const nearTheEnd = later(API_SESSION_MOST_DAYS * DAY - 60_000);
  expect(tokensEndAt(at, nearTheEnd)).toEqual({ access: later(API_SESSION_MOST_DAYS * DAY), refresh: later(API_SESSION_MOST_DAYS * DAY) });
});

test('[AUTH-5: last seen] is written anew after five minutes', () => {
  expect(isSeenAnew(at, later(SEEN_EVERY_MINUTES * 60_000 - 1))).toBe(false);
  expect(isSeenAnew(at, later(SEEN_EVERY_MINUTES * 60_000))).toBe(true);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36', 'android', 'chrome'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'android',
    'samsung',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'iphone',
    'safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'iphone',
    'chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0', 'windows', 'edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'mac', 'safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'linux', 'firefox'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36', 'chromebook', 'chrome'],
  ['okhttp/4.12.0', 'unknown', 'app'],
  ['curl/8.0', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('[AUTH-5: devices] %s', (userAgent, system, program) => {
  expect(deviceOf(userAgent, 'WEBSITE')).toEqual({ system, program });
});

test('[AUTH-5: devices] what came from the Android app is the app on Android', () => {
  expect(deviceOf('okhttp/4.12.0', 'ANDROID_APP')).toEqual({ system: 'android', program: 'app' });
});

test('[API-1: bearer] the access token comes as bearer or in the header Token; anything else is none', () => {
  const token = 'a'.repeat(43);
  expect(bearerOf(`Bearer ${token}`, null)).toBe(token);
  expect(bearerOf(`bearer  ${token}`, null)).toBe(token);
  expect(bearerOf(null, token)).toBe(token);
  expect(bearerOf(null, `Bearer ${token}`)).toBe(token);
  for (const odd of ['', 'Bearer', `Basic ${token}`, `Bearer ${token} x`, `Bearer ${token}\u0000`, token]) expect(bearerOf(odd || 'x', null)).toBeNull();
  expect(bearerOf(`Basic x`, token)).toBeNull();
  expect(bearerOf(null, null)).toBeNull();
});
