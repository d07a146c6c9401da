import { HOME_ELEVATED, HOME_USUAL_BELOW } from '../records/blood-pressure';
import type { Fields } from '../fields';
import { age, choice, counted, maybe, reading, sex } from './fields';
import { compute as pressure } from './formulas/blood-pressure';
import { compute as zones } from './formulas/heart-rate-zones';
import { compute as week, times, WEEK_DAYS } from './formulas/home-pressure-week';
import { compute as qtc, LONG_MS, VERY_LONG_MS } from './formulas/qtc';
import { tool } from './tool';
import { DIASTOLIC, SYSTOLIC } from './typed-pair';

const HOME = { 'home-usual': 'ok', 'home-borderline': 'warn', 'home-elevated': 'bad' } as const;
const HOME_CUTS = {
  systolic: [HOME_USUAL_BELOW.systolic, HOME_ELEVATED.systolic],
  diastolic: [HOME_USUAL_BELOW.diastolic, HOME_ELEVATED.diastolic],
} as const;
const MMHG = { decimals: 0, unit: 'mmhg' } as const;
const MS = { decimals: 0, unit: 'ms' } as const;
const BPM = { decimals: 0, unit: 'bpm' } as const;
const pair = (name: string, of: readonly [string, string]) => ({ name, of, between: 'over', ...MMHG }) as const;
const stergiou = {
  cite: 'Stergiou GS et al. Home blood pressure monitoring. J Clin Hypertens 2018;20:1116–1121, table 3',
  url: 'https://doi.org/10.1111/jch.13284',
};
const sheet: Fields = Object.fromEntries(
  Array.from({ length: WEEK_DAYS }, (_, day) => times.map((time) => `d${day + 1}${time}`))
    .flat()
    .map((name) => [name, reading(name)]),
);

/** Calculators of pressure, rate and ECG. */
export const heartTools = [
  tool({
    slug: 'blood-pressure',
    fields: {
      place: choice('place', ['clinic', 'home']),
      systolic: counted('systolic', [SYSTOLIC.least, SYSTOLIC.most], '132'),
      diastolic: counted('diastolic', [DIASTOLIC.least, DIASTOLIC.most], '84'),
      age,
    },
    compute: pressure,
    lines: [pair('reading', ['systolic', 'diastolic'])],
    classes: {
      optimal: 'ok',
      normal: 'ok',
      'high-normal': 'warn',
      'grade-1': 'bad',
      'grade-2': 'bad',
      'grade-3': 'bad',
      'isolated-systolic': 'bad',
      ...HOME,
    },
    notes: ['severe'],
    outside: ['child'],
    refusals: ['tools.diastolic.above'],
    formula: ['120/80 · 130/85 · 140/90 · 160/100 · 180/110', 'home: 130/80 · 135/85'],
    sources: [
      {
        cite: 'Williams B et al. 2018 ESC/ESH Guidelines for the management of arterial hypertension. Eur Heart J 2018;39:3021–3104, table 3',
        url: 'https://doi.org/10.1093/eurheartj/ehy339',
      },
      stergiou,
    ],
    vectors: (
      [
        ['119', '79', 'optimal'],
        ['125', '82', 'normal'],
        ['135', '80', 'high-normal'],
        ['120', '89', 'high-normal'],
        ['150', '95', 'grade-1'],
        ['138', '99', 'grade-1'],
        ['165', '105', 'grade-2'],
        ['180', '100', 'grade-3'],
        ['150', '110', 'grade-3'],
        ['145', '89', 'isolated-systolic'],
      ] as const
    ).map(([systolic, diastolic, found]) => ({
      given: { place: 'clinic', age: '50', systolic, diastolic },
      finds: {},
      class: found,
      from: 'ESC/ESH 2018, table 3',
    })),
  }),
  tool({
    slug: 'heart-rate-zones',
    fields: { age, resting: maybe(counted('resting', [30, 120], '64')) },
    compute: zones,
    lines: [
      { name: 'moderate', of: ['moderateFrom', 'moderateTo'], between: 'to', ...BPM },
      { name: 'vigorous', of: ['vigorousFrom', 'vigorousTo'], between: 'to', ...BPM },
      { name: 'highest', of: ['highest'], ...BPM },
    ],
    notes: ['by-highest', 'by-reserve'],
    outside: ['child'],
    refusals: ['tools.resting.above'],
    formula: ['max = 208 − 0.7 × years', '64–76 %, 77–95 % × max', 'rest + 40–59 %, 60–89 % × (max − rest)'],
    sources: [
      {
        cite: 'Tanaka H, Monahan KD, Seals DR. Age-predicted maximal heart rate revisited. J Am Coll Cardiol 2001;37:153–156',
        url: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
      },
      { cite: 'Garber CE et al. ACSM position stand. Med Sci Sports Exerc 2011;43:1334–1359' },
    ],
    vectors: [{ given: { age: '19' }, finds: { highest: 195 }, from: 'studylibfr.com 8214402: 208 minus 70 % of 19' }],
  }),
  tool({
    slug: 'home-pressure-week',
    fields: sheet,
    compute: (readings) => week(readings),
    lines: [
      pair('average', ['systolic', 'diastolic']),
      pair('morning', ['morningSystolic', 'morningDiastolic']),
      pair('evening', ['eveningSystolic', 'eveningDiastolic']),
      { name: 'counted', of: ['counted'], decimals: 0 },
    ],
    scales: [
      { figure: 'systolic', from: 100, to: 180, cuts: HOME_CUTS.systolic, tones: ['ok', 'warn', 'bad'] },
      { figure: 'diastolic', from: 60, to: 120, cuts: HOME_CUTS.diastolic, tones: ['ok', 'warn', 'bad'] },
    ],
    cuts: HOME_CUTS,
    classes: HOME,
    notes: ['some-missing'],
    refusals: ['tools.readings.few'],
    formula: ['x̄ (d2 … d7)', 'home: 130/80 · 135/85'],
    sources: [
      stergiou,
      { cite: 'Parati G et al. European Society of Hypertension practice guidelines for home blood pressure monitoring. J Hum Hypertens 2010;24:779–785' },
    ],
    // The protocol publishes no worked week: its sum is tested as our own.
    vectors: [],
    sheet: true,
  }),
  tool({
    slug: 'qtc',
    fields: { sex, qt: counted('qt', [200, 700], '395'), rate: counted('rate', [30, 220], '72') },
    compute: qtc,
    lines: (['fridericia', 'framingham', 'hodges', 'bazett'] as const).map((name) => ({ name, of: [name], ...MS })),
    cuts: { fridericia: [LONG_MS.male, LONG_MS.female, VERY_LONG_MS] },
    classes: { short: 'info', usual: 'ok', long: 'warn', 'very-long': 'bad' },
    notes: ['rate'],
    formula: ['RR = 60 / rate', 'Fridericia: QT / ∛RR', 'Framingham: QT + 154 × (1 − RR)', 'Hodges: QT + 1.75 × (rate − 60)', 'Bazett: QT / √RR'],
    sources: [
      { cite: 'Fridericia LS. Acta Med Scand 1920;53:469–486' },
      { cite: 'Sagie A et al. (Framingham). Am J Cardiol 1992;70:797–801' },
      { cite: 'Hodges M et al. J Am Coll Cardiol 1983;1:694' },
      { cite: 'Bazett HC. Heart 1920;7:353–370' },
      { cite: 'Rautaharju PM et al. AHA/ACCF/HRS recommendations, part IV. Circulation 2009;119:e241–e250' },
      { cite: 'Andršová I et al. Sci Rep 2021;11, figure 1 (PMC8275798)', url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8275798' },
    ],
    vectors: [
      { given: { sex: 'male', qt: '395', rate: '86' }, finds: { bazett: 473, fridericia: 445 }, class: 'usual', from: 'PMC8275798, figure 1, C (rate 85.9)' },
    ],
  }),
] as const;
