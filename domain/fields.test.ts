import { expect, test } from 'vitest';
import { fieldsSchema, mustTick, oneOf, optional, parseFields, requiredText, tick } from './fields';

const form = {
  name: requiredText({ area: 'accounts.first-name', min: 2, max: 5, pattern: /^\p{L}+$/u }),
  note: optional(requiredText({ area: 'orders.courier-note', max: 10, lines: true })),
  side: oneOf(['left', 'right'], 'accounts.gender.invalid'),
  news: tick,
  adult: mustTick('accounts.adult.not-confirmed'),
};
const right = { name: ' علي ', note: '', side: 'left', adult: 'on' };

test('[LANG-4: forms] a right form gives its values, normalised', () => {
  expect(parseFields(form, right)).toEqual({ ok: true, value: { name: 'علی', note: null, side: 'left', news: false, adult: true } });
});

test.each([
  [{ ...right, name: '' }, 'name', 'accounts.first-name.missing'],
  [{ ...right, name: 'ا' }, 'name', 'accounts.first-name.too-short'],
  [{ ...right, name: 'abcdef' }, 'name', 'accounts.first-name.too-long'],
  [{ ...right, name: 'x'.repeat(1_000_000) }, 'name', 'accounts.first-name.too-long'],
  [{ ...right, name: 'a<b' }, 'name', 'accounts.first-name.invalid'],
  [{ ...right, name: ['a'] }, 'name', 'accounts.first-name.missing'],
  [{ ...right, side: 'up' }, 'side', 'accounts.gender.invalid'],
  [{ ...right, adult: undefined }, 'adult', 'accounts.adult.not-confirmed'],
])('a wrong field is named with what is wrong: %#', (typed, field, code) => {
  expect(parseFields(form, typed)).toMatchObject({ ok: false, refusals: [{ field, code }] });
  const schema = fieldsSchema(form).safeParse(typed);
  expect(schema.error?.issues.map((issue) => [issue.path[0], issue.message.split('|')[0]])).toEqual([[field, code]]);
});
