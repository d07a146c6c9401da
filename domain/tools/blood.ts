import { age, choice, counted, height, maybe, measured, pastDay, sex, waist, weight, yesNo } from './fields';
import { compute as risk, RISK_CUTS } from './formulas/diabetes-risk';
import { compute as hba1c } from './formulas/hba1c';
import { compute as filtration, FILTRATION_CUTS } from './formulas/kidney-filtration';
import { compute as pregnancy } from './formulas/pregnancy-week';
import { compute as units, unitNames } from './formulas/units';
import { tool } from './tool';

/** Calculators of laboratory values, pregnancy and units. */
export const bloodTools = [
  tool({
    slug: 'pregnancy-week',
    fields: { lastPeriod: pastDay('lastPeriod'), cycle: maybe(counted('cycle', [20, 45], '28')) },
    compute: pregnancy,
    lines: [
      { name: 'week', of: ['weeks', 'days'], between: 'over', decimals: 0, unit: 'weeks-days' },
      { name: 'due', of: ['due'], isDay: true },
      { name: 'left', of: ['left'], decimals: 0, unit: 'days' },
    ],
    classes: { first: 'info', second: 'info', third: 'info' },
    notes: ['past-due'],
    refusals: ['tools.day.ahead', 'tools.day.long-ago'],
    formula: ['due = first day of the last period + 280 + (cycle − 28)'],
    sources: [
      {
        cite: 'American College of Obstetricians and Gynecologists. Committee Opinion 700, Methods for estimating the due date. Obstet Gynecol 2017;129:e150–e154',
        url: 'https://doi.org/10.1097/AOG.0000000000002046',
      },
    ],
    vectors: [{ given: { lastPeriod: '2010-09-09' }, finds: { due: '2011-06-16' }, from: 'bayhealth.org, Calculating a due date' }],
  }),
  tool({
    slug: 'kidney-filtration',
    fields: {
      sex,
      age,
      creatinine: measured('creatinine', [0.1, 2_700, 0.01], 'mg/dL', '0.9'),
      creatinineUnit: choice('creatinineUnit', ['mg-dl', 'umol-l']),
    },
    compute: filtration,
    lines: [{ name: 'filtration', of: ['filtration'], decimals: 0, unit: 'filtration' }],
    cuts: { filtration: FILTRATION_CUTS },
    scales: [{ figure: 'filtration', from: 0, to: 130, cuts: FILTRATION_CUTS, tones: ['bad', 'bad', 'bad', 'warn', 'warn', 'ok'] }],
    classes: { g1: 'ok', g2: 'warn', g3a: 'warn', g3b: 'bad', g4: 'bad', g5: 'bad' },
    outside: ['child'],
    refusals: ['tools.creatinine.unit'],
    formula: ['142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1.2 × 0.9938^years (♀ × 1.012)', 'κ = 0.9 (♀ 0.7), α = −0.302 (♀ −0.241)'],
    sources: [
      {
        cite: 'Inker LA et al. New creatinine- and cystatin C–based equations to estimate GFR without race. N Engl J Med 2021;385:1737–1749',
        url: 'https://doi.org/10.1056/NEJMoa2102953',
      },
      { cite: 'KDIGO 2012 clinical practice guideline for chronic kidney disease. Kidney Int Suppl 2013;3:1–150' },
    ],
    vectors: [
      {
        given: { sex: 'male', age: '70', creatinine: '0.8', creatinineUnit: 'mg-dl' },
        finds: { filtration: 95 },
        class: 'g1',
        from: 'R package tabletools, calculate_egfr: 95.2',
      },
      { given: { sex: 'female', age: '70', creatinine: '0.8', creatinineUnit: 'mg-dl' }, finds: { filtration: 79 }, class: 'g2', from: 'The same: 79.2' },
      { given: { sex: 'female', age: '50', creatinine: '1.0', creatinineUnit: 'mg-dl' }, finds: { filtration: 69 }, class: 'g2', from: 'The same: 68.6' },
    ],
  }),
  tool({
    slug: 'hba1c',
    fields: { hba1c: measured('hba1c', [3, 20, 0.1], '%', '6.5') },
    compute: hba1c,
    lines: [
      { name: 'mg', of: ['mg'], decimals: 0, unit: 'mg-dl' },
      { name: 'mmol', of: ['mmol'], decimals: 1, unit: 'mmol-l' },
    ],
    classes: { usual: 'ok', pre: 'warn', range: 'bad' },
    formula: ['mg/dL = 28.7 × HbA1c − 46.7'],
    sources: [
      {
        cite: 'Nathan DM et al. Translating the A1C assay into estimated average glucose values. Diabetes Care 2008;31:1473–1478',
        url: 'https://doi.org/10.2337/dc08-0545',
      },
      { cite: 'American Diabetes Association. Standards of Care in Diabetes: 5.7 %, 6.5 %' },
    ],
    vectors: (
      [
        ['6', 126],
        ['7', 154],
        ['8', 183],
        ['9', 212],
        ['10', 240],
      ] as const
    ).map(([given, mg]) => ({ given: { hba1c: given }, finds: { mg }, from: 'The table of the same study' })),
  }),
  tool({
    slug: 'diabetes-risk',
    fields: {
      sex,
      age,
      weight,
      height,
      waist,
      active: yesNo('active'),
      vegetables: yesNo('vegetables'),
      medicine: yesNo('medicine'),
      highGlucose: yesNo('highGlucose'),
      family: choice('family', ['none', 'distant', 'near']),
    },
    compute: risk,
    lines: [
      { name: 'points', of: ['points'], decimals: 0 },
      { name: 'oneOf', of: ['oneOf'], decimals: 0, unit: 'one-of' },
    ],
    scales: [{ figure: 'points', from: 0, to: 26, cuts: RISK_CUTS, tones: ['ok', 'ok', 'warn', 'bad', 'bad'] }],
    classes: { low: 'ok', slight: 'ok', moderate: 'warn', high: 'bad', 'very-high': 'bad' },
    notes: ['ages'],
    outside: ['young'],
    formula: ['FINDRISC: 0 … 26'],
    sources: [
      {
        cite: 'Lindström J, Tuomilehto J. The Diabetes Risk Score. Diabetes Care 2003;26:725–731',
        url: 'https://doi.org/10.2337/diacare.26.3.725',
      },
      {
        cite: 'Jølle A et al. Validity of the FINDRISC in a contemporary Norwegian population. BMJ Open Diabetes Res Care 2019;7:e000769',
        url: 'https://doi.org/10.1136/bmjdrc-2019-000769',
      },
    ],
    // The form publishes points, and no filled-in example: each answer's points are its vectors.
    vectors: [
      {
        given: {
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
        },
        finds: { points: 0, oneOf: 100 },
        class: 'low',
        from: 'The form of the University of Helsinki: the first answer everywhere',
      },
      {
        given: {
          sex: 'female',
          age: '65',
          weight: '95',
          height: '165',
          waist: '89',
          active: 'no',
          vegetables: 'no',
          medicine: 'yes',
          highGlucose: 'yes',
          family: 'near',
        },
        finds: { points: 26, oneOf: 2 },
        class: 'very-high',
        from: 'The same: the last answer everywhere',
      },
    ],
  }),
  tool({
    slug: 'units',
    fields: { unit: choice('unit', unitNames), amount: measured('amount', [-500, 100_000, 0.001], '', '126') },
    compute: units,
    lines: [
      { name: 'glucose-mg', of: ['glucose-mg'], decimals: 0, unit: 'mg-dl' },
      { name: 'glucose-mmol', of: ['glucose-mmol'], decimals: 1, unit: 'mmol-l' },
      { name: 'creatinine-mg', of: ['creatinine-mg'], decimals: 2, unit: 'mg-dl' },
      { name: 'creatinine-umol', of: ['creatinine-umol'], decimals: 1, unit: 'umol-l' },
      { name: 'celsius', of: ['celsius'], decimals: 1, unit: 'celsius' },
      { name: 'fahrenheit', of: ['fahrenheit'], decimals: 1, unit: 'fahrenheit' },
      { name: 'kilogram', of: ['kilogram'], decimals: 2, unit: 'kg' },
      { name: 'pound', of: ['pound'], decimals: 1, unit: 'lb' },
    ],
    refusals: ['tools.amount.impossible'],
    formula: ['1 mmol/L = 18.0156 mg/dL (glucose)', '1 mg/dL = 88.4 µmol/L (creatinine)', '°F = 1.8 × °C + 32', '1 lb = 0.45359237 kg'],
    sources: [
      { cite: 'Young DS. Implementation of SI units for clinical laboratory data. Ann Intern Med 1987;106:114–129' },
      { cite: 'International yard and pound agreement, 1959' },
    ],
    vectors: [
      { given: { unit: 'glucose-mg', amount: '126' }, finds: { 'glucose-mmol': 7 }, from: 'rxmedcalc.com: the threshold 126 mg/dL is 7.0 mmol/L' },
      { given: { unit: 'glucose-mmol', amount: '7.8' }, finds: { 'glucose-mg': 141 }, from: 'healthyharford.org: 140 mg/dL (7.8 mmol/L), which is rounded' },
      { given: { unit: 'creatinine-mg', amount: '1' }, finds: { 'creatinine-umol': 88.4 }, from: 'quickmedcalc.com' },
      { given: { unit: 'celsius', amount: '100' }, finds: { fahrenheit: 212 }, from: 'Boiling water' },
      { given: { unit: 'fahrenheit', amount: '32' }, finds: { celsius: 0 }, from: 'Melting ice' },
      { given: { unit: 'pound', amount: '1' }, finds: { kilogram: 0.45 }, from: 'Its definition' },
    ],
  }),
] as const;
