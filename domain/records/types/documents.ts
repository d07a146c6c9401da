import { labTestCodes } from '../../service-requests/lab-tests';
import { choice, line } from './choices';
import type { RecordType } from './record-type';

/** Without numbers of ours: nothing is compared, counted or drawn. */
const document = { profile: null, measures: [], rules: [], chart: 'none' } as const;

/** An ECG as a picture or a PDF, by the name that its owner gives it. [REC-2, ECG-4: kept as files] */
export const ecg: RecordType = {
  ...document,
  code: 'ecg',
  api: 'ecgRecord',
  loinc: ['11524-6'],
  choices: [],
  lines: [line('title', 100, 'نوار قلب هنگام استراحت')],
  files: { kinds: ['picture', 'pdf'], required: true },
};

/** A sound of heart, lung or both, with where on the chest it was heard; its recording is a WAV of the stethoscope. [REC-2] */
export const heartSound: RecordType = {
  ...document,
  code: 'heart-sound',
  api: 'pcgRecord',
  loinc: [],
  choices: [
    choice('sound', ['heart', 'lung', 'both'], true),
    choice('chest', ['aortic', 'pulmonic', 'erb', 'tricuspid', 'mitral', 'lung-right', 'lung-left', 'back-right', 'back-left']),
  ],
  files: { kinds: ['sound'], required: true },
};

/** A result of a laboratory: which test, and the sheet that it gave. What it found is read by its own range, never by one of ours. [REC-2, LIST-3] */
export const labTest: RecordType = {
  ...document,
  code: 'lab-test',
  api: 'labTest',
  loinc: [],
  choices: [choice('test', labTestCodes, true, 'services.tests')],
  files: { kinds: ['picture', 'pdf'], required: true },
  sensitive: ['hiv', 'hpv', 'std', 'genetic', 'pregnancy'],
};

/** Pictures of the portable ultrasound, by what they show. [REC-1: ultrasound] */
export const ultrasound: RecordType = {
  ...document,
  code: 'ultrasound',
  api: 'ultrasound',
  loinc: [],
  choices: [choice('organ', ['heart', 'abdomen', 'kidney', 'thyroid', 'vessels', 'muscle', 'obstetric', 'other'], true)],
  files: { kinds: ['picture', 'pdf'], required: true },
  sensitive: ['obstetric'],
};
