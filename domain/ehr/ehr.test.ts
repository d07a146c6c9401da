import { describe, expect, test } from 'vitest';
import { langs } from '#locales/lang';
import { hasWord } from '#locales/say';
import { ehrCodes, type EhrKind } from './kind';
import { ehrKind, ehrKinds } from './kinds';
import { readEntry } from './read-entry';
import { isAhead, since, sinceOf } from './since';
import { checkEhrBirthDay, ehrCardFields, ehrSteps } from './steps';
import { summaryOf } from './summary';

const TODAY = '2026-11-27';
const kinds: readonly EhrKind[] = ehrKinds;
/** A form of a kind, each field filled with its own example. */
const filled = ({ fields }: EhrKind, lang: 'fa' | 'en') =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, typeof example === 'string' ? example : example[lang]]])),
  );
const read = (code: string, typed: Record<string, unknown>) => readEntry(ehrKind(code) as EhrKind, typed, TODAY);
const codesOf = (result: ReturnType<typeof read>) => (result.ok ? [] : result.refusals.map(({ field, code }) => `${field} ${code}`));

test('[EHR-1: kinds] every kind of the list is declared once, in the order of the steps, and each step has its words', () => {
  expect(ehrKinds.map(({ code }) => code)).toEqual([...ehrCodes]);
  expect(ehrSteps).toHaveLength(8);
  for (const step of ehrSteps) for (const word of ['name', 'short', 'for']) expect([step, hasWord(`health.ehr.step.${step}.${word}`)]).toEqual([step, true]);
  for (const { code } of kinds) for (const word of ['none', 'is-none', 'add']) expect([code, hasWord(`health.ehr.step.${code}.${word}`)]).toEqual([code, true]);
});

describe.each(kinds.map((kind) => [kind.code, kind] as const))('%s', (_code, kind) => {
  test('[EHR-2: fields] its examples are read in both languages, own words apart from what stays readable; without a name it is refused there', () => {
    for (const lang of langs) {
      const typed = filled(kind, lang);
      const done = readEntry(kind, typed, TODAY);
      if (!done.ok) throw new Error(JSON.stringify(done.refusals));
      const { words, plain } = done.value;
      expect(words['name']).toBe(typed['name']);
      expect(Object.keys(plain).filter((name) => ['name', 'amount', 'description'].includes(name))).toEqual([]);
      expect(codesOf(readEntry(kind, { ...typed, name: ' ' }, TODAY))).toEqual(['name health.ehr.name.missing']);
    }
  });

  test('[EHR-2: fields] every choice has its words', () => {
    const choices = Object.values(kind.fields).flatMap((field) =>
      field.kind === 'choice' || field.kind === 'several' ? field.of.map((one) => `${field.says}.${one}`) : [],
    );
    expect(choices.filter((key) => !hasWord(key))).toEqual([]);
  });
});

test('[EHR-2: medication] an amount or that it is not remembered, one of both; a written amount is known', () => {
  expect(codesOf(read('medication', { name: 'لوزارتان' }))).toEqual(['amount health.ehr.amount.or-forgotten']);
  expect(read('medication', { name: 'لوزارتان', forgotten: 'on' })).toMatchObject({
    ok: true,
    value: { plain: { forgotten: 'on' }, words: { name: 'لوزارتان' } },
  });
  const both = read('medication', { name: 'لوزارتان', amount: '۲۵', forgotten: 'on', times: ['night', 'morning'] });
  expect(both).toEqual({ ok: true, value: { plain: { times: 'morning night' }, words: { name: 'لوزارتان', amount: '۲۵' } } });
});

test('[EHR-2: habit] how much or how often, at least one; [EHR-2: family] whose disease it is', () => {
  expect(codesOf(read('habit', { sort: 'tobacco', name: 'سیگار' }))).toEqual(['amount health.ehr.amount.or-frequency']);
  expect(read('habit', { sort: 'tobacco', name: 'سیگار', frequency: 'daily' }).ok).toBe(true);
  expect(codesOf(read('family-disease', { name: 'دیابت' }))).toEqual(['relation health.relation.missing']);
  expect(codesOf(read('disease', { name: 'دیابت', infectedAge: '121' }))).toEqual(['infectedAge health.ehr.age.invalid']);
});

test.each([
  ['1402', '1402'],
  ['۱۴۰۲/۷', '1402-07'],
  ['1402/07/10', '2023-10-02'],
  ['2023', '2023'],
  ['2023-10', '2023-10'],
  ['2023-10-02', '2023-10-02'],
])('[EHR-2: since] %s is kept as far as it is remembered', (typed, kept) => {
  expect(since.read(typed)).toEqual({ ok: true, value: kept });
});

test.each(['1402/13', '1402/0', '140', 'دیروز', '1200', '1404/13/32', '2023/1/2/3'])('[EHR-2: since] %s is no such day', (typed) => {
  expect(since.read(typed)).toMatchObject({ ok: false, code: 'health.ehr.since.invalid' });
});

test('[EHR-2: since] what is still to come is refused in either calendar, as far as it is said', () => {
  // 2026-11-27 is 1405-09-06.
  for (const [said, ahead] of [
    ['1405', false],
    ['1406', true],
    ['1405-09', false],
    ['1405-10', true],
    ['2026', false],
    ['2027', true],
    ['2026-12', true],
    ['2026-11-27', false],
    ['2026-11-28', true],
  ] as const)
    expect([said, isAhead(said, TODAY)]).toEqual([said, ahead]);
  expect(codesOf(read('surgery', { name: 'آپاندیس', since: '1406' }))).toEqual(['since health.ehr.since.future']);
  expect([sinceOf('1402-07'), sinceOf('2023'), sinceOf('2023-10-02')]).toEqual([
    { year: 1402, month: 7, isJalali: true },
    { year: 2023, month: null, isJalali: false },
    { day: '2023-10-02' },
  ]);
});

test('[EHR-1: card] birth day, gender and height are required, a national code may be left open and is checked by its last digit', () => {
  const codes = Object.entries(ehrCardFields).map(([name, field]) => {
    const left = field.read('');
    return [name, left.ok ? null : left.code];
  });
  expect(codes).toEqual([
    ['birthDay', 'health.family.birth-day.missing'],
    ['gender', 'health.ehr.gender.missing'],
    ['height', 'health.height.missing'],
    ['nationalId', null],
  ]);
  expect(ehrCardFields.nationalId.read('۰۰۸۴۵۷۵۹۴۹')).toMatchObject({ ok: false, code: 'accounts.national-id.invalid' });
  expect(ehrCardFields.nationalId.read('۰۰۸۴۵۷۵۹۴۸')).toEqual({ ok: true, value: '0084575948' });
});

test('[EHR-1: card, FAM-7] a child’s birth day makes it of age no later than before, and an owner is of age', () => {
  const of = (born: string, isChild: boolean, ofAgeOn: string | null = null) => {
    const done = checkEhrBirthDay(born, { isChild, ofAgeOn, today: TODAY });
    return done.ok ? done.value : done.code;
  };
  expect(of('1991-08-03', false)).toMatch(/^2009-08-0\d$/);
  expect(of('2015-08-24', false)).toBe('accounts.birth-day.under-age');
  expect(of('2015-08-24', true)).toMatch(/^2033-08-2\d$/);
  expect(of('2016-08-24', true, '2033-08-24')).toBe('health.family.later');
  expect(of('1991-08-03', true)).toBe('health.family.of-age');
});

test('[EHR-3: paper] an address chooses parts and days; what it says wrongly is what is usual, without where somebody lives', () => {
  expect(summaryOf([], null)).toEqual({ parts: ['allergy', 'medication', 'disease', 'surgery', 'family-disease', 'habit', 'readings'], days: '30' });
  expect(summaryOf(['place', 'mood', 'allergy'], '90')).toEqual({ parts: ['allergy', 'place'], days: '90' });
  expect(summaryOf(['mood'], '7').days).toBe('30');
});
