import { field, lines, number, optional, whole, type Field, type Fields } from '../fields';
import { TEMPERATURE_LEAST_C, TEMPERATURE_MOST_C } from '../records/temperature';
import { ok, refuse, type Result } from '../result';
import { normaliseDigits } from '../text/normalise';
import { DOOR_CODE_DIGITS } from './visit-door';
import type { ServiceType } from './service-type';

/** Where the refusals of numbers stand. */
const COUNT = 'services.count';
const MEASURED = 'services.measured';

/** What whoever asked says at the door; a wrong one is counted, an empty one is not. */
const doorCode: Field<string> = field(
  { kind: 'digits', lengths: [DOOR_CODE_DIGITS], label: 'services.provider.code', help: 'services.provider.code-help' },
  (typed) => {
    const code = normaliseDigits(typed.slice(0, 40)).trim();
    return /^\d+$/.test(code) && code.length === DOOR_CODE_DIGITS ? ok(code) : refuse('services.visit.code-digits', { digits: DOOR_CODE_DIGITS });
  },
);
export const arriveFields = { code: doorCode } as const;

/** Why a provider does not come; the desk reads it. */
export const declineFields = {
  reason: lines({
    area: 'services.text',
    min: 2,
    max: 500,
    label: 'services.provider.reason',
    help: 'services.provider.reason-help',
  }),
} as const;

const measured = (name: string, min: number, max: number) => optional(whole({ area: COUNT, min, max, label: `services.findings.${name}` }));

/** Vital signs that are taken at a visit, each where it was. */
const vitalSigns = {
  systolic: measured('systolic', 50, 300),
  diastolic: measured('diastolic', 20, 200),
  pulse: measured('pulse', 20, 300),
  oxygen: measured('oxygen', 40, 100),
  sugar: measured('sugar', 10, 999),
  temperature: optional(
    number({
      area: MEASURED,
      min: TEMPERATURE_LEAST_C,
      max: TEMPERATURE_MOST_C,
      step: 0.1,
      unit: '°C',
      label: 'services.findings.temperature',
    }),
  ),
} as const satisfies Fields;
export type Findings = Readonly<Partial<Record<keyof typeof vitalSigns, number>>>;

/** What is measured at a visit of this type. [INP-1] */
export function findingsOf({ result }: Pick<ServiceType, 'result'>): Fields {
  return result === 'vital-signs' ? vitalSigns : {};
}

/** What is written down at the end: what was found and done, and what was measured where the service measures. */
export const finishFields = {
  note: lines({
    area: 'services.text',
    min: 2,
    max: 1_000,
    label: 'services.visits.note',
    help: 'services.provider.note-help',
    example: { fa: 'سرم تزریق شد، حال بیمار خوب بود', en: 'The serum was given, the patient felt well' },
  }),
  ...vitalSigns,
} as const;

/** Keeps what this type measures; a blood pressure has both its numbers, the upper one first. */
export function readFindings(type: Pick<ServiceType, 'result'>, given: Readonly<Record<string, unknown>>): Result<Findings> {
  const found = Object.fromEntries(Object.keys(findingsOf(type)).flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : []))) as Findings;
  const { systolic, diastolic } = found;
  if ((systolic === undefined) !== (diastolic === undefined) || (systolic !== undefined && diastolic !== undefined && diastolic >= systolic))
    return refuse('services.visit.pressure', undefined, { field: systolic === undefined ? 'systolic' : 'diastolic' });
  return ok(found);
}
