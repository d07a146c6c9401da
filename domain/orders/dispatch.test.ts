import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { parseTracking } from './dispatch';

test('[LANG-4, ADM-4: dispatch] a tracking number is refused for what is wrong with it, its length, in both languages', () => {
  const short = parseTracking('۱۲۳');
  expect(short).toMatchObject({ ok: false, code: 'orders.dispatch.tracking', field: 'tracking', facts: { least: 5, most: 30 } });
  expect(parseTracking('x'.repeat(31))).toMatchObject({ ok: false, code: 'orders.dispatch.tracking' });
  for (const good of ['۱۲۳۴۵', 'x'.repeat(30), 'ab-12 34']) expect(parseTracking(good).ok, good).toBe(true);
  const facts = { least: 5, most: 30 };
  expect(say('fa', 'refusals.orders.dispatch.tracking', facts)).toContain('از ۵ تا ۳۰');
  expect(say('en', 'refusals.orders.dispatch.tracking', facts)).toContain('5 to 30');
});
