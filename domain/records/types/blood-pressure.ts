import { HOME_ELEVATED } from '../blood-pressure';
import type { RecordType, Rule } from './record-type';
import { choice } from './choices';

const AAP = { source: 'AAP 2017', url: 'https://doi.org/10.1542/peds.2017-1904', readOn: '2026-11-26' } as const;
/**
 * Screening values of children by age: not standard from them on; girls, boys. Flynn et al. 2017, table 6. One rule for each
 * year and sex, since the record keeps the rule's id.
 */
const CHILDREN: readonly (readonly [age: number, girls: readonly [number, number], boys: readonly [number, number]])[] = [
  [1, [98, 54], [98, 52]],
  [2, [101, 58], [100, 55]],
  [3, [102, 60], [101, 58]],
  [4, [103, 62], [102, 60]],
  [5, [104, 64], [103, 63]],
  [6, [105, 67], [105, 66]],
  [7, [106, 68], [106, 68]],
  [8, [107, 69], [107, 69]],
  [9, [108, 71], [107, 70]],
  [10, [109, 72], [108, 72]],
  [11, [111, 74], [110, 74]],
  [12, [114, 75], [113, 75]],
];
/** Below these nothing is said: no source for a low end was read. 90/60 comes from memory and gives no class. */
const SILENT_BELOW = [90, 60, null] as const;

const children = CHILDREN.flatMap(([age, girls, boys]) =>
  (
    [
      ['female', girls],
      ['male', boys],
    ] as const
  ).map(([sex, [high, low]]): Rule => ({
    ...AAP,
    id: `bp-aap-${age}-${sex}`,
    ...{ fromAge: age, toAge: age + 1, sex },
    ranges: [[null, high - 1], [null, low - 1], null],
    silentBelow: [high - 35, low - 30, null],
  })),
);

/** Blood pressure with its pulse. Thresholds: at home Parati et al. (the house's calculator has read them), at a doctor's or a stand ESC 2024, from 13 to 17 and below AAP 2017. [REC-2, REC-5] */
export const bloodPressure: RecordType = {
  code: 'blood-pressure',
  api: 'bpRecord',
  loinc: ['85354-9'],
  profile: 'http://hl7.org/fhir/StructureDefinition/bp',
  measures: [
    { name: 'high', unit: 'mm[Hg]', loinc: '8480-6', step: 1, refuse: [40, 300], ask: [80, 200] },
    { name: 'low', unit: 'mm[Hg]', loinc: '8462-4', step: 1, refuse: [20, 200], ask: [40, 120] },
    { name: 'pulse', unit: '/min', loinc: '8867-4', step: 1, refuse: [20, 300] },
  ],
  beside: ['pulse'],
  apart: ['pulse'],
  choices: [choice('arm', ['left', 'right']), choice('posture', ['sitting', 'lying', 'standing'])],
  between: ([high = 0, low = 0]) => (low < high ? null : { code: 'health.blood-pressure.low-over-high', field: 'low' }),
  rare: ([high = 0, low = 0]) => high - low < 15,
  rules: [
    ...children,
    { ...AAP, id: 'bp-aap-13', fromAge: 13, toAge: 18, ranges: [[null, 119], [null, 79], null], silentBelow: SILENT_BELOW },
    {
      id: 'bp-esc-2024-office',
      source: 'ESC 2024',
      url: 'https://doi.org/10.1093/eurheartj/ehae178',
      readOn: '2026-11-27',
      fromAge: 18,
      origins: ['doctor', 'stand'],
      ranges: [[null, 139], [null, 89], null],
      silentBelow: SILENT_BELOW,
    },
    {
      id: 'bp-home-adult',
      source: 'Journal of Clinical Hypertension 2018',
      url: 'https://doi.org/10.1111/jch.13284',
      readOn: '2026-11-23',
      fromAge: 18,
      ranges: [[null, HOME_ELEVATED.systolic - 1], [null, HOME_ELEVATED.diastolic - 1], null],
      silentBelow: SILENT_BELOW,
    },
  ],
  chart: 'capsule',
};
