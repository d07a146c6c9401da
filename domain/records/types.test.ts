import { describe, expect, test } from 'vitest';
import { hasWord } from '#locales/say';
import { chartOf } from './chart';
import { ageOn, classOf, ruleById } from './class-of';
import { fromSteps, inSteps, measureField, oddIn, readingFields, readReading } from './read-reading';
import { labTestCodes } from '../service-requests/lab-tests';
import { isSensitive } from './sensitive';
import { recordType, recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

const NOW = new Date('2026-11-27T08:00:00Z');
const types: readonly RecordType[] = recordTypes;
const typedOf = (type: RecordType): Record<string, string> => ({
  ...Object.fromEntries([...type.measures, ...(type.more ?? [])].map((one) => [one.name, String(measureField(one).example)])),
  ...Object.fromEntries((type.lines ?? []).map(({ name, field }) => [name, String(field.example)])),
  ...Object.fromEntries(type.choices.map(({ name, of }) => [name, of[0] ?? ''])),
});
const read = (type: RecordType, typed: Record<string, string>) => readReading(type, { ...typedOf(type), ...typed }, NOW);
const codes = (type: RecordType, typed: Record<string, string>) => {
  const found = read(type, typed);
  return found.ok ? [] : found.refusals.map(({ field, code }) => `${field} ${code}`);
};
const adult = { birthDay: '1980-05-01', gender: 'female' } as const;

describe.each(types.map((type) => [type.code, type] as const))('%s', (_code, type) => {
  test('[REC-1: types, REC-2] its row is its form, its reader, its words and its chart, and each number keeps its own place', () => {
    const fields = readingFields(type);
    const all = [...type.measures, ...(type.more ?? []), ...type.choices, ...(type.lines ?? [])].map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(fields)).toEqual([...all, 'day', 'hour']);
    for (const { says, of } of type.choices) for (const value of of) expect([value, hasWord(`${says}.${value}`)]).toEqual([value, true]);
    for (const field of Object.values(fields)) expect([field.label, hasWord(String(field.label))]).toEqual([field.label, true]);
    for (const word of ['name', 'unit', 'empty']) expect(hasWord(`health.types.${type.code}.${word}`)).toBe(true);
    const found = read(type, {});
    expect(found).toMatchObject({ ok: true, value: { measuredAt: NOW, meant: null } });
    if (!found.ok) return;
    // A number that went to another's place would come back under another name.
    expect(found.value.numbers.map((steps, at) => String(fromSteps(type, at, steps)))).toEqual(type.measures.map((one) => String(measureField(one).example)));
    const { marks } = chartOf([{ at: '2026-11-27', low: 1, high: 2, beyond: false }], []);
    expect(marks).toHaveLength(1);
  });

  test('[REC-10: refused] what lies outside its limits, is no number or is missing is refused beside its field', () => {
    for (const { name, refuse, step } of [...type.measures, ...(type.more ?? [])]) {
      for (const wrong of [refuse[0] - step, refuse[1] + step])
        expect(codes(type, { [name]: wrong.toFixed(1).replace(/\.0$/, '') })).toContain(`${name} health.number.invalid`);
      expect(codes(type, { [name]: '' })).toContain(`${name} health.number.missing`);
      expect(codes(type, { [name]: 'abc' })).toContain(`${name} health.number.invalid`);
    }
    for (const { name, field } of type.lines ?? []) {
      const most = field.kind === 'text' ? field.most : 0;
      expect(codes(type, { [name]: ' ' })).toEqual([`${name} health.${name}.missing`]);
      expect(codes(type, { [name]: 'ا'.repeat(most + 1) })).toEqual([`${name} health.${name}.too-long`]);
      expect(read(type, { [name]: 'ا'.repeat(most) })).toMatchObject({ ok: true, value: { lines: { [name]: 'ا'.repeat(most) } } });
    }
    for (const { name, required } of type.choices) {
      expect(codes(type, { [name]: '' })).toEqual(required ? [`${name} health.${name}.missing`] : []);
      expect(codes(type, { [name]: 'elsewhere' })).toEqual([`${name} health.${name}.missing`]);
      expect(hasWord(`refusals.health.${name}.missing`)).toBe(true);
    }
    expect(codes(type, { day: '2026-11-28' })).toEqual(['day health.measured.future']);
    expect(codes(type, { day: '۱۴۰۵/۱۳/۱' })).toEqual(['day health.day.invalid']);
    expect(codes(type, { hour: '25:00' })).toEqual(['hour health.hour.invalid']);
  });

  test('[REC-10: asked] what is possible and rare is asked for once more, what is usual is not', () => {
    const at = (index: number, value: number) =>
      type.measures.map((one, place) => inSteps(type, place, place === index ? value : Number(measureField(one).example)));
    for (const [index, { name, ask, step }] of type.measures.entries()) {
      expect(oddIn(type, at(index, Number(measureField(type.measures[index]!).example)))).toEqual([]);
      if (ask && ask[0] > type.measures[index]!.refuse[0]) expect(oddIn(type, at(index, ask[0] - step))).toContain(name);
      if (ask && ask[1] < type.measures[index]!.refuse[1]) expect(oddIn(type, at(index, ask[1] + step))).toContain(name);
    }
  });

  test('[REC-5] each rule has its source, the day on which it was read, and one id', () => {
    const ids = type.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of type.rules) {
      expect([rule.id, rule.source !== '', rule.url.startsWith('https://'), /^20\d\d-\d\d-\d\d$/.test(rule.readOn)]).toEqual([rule.id, true, true, true]);
      expect(rule.ranges).toHaveLength(type.measures.length);
      expect(ruleById(type, rule.id)).toBe(rule);
    }
  });
});

const classed = (code: string, numbers: number[], more: Partial<Parameters<typeof classOf>[1]> = {}, person: Parameters<typeof classOf>[2] = adult) =>
  classOf(recordType(code)!, { numbers, choices: {}, measuredAt: NOW, origin: 'user', ...more }, person)?.class ?? null;

test.each([
  ['blood-pressure', [134, 84, 70], {}, 'standard'],
  ['blood-pressure', [135, 84, 70], {}, 'non-standard'],
  ['blood-pressure', [134, 85, 70], {}, 'non-standard'],
  ['blood-pressure', [138, 88, 70], { origin: 'doctor' }, 'standard'],
  ['blood-pressure', [140, 88, 70], { origin: 'stand' }, 'non-standard'],
  ['blood-pressure', [88, 60, 70], {}, null],
  ['blood-sugar', [99], { choices: { status: 'fasting' } }, 'standard'],
  ['blood-sugar', [100], { choices: { status: 'fasting' } }, 'non-standard'],
  ['blood-sugar', [70], { choices: { status: 'fasting' } }, 'non-standard'],
  ['blood-sugar', [139], { choices: { status: 'after-meal' } }, 'standard'],
  ['blood-sugar', [120], { choices: { status: 'bedtime' } }, null],
  ['heart-rate', [72], {}, null],
  ['blood-oxygen', [94], {}, 'standard'],
  ['blood-oxygen', [93], {}, 'non-standard'],
  ['body-temperature', [374], { choices: { place: 'mouth' } }, 'standard'],
  ['body-temperature', [375], { choices: { place: 'mouth' } }, 'non-standard'],
  ['body-temperature', [372], { choices: { place: 'armpit' } }, 'non-standard'],
  ['body-temperature', [372], { choices: { place: 'forehead' } }, null],
  ['body-composition', [700, 249, 300], {}, 'standard'],
  ['body-composition', [700, 250, 200], {}, 'non-standard'],
  ['body-composition', [480, 184, 200], {}, 'non-standard'],
  ['nutrition', [900], { choices: { meal: 'lunch' } }, null],
] as const)('[REC-5: classes] %s %j %j is %s', (code, numbers, more, expected) => {
  expect(classed(code, [...numbers], more as never)).toBe(expected);
});

test('[REC-5: age] a child is classed by the table of the age at the time of measuring, and only where the sex is known; the day before the birthday is another year', () => {
  const girl = { birthDay: '2016-11-28', gender: 'female' } as const;
  expect([ageOn(girl.birthDay, '2026-11-28'), ageOn(girl.birthDay, '2026-11-29')]).toEqual([9, 10]);
  expect(classed('blood-pressure', [108, 65, 80], {}, girl)).toBe('non-standard');
  expect(classed('blood-pressure', [108, 65, 80], { measuredAt: new Date('2026-11-29T08:00:00Z') }, girl)).toBe('standard');
  expect(classed('blood-pressure', [108, 65, 80], {}, { ...girl, gender: null })).toBeNull();
  expect(classed('blood-oxygen', [93], {}, girl)).toBeNull();
});

test('[REC-2: further numbers] the other figures of a body are kept as they were read, and its parts are no more than one body', () => {
  const type = recordType('body-composition')!;
  expect(read(type, { water: '۵۴٫۲' })).toMatchObject({ ok: true, value: { numbers: [705, 230, 224], choices: { water: '54.2', 'body-age': '38' } } });
  expect(codes(type, { fat: '60', water: '60', protein: '10.1' })).toEqual(['water health.body.parts']);
  expect(codes(type, { fat: '60', water: '60', protein: '10' })).toEqual([]);
});

test('[ROLE-4: sensitive] tests that tell more than a number are hidden from others by their choice alone', () => {
  expect(labTestCodes.filter((test) => isSensitive(recordType('lab-test')!, { test }))).toEqual(['hiv', 'hpv', 'genetic', 'pregnancy', 'std']);
  expect([isSensitive(recordType('ultrasound')!, { organ: 'obstetric' }), isSensitive(recordType('heart-rate')!, {})]).toEqual([true, false]);
});

test('[REC-3] a type whose form takes files asks for nothing on a second page, since a browser sends a file only once', () => {
  for (const { code, files, measures } of types) expect([code, files !== undefined && measures.some(({ ask }) => ask)]).toEqual([code, false]);
});

test('[REC-2: note] a note keeps its five hundred characters, and one more is refused', () => {
  const type = recordType('heart-rate')!;
  expect(read(type, { words: 'ا'.repeat(500) })).toMatchObject({ ok: true, value: { words: 'ا'.repeat(500) } });
  expect(codes(type, { words: 'ا'.repeat(501) })).toEqual(['words health.words.too-long']);
});

test.each([
  ['۱۲', '۸', [120, 80]],
  ['12', '8', [120, 80]],
  ['13', '9', [130, 90]],
  ['120', '80', null],
  ['12', '80', null],
])('[REC-10: centimetres] %s over %s asks whether %j was meant, and never takes it silently', (high, low, meant) => {
  const found = read(recordType('blood-pressure')!, { high, low });
  if (meant) expect(found).toMatchObject({ ok: true, value: { meant: [...meant, 72], numbers: [...meant, 72] } });
  else if (low === '80' && high === '12') expect(found.ok).toBe(false);
  else expect(found).toMatchObject({ ok: true, value: { meant: null } });
});

test('[REC-10: refused] a low number above the high one is refused beside it; [REC-2: time] a day of either calendar and an hour of Tehran are taken', () => {
  expect(codes(recordType('blood-pressure')!, { high: '80', low: '120' })).toEqual(['low health.blood-pressure.low-over-high']);
  const type = recordType('body-temperature')!;
  for (const day of ['۱۴۰۵/۹/۵', '2026-11-26'])
    expect(read(type, { degree: '۳۶/۸', day, hour: '۷:۴۰' })).toMatchObject({
      ok: true,
      value: { numbers: [368], measuredAt: new Date('2026-11-26T04:10:00Z') },
    });
});
