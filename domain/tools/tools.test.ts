import { describe, expect, test } from 'vitest';
import { parseFields } from '../fields';
import { tools } from './all';
import { decimalsFor } from './bands';
import { ofReserve } from './formulas/heart-rate-zones';
import { typedPair } from './typed-pair';

const TODAY = '2010-12-01';
const vectors = tools.flatMap((tool) => tool.vectors.map((vector) => ({ tool, vector, name: `${tool.slug}: ${vector.from} ${JSON.stringify(vector.given)}` })));

function found(slug: string, given: Readonly<Record<string, string>>, today = TODAY) {
  const tool = tools.find((one) => one.slug === slug)!;
  const read = parseFields(tool.fields, given);
  if (!read.ok) return { wrong: read.refusals.map(({ field, code }) => `${field} ${code}`) };
  return tool.compute(read.value, today);
}

describe('[COMM-1] calculators', () => {
  test.each(vectors)('$name', ({ tool, vector }) => {
    const outcome = found(tool.slug, vector.given);
    expect(outcome).toHaveProperty('figures');
    if (!('figures' in outcome)) return;
    for (const [name, value] of Object.entries(vector.finds)) {
      const line = tool.lines.find(({ of }) => (of as readonly string[]).includes(name));
      const figure = outcome.figures[name];
      expect([name, typeof figure === 'number' ? Number(figure.toFixed(line?.decimals ?? 0)) : figure]).toEqual([name, value]);
    }
    if (vector.class) expect(outcome.class).toBe(vector.class);
  });

  test('every class, note, refusal and person outside that a formula names stands in its row', () => {
    for (const tool of tools) {
      for (const { vector } of vectors.filter((one) => one.tool === tool)) {
        const outcome = found(tool.slug, vector.given);
        if ('figures' in outcome && outcome.class) expect(Object.keys(tool.classes ?? {})).toContain(outcome.class);
      }
      for (const { tones, cuts } of tool.scales ?? []) expect(tones.length).toBe(cuts.length + 1);
      expect(tool.sources.length).toBeGreaterThan(0);
    }
  });

  test('the reserve of a rate: 70 and 80 % between 50 and 195 are 152 and 166 (studylibfr.com 8214402)', () => {
    expect([ofReserve(195, 50, 0.7), ofReserve(195, 50, 0.8)].map(Math.round)).toEqual([152, 166]);
    expect(found('heart-rate-zones', { age: '40', resting: '' })).toMatchObject({ notes: ['by-highest'] });
    expect(found('heart-rate-zones', { age: '40', resting: '60' })).toMatchObject({ notes: ['by-reserve'] });
  });

  test('a woman of 66 inches by Miller is 61.3 kg (ourdailycalc.com), which 167.6 cm just misses', () => {
    const { figures } = tools.find(({ slug }) => slug === 'ideal-weight')!.compute({ sex: 'female', age: 40, height: 66 * 2.54 }, TODAY) as {
      figures: Record<string, number>;
    };
    expect([figures['devine'], figures['robinson'], figures['miller']].map((kg) => kg!.toFixed(1))).toEqual(['59.3', '59.2', '61.3']);
  });

  test('a week at home leaves its first day out, and says too few', () => {
    const day = (of: number, [m1, m2, e1, e2]: readonly string[]) => ({
      [`d${of}m1`]: m1 ?? '',
      [`d${of}m2`]: m2 ?? '',
      [`d${of}e1`]: e1 ?? '',
      [`d${of}e2`]: e2 ?? '',
    });
    const week = {
      ...day(1, ['148/93', '144/91', '142/90', '140/89']),
      ...day(2, ['140/89', '138/87', '135/84', '133/84']),
      ...day(3, ['139/86', '136/86', '134/83', '132/83']),
      ...day(4, ['142/88', '140/88', '138/86', '136/84']),
      ...day(5, ['137/85', '135/85', '133/82', '131/82']),
      ...day(6, ['139/87', '137/87', '', '']),
      ...day(7, ['136/84', '134/84', '132/81', '130/81']),
    };
    const outcome = found('home-pressure-week', week);
    expect(outcome).toMatchObject({ figures: { counted: 22 }, class: 'home-elevated', notes: ['some-missing'] });
    const { figures } = outcome as { figures: Record<string, number> };
    expect(Math.round(figures['systolic']!)).toBe(136);
    expect(figures['diastolic']!.toFixed(1)).toBe('84.8');
    expect(decimalsFor(figures['diastolic']!, 0, [85])).toBe(1);
    expect([figures['morningSystolic'], figures['morningDiastolic']].map((one) => Math.round(one!))).toEqual([138, 86]);
    expect([figures['eveningSystolic'], figures['eveningDiastolic']].map((one) => Math.round(one!))).toEqual([133, 83]);
    expect(found('home-pressure-week', { ...day(1, ['148/93', '1', '', '']) })).toEqual({ wrong: ['d1m2 tools.readings.pair'] });
    expect(found('home-pressure-week', day(2, ['140/89', '138/87', '135/84', '133/84']))).toEqual({ refused: 'tools.readings.few', field: 'd2m1' });
  });

  test('[LANG-4] a reading is taken in any digits, with any sign between or none', () => {
    for (const typed of ['148/93', '۱۴۸/۹۳', '148 93', '١٤٨ - ٩٣', '148.93', '14893'])
      expect([typed, typedPair(typed)]).toEqual([typed, { systolic: 148, diastolic: 93 }]);
    expect(typedPair('۹۸۶۵')).toEqual({ systolic: 98, diastolic: 65 });
    expect(typedPair('110100')).toEqual({ systolic: 110, diastolic: 100 });
    for (const typed of ['148', '93/148', '148/93/2', '900/93', 'x']) expect([typed, typedPair(typed)]).toEqual([typed, 'unclear']);
    expect(typedPair(' ')).toBe('empty');
  });

  test('whoever a formula is not made for is told so, and nothing is computed', () => {
    expect(found('bmi', { age: '12', weight: '40', height: '150' })).toEqual({ outside: 'child' });
    expect(found('ideal-weight', { sex: 'female', age: '30', height: '150' })).toEqual({ outside: 'short' });
    expect(found('daily-energy', { sex: 'male', age: '80', weight: '70', height: '170', activity: 'light' })).toEqual({ outside: 'ages' });
    expect(found('kidney-filtration', { sex: 'male', age: '10', creatinine: '0.5', creatinineUnit: 'mg-dl' })).toEqual({ outside: 'child' });
    expect(found('blood-pressure', { place: 'home', systolic: '120', diastolic: '80', age: '9' })).toEqual({ outside: 'child' });
  });

  test('what cannot be is refused at its field', () => {
    expect(found('bmi', { age: '40', weight: '7', height: '' })).toEqual({ wrong: ['weight tools.number.invalid', 'height tools.number.missing'] });
    expect(found('bmi', { age: '40', weight: '70.55', height: '175' })).toEqual({ wrong: ['weight tools.number.step'] });
    expect(found('blood-pressure', { place: 'clinic', systolic: '80', diastolic: '120', age: '40' })).toEqual({
      refused: 'tools.diastolic.above',
      field: 'diastolic',
    });
    expect(found('kidney-filtration', { sex: 'male', age: '60', creatinine: '90', creatinineUnit: 'mg-dl' })).toEqual({
      refused: 'tools.creatinine.unit',
      field: 'creatinine',
    });
    expect(found('kidney-filtration', { sex: 'male', age: '60', creatinine: '90', creatinineUnit: 'umol-l' })).toHaveProperty('figures');
    expect(found('units', { unit: 'glucose-mg', amount: '-5' })).toEqual({ refused: 'tools.amount.impossible', field: 'amount' });
    expect(found('units', { unit: 'celsius', amount: '-40' })).toEqual({ figures: { fahrenheit: -40 } });
    expect(found('pregnancy-week', { lastPeriod: '2010-12-02' })).toEqual({ refused: 'tools.day.ahead', field: 'lastPeriod' });
    expect(found('pregnancy-week', { lastPeriod: '2009-01-01' })).toEqual({ refused: 'tools.day.long-ago', field: 'lastPeriod' });
  });

  test('a pregnancy is counted in either calendar, by weeks, days and the cycle', () => {
    expect(found('pregnancy-week', { lastPeriod: '۱۳۸۹/۶/۱۸' })).toEqual(found('pregnancy-week', { lastPeriod: '2010-09-09' }));
    expect(found('pregnancy-week', { lastPeriod: '2010-09-09' })).toMatchObject({ figures: { weeks: 11, days: 6, left: 197 }, class: 'first', notes: [] });
    expect(found('pregnancy-week', { lastPeriod: '2010-09-09', cycle: '30' })).toMatchObject({ figures: { due: '2011-06-18' } });
    expect(found('pregnancy-week', { lastPeriod: '2010-09-09' }, '2010-12-16')).toMatchObject({ class: 'second' });
    expect(found('pregnancy-week', { lastPeriod: '2010-09-09' }, '2011-06-20')).toMatchObject({ figures: { left: 0 }, class: 'third', notes: ['past-due'] });
  });

  test('the points of FINDRISC, an answer at a time', () => {
    const least = {
      sex: 'male',
      age: '44',
      weight: '70',
      height: '175',
      waist: '93',
      active: 'yes',
      vegetables: 'yes',
      medicine: 'no',
      highGlucose: 'no',
      family: 'none',
    };
    const points = (change: Record<string, string>) => (found('diabetes-risk', { ...least, ...change }) as { figures: { points: number } }).figures.points;
    expect(['45', '55', '64', '65'].map((age) => points({ age }))).toEqual([2, 3, 3, 4]);
    const sizes: Record<string, string>[] = [{ weight: '80' }, { weight: '95' }, { waist: '94' }, { waist: '102' }, { waist: '103' }];
    expect(sizes.map(points)).toEqual([1, 3, 3, 3, 4]);
    expect(
      [
        { sex: 'female', waist: '79' },
        { sex: 'female', waist: '88' },
        { sex: 'female', waist: '89' },
      ].map(points),
    ).toEqual([0, 3, 4]);
    const asked: Record<string, string>[] = [
      { active: 'no' },
      { vegetables: 'no' },
      { medicine: 'yes' },
      { highGlucose: 'yes' },
      { family: 'distant' },
      { family: 'near' },
    ];
    expect(asked.map(points)).toEqual([2, 1, 2, 5, 3, 5]);
  });

  test('QT by four formulas, as published for one heart at two rates (PMC8275798, figure 1)', () => {
    const at = (qt: number, rate: number) =>
      (tools.find(({ slug }) => slug === 'qtc')!.compute({ sex: 'male', qt, rate }, TODAY) as { figures: Record<string, number> }).figures;
    const [slow, fast] = [at(405, 52.7), at(395, 85.9)];
    expect([slow['bazett'], slow['fridericia'], fast['bazett'], fast['fridericia']].map(Math.round as never)).toEqual([380, 388, 473, 445]);
    expect(Math.round(fast['framingham']! - slow['framingham']!)).toBe(58);
    expect(Math.round(fast['hodges']! - slow['hodges']!)).toBe(48);
  });

  test('rounding never lifts a figure over a cut', () => {
    expect([decimalsFor(24.96, 1, [25]), decimalsFor(24.94, 1, [25]), decimalsFor(25, 1, [25]), decimalsFor(84.8, 0, [85])]).toEqual([2, 1, 1, 1]);
  });
});
