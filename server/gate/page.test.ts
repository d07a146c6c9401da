import { expect, test } from 'vitest';
import { STAFF_LANGUAGE_COOKIE } from '#services/staff/token';
import { langOf } from './page';

test('[ADM-2, LANG-1: the gate] a page of the gate is in the language of its address, in the admin in the one that was asked for or chosen', () => {
  const lang = (url: string, cookie?: string) => langOf({ url, headers: { cookie } });
  expect(['/', '/en', '/en/shop', '/en?x=1', '/enter', '/shop?lng=en'].map((url) => lang(url))).toEqual(['fa', 'en', 'en', 'en', 'fa', 'fa']);
  expect(lang('/admin?lng=en')).toBe('en');
  expect(lang('/admin/login?lng=de')).toBe('fa');
  const chosen = `a=b; __Host-${STAFF_LANGUAGE_COOKIE}=en`;
  expect([lang('/admin', chosen), lang('/admin?lng=fa', chosen), lang('/', chosen), lang('/administration', chosen)]).toEqual(['en', 'fa', 'fa', 'fa']);
});
