import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { followAt } from './couriers';
import { parseTracking } from './dispatch';

test('[LANG-4, ADM-4: dispatch] a tracking number is kept as it stands on the receipt and refused for its length, in both languages', () => {
  const short = parseTracking('۱۲۳');
  expect(short).toMatchObject({ ok: false, code: 'orders.dispatch.tracking', field: 'tracking', facts: { least: 5, most: 30 } });
  expect(parseTracking('x'.repeat(31))).toMatchObject({ ok: false, code: 'orders.dispatch.tracking' });
  for (const good of ['۱۲۳۴۵', 'x'.repeat(30), 'ab-12 34']) expect(parseTracking(good).ok, good).toBe(true);
  for (const [typed, kept] of [
    ['rd-22119', 'RD-22119'],
    [' -۱۲ ۳۴--۵- ', '1234-5'],
    [`a${'-'.repeat(20)}bcde`, 'A-BCDE'],
  ] as const)
    expect(parseTracking(typed), typed).toEqual({ ok: true, value: kept });
  expect(parseTracking('1-2-3-4')).toMatchObject({ ok: false, code: 'orders.dispatch.tracking' });
  expect(followAt('post-express', 'RD-22119')).toMatch(/id=RD22119$/);
  const facts = { least: 5, most: 30 };
  expect(say('fa', 'refusals.orders.dispatch.tracking', facts)).toContain('از ۵ تا ۳۰');
  expect(say('en', 'refusals.orders.dispatch.tracking', facts)).toContain('5 to 30');
});
