import { expect, expectTypeOf, test } from 'vitest';
import { cases, fieldsIn, parseCases, type ParsedCases } from './field-cases';
import { lines, oneOf, optional, text } from './fields';

const prescription = cases('prescription', oneOf(['online', 'paper', 'none'], 'warranty.kind.missing'), {
  online: { code: text({ area: 'accounts.first-name', max: 10 }) },
  paper: { doctor: text({ area: 'accounts.last-name', max: 20 }), note: optional(lines({ area: 'orders.courier-note', max: 20 })) },
  none: {},
});
type Read = ParsedCases<'prescription', typeof prescription.of>;

test('a form with cases reads the chosen one as a discriminated union, and drops what another would have asked', () => {
  const typed = { prescription: 'paper', doctor: 'آوین', note: '', code: 'smuggled' };
  const read = parseCases(prescription, typed);
  expect(read).toEqual({ ok: true, value: { prescription: 'paper', doctor: 'آوین', note: null } });
  expect(parseCases(prescription, { prescription: 'none', doctor: 'x'.repeat(100) })).toEqual({ ok: true, value: { prescription: 'none' } });
  expectTypeOf<Extract<Read, { prescription: 'paper' }>>().toHaveProperty('doctor');
  expectTypeOf<Extract<Read, { prescription: 'none' }>>().not.toHaveProperty('doctor');
});

test.each([
  [{}, 'prescription', 'warranty.kind.missing'],
  [{ prescription: 'constructor' }, 'prescription', 'warranty.kind.missing'],
  [{ prescription: ['paper'] }, 'prescription', 'warranty.kind.missing'],
  [{ prescription: 'online' }, 'code', 'accounts.first-name.missing'],
  [{ prescription: 'paper', doctor: '', code: 'A1' }, 'doctor', 'accounts.last-name.missing'],
])('what is wrong is said at the choice or at a field of its case: %#', (typed, field, code) => {
  expect(parseCases(prescription, typed)).toMatchObject({ ok: false, refusals: [{ field, code }] });
});

test('all of its fields are known, the choice first', () => {
  expect(Object.keys(fieldsIn(prescription))).toEqual(['prescription', 'code', 'doctor', 'note']);
});
