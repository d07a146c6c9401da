import { expect, test } from 'vitest';
import { fieldsSchema, lines, mustTick, number, oneOf, optional, parseFields, refusalIn, text, tick, whole } from './fields';

const form = {
  name: text({ area: 'accounts.first-name', min: 2, max: 5, pattern: /^\p{L}+$/u }),
  note: optional(lines({ area: 'orders.courier-note', max: 10 })),
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
  expect(schema.error?.issues.map((issue) => [issue.path[0], issue.code === 'custom' && refusalIn(issue)?.code])).toEqual([[field, code]]);
});

const measured = {
  temperature: number({ area: 'records.temperature', min: 25, max: 45, step: 0.1, unit: '°C', units: ['درجه'] }),
  pulse: whole({ area: 'records.pulse', min: 20, max: 300 }),
};

test.each([
  ['۳۶/۸ درجه', '۷۲', { temperature: 36.8, pulse: 72 }],
  ['37', '1,00', null],
  ['45', '300', { temperature: 45, pulse: 300 }],
])('[LANG-4] numbers with their unit and limits: %s, %s', (temperature, pulse, value) => {
  const read = parseFields(measured, { temperature, pulse });
  expect(read.ok && read.value).toEqual(value ?? false);
});

test.each([
  ['', 'records.temperature.missing'],
  ['24.9', 'records.temperature.invalid'],
  ['45.1', 'records.temperature.invalid'],
  ['36.85', 'records.temperature.step'],
  ['warm', 'records.temperature.invalid'],
])('a measured number outside its limits or steps says which: %s', (temperature, code) => {
  expect(parseFields(measured, { temperature, pulse: '72' })).toMatchObject({ ok: false, refusals: [{ field: 'temperature', code }] });
});

test('a number in steps is exactly its step, not the sum of a binary error', () => {
  for (let tenths = 250; tenths <= 450; tenths += 1) expect(measured.temperature.read(String(tenths / 10))).toEqual({ ok: true, value: tenths / 10 });
});
