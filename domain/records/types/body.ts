import { BMI_CUTS, HEALTHY_MOST } from '../../tools/formulas/bmi';
import { choice, line } from './choices';
import type { Measure, RecordType } from './record-type';

const share = (name: string): Measure => ({ name, unit: '%', loinc: '', step: 0.1, refuse: [0, 100] });
/** Fat, water and protein are parts of one body; scales round each, and some reckon the water of the fat twice. Ours. */
const PARTS_MOST = 130;

/**
 * Body composition, as a body analyser shows it. Its class is that of the BMI of adults, by the table that the portal's
 * calculator has read (WHO); of children and of the other figures no source was read. LOINC has a code for weight, BMI and
 * the share of fat; the rest goes by names of ours. [REC-2, REC-5]
 */
export const bodyComposition: RecordType = {
  code: 'body-composition',
  api: 'bodyComposition',
  loinc: [],
  profile: null,
  measures: [
    { name: 'weight', unit: 'kg', loinc: '29463-7', step: 0.1, refuse: [0.5, 400] },
    { name: 'bmi', unit: 'kg/m2', loinc: '39156-5', step: 0.1, refuse: [5, 120] },
    { name: 'fat', unit: '%', loinc: '41982-0', step: 0.1, refuse: [0, 100] },
  ],
  more: [
    { name: 'metabolism', unit: 'kcal/d', loinc: '', step: 1, refuse: [100, 10_000] },
    share('muscle'),
    share('water'),
    share('protein'),
    { name: 'bone', unit: 'kg', loinc: '', step: 0.1, refuse: [0, 30] },
    { name: 'ideal-weight', unit: 'kg', loinc: '', step: 0.1, refuse: [0.5, 400] },
    { name: 'body-age', unit: 'a', loinc: '', step: 1, refuse: [0, 130] },
    { name: 'visceral-fat', unit: '1', loinc: '', step: 0.5, refuse: [0, 100] },
  ],
  beside: ['bmi', 'fat'],
  category: 'exam',
  choices: [],
  between: (numbers) => {
    const [fat = 0, water = 0, protein = 0] = [numbers[2], numbers[5], numbers[6]];
    return fat + water + protein <= PARTS_MOST ? null : { code: 'health.body.parts', field: 'water' };
  },
  rules: [
    {
      id: 'bmi-who-adult',
      source: 'WHO, Technical Report Series 894',
      url: 'https://doi.org/10.1186/2047-0525-2-12',
      readOn: '2026-11-24',
      fromAge: 18,
      ranges: [null, [BMI_CUTS[0], HEALTHY_MOST], null],
    },
  ],
  chart: 'dots',
};

/** What was eaten, with its energy; only the sum of a day is compared, with a goal of one's own. [REC-2] */
export const nutrition: RecordType = {
  code: 'nutrition',
  api: 'food',
  loinc: [],
  profile: null,
  measures: [{ name: 'energy', unit: 'kcal', loinc: '', step: 1, refuse: [0, 10_000], ask: [0, 5_000] }],
  choices: [choice('meal', ['breakfast', 'lunch', 'dinner', 'snack'], true)],
  lines: [line('food', 200, 'عدس‌پلو'), line('portion', 100, 'یک بشقاب')],
  rules: [],
  category: 'survey',
  chart: 'sums',
};
