import { TEMPERATURE_LEAST_C, TEMPERATURE_MOST_C } from '../temperature';
import { choice } from './choices';
import type { RecordType, Rule } from './record-type';

/** Classes of hypoglycaemia: alert from 70 mg/dL down. Diabetes Care 2017, table 6.3, read on the day given. */
const SUGAR_LOW = 71;
const ADA = { source: 'ADA', url: 'https://doi.org/10.2337/dc25-S002', readOn: '2026-11-27', fromAge: 18 } as const;
const sugar = (status: string, high: number): Rule => ({ ...ADA, id: `sugar-ada-${status}`, choice: status, ranges: [[SUGAR_LOW, high]] });

/** Blood sugar by when it was taken. Its upper figures: fasting and random by the diagnostic criteria, around meals by the usual goals of people without diabetes. At bedtime no source was read: no class. [REC-2, REC-5] */
export const bloodSugar: RecordType = {
  code: 'blood-sugar',
  api: 'bsRecord',
  loinc: ['41653-7'],
  profile: null,
  measures: [{ name: 'amount', unit: 'mg/dL', loinc: '41653-7', step: 1, refuse: [10, 900], ask: [54, 400] }],
  choices: [choice('status', ['fasting', 'before-meal', 'after-meal', 'bedtime', 'random'], true)],
  rules: [sugar('fasting', 99), sugar('before-meal', 130), sugar('after-meal', 139), sugar('random', 199)],
  chart: 'dots',
};

/** Heart rate. The usual range of adults (50 or 60 to 100) comes from memory and that of children too: no source was read, so no reading has a class. [REC-2, REC-5] */
export const heartRate: RecordType = {
  code: 'heart-rate',
  api: 'hrRecord',
  loinc: ['8867-4'],
  profile: 'http://hl7.org/fhir/StructureDefinition/heartrate',
  measures: [{ name: 'rate', unit: '/min', loinc: '8867-4', step: 1, refuse: [20, 300], ask: [40, 180] }],
  choices: [],
  rules: [],
  chart: 'dots',
};

/** Blood oxygen. BTS 2017: the target of most adults begins at 94. Of children no source was read. [REC-2, REC-5] */
export const bloodOxygen: RecordType = {
  code: 'blood-oxygen',
  api: 'spo2',
  loinc: ['2708-6', '59408-5'],
  profile: 'http://hl7.org/fhir/StructureDefinition/oxygensat',
  measures: [{ name: 'percent', unit: '%', loinc: '2708-6', step: 1, refuse: [50, 100], ask: [85, 100] }],
  choices: [],
  rules: [
    { id: 'oxygen-bts-2017', source: 'BTS 2017', url: 'https://doi.org/10.1136/thoraxjnl-2016-209729', readOn: '2026-11-26', fromAge: 18, ranges: [[94, 100]] },
  ],
  chart: 'dots',
};

const GENEVA = { source: 'Geneva et al. 2019', url: 'https://doi.org/10.1093/ofid/ofz032', readOn: '2026-11-26', fromAge: 18 } as const;
const temperature = (place: string, low: number, high: number): Rule => ({
  ...GENEVA,
  id: `temperature-geneva-${place}`,
  choice: place,
  ranges: [[low, high]],
});

/** Body temperature by where it was taken; at the forehead no source was read, nor of children. [REC-2, REC-5] */
export const bodyTemperature: RecordType = {
  code: 'body-temperature',
  api: 'bodyTemperature',
  loinc: ['8310-5'],
  profile: 'http://hl7.org/fhir/StructureDefinition/bodytemp',
  measures: [{ name: 'degree', unit: 'Cel', loinc: '8310-5', step: 0.1, refuse: [TEMPERATURE_LEAST_C, TEMPERATURE_MOST_C], ask: [35, 41] }],
  choices: [choice('place', ['mouth', 'armpit', 'ear', 'rectal', 'forehead'], true)],
  rules: [temperature('mouth', 35.7, 37.4), temperature('armpit', 35, 36.9), temperature('ear', 35.8, 37.5), temperature('rectal', 36.3, 37.8)],
  chart: 'dots',
};
