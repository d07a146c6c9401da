import { carried, lines, onceField, optional, parseFields, text, whole, type Field, type FormResult } from '../fields';
import { ok, refuse, type Refusal } from '../result';

/** A prescription has so many lines. Ours. */
export const PRESCRIPTION_LINES = 6;
const numbers = Array.from({ length: PRESCRIPTION_LINES }, (_, at) => at + 1);

/** One line of a prescription: what, how much, how often, for how many days. */
export type PrescriptionLine = { medicine: string; dose: string | null; times: string; days: number | null };
/** What a doctor leaves a patient with. [CONS-10] */
export type SummarySaid = { advice: string | null; diagnosis: string | null; lines: PrescriptionLine[] };

/** The fields of a summary that are there once. */
export const summaryFields = {
  diagnosis: optional(lines({ area: 'rooms.summary', max: 1_000, label: 'room.summary.diagnosis', example: { fa: 'سرماخوردگی', en: 'Common cold' } })),
  advice: optional(
    lines({
      area: 'rooms.summary',
      max: 2_000,
      label: 'room.summary.advice',
      help: 'room.summary.advice-help',
      example: { fa: 'دو روز استراحت کنید و آب بنوشید.', en: 'Rest for two days, and drink water.' },
    }),
  ),
} as const;

/** The fields of one line; their names on the form have its number behind them. */
export const lineFields = {
  medicine: optional(text({ area: 'rooms.line', max: 120, label: 'room.summary.medicine', example: { fa: 'استامینوفن ۵۰۰', en: 'Paracetamol 500 mg' } })),
  dose: optional(text({ area: 'rooms.line', max: 60, label: 'room.summary.dose', example: { fa: 'یک قرص', en: 'One tablet' } })),
  times: optional(text({ area: 'rooms.line', max: 80, label: 'room.summary.times', example: { fa: 'هر شش ساعت', en: 'Every six hours' } })),
  days: optional(whole({ area: 'rooms.days', min: 1, max: 365, label: 'room.summary.days', example: '5' })),
} as const;
type LineName = keyof typeof lineFields;

/** The numbers of the lines, and a field's name on the form. */
export const lineNumbers = numbers;
export const lineName = (name: LineName, number: number): string => `${name}${number}`;

const allFields: Readonly<Record<string, Field<unknown>>> = {
  ...summaryFields,
  ...Object.fromEntries(numbers.flatMap((number) => (Object.keys(lineFields) as LineName[]).map((name) => [lineName(name, number), lineFields[name]]))),
};
/** Every field of the form, by its name there. */
export const summaryForm = allFields;

/** Reads a summary: something has to be said, and a line of a prescription names its medicine and how it is taken. [CONS-10] */
export function readSummary(typed: Readonly<Record<string, unknown>>): FormResult<SummarySaid> {
  const read = parseFields(allFields, typed);
  if (!read.ok) return read;
  const values = read.value as Readonly<Record<string, string | number | null>>;
  const refusals: Refusal[] = [];
  const said: PrescriptionLine[] = [];
  for (const number of numbers) {
    const of = (name: LineName) => values[lineName(name, number)] ?? null;
    const [medicine, dose, times, days] = [of('medicine'), of('dose'), of('times'), of('days')];
    if (medicine === null && dose === null && times === null && days === null) continue;
    if (medicine === null) refusals.push({ ...refuse('rooms.line.no-medicine'), field: lineName('medicine', number) });
    if (times === null) refusals.push({ ...refuse('rooms.line.no-times'), field: lineName('times', number) });
    said.push({ medicine: String(medicine), dose: dose === null ? null : String(dose), times: String(times), days: days === null ? null : Number(days) });
  }
  const { advice = null, diagnosis = null } = values as Pick<SummarySaid, 'advice' | 'diagnosis'>;
  if (refusals.length === 0 && said.length === 0 && advice === null && diagnosis === null)
    refusals.push({ ...refuse('rooms.summary.missing'), field: 'advice' });
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, value: { advice, diagnosis, lines: said } };
}

/** What its form carries: its once-key, and over which version it is written. */
export const carriedWithSummary = {
  once: onceField,
  over: carried((typed) => (/^\d{1,4}$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired', undefined, { status: 409 }))),
} as const;

/** Reads the whole form of a summary. [CONS-10] */
export function readSummaryForm(typed: Readonly<Record<string, unknown>>): FormResult<{ once: string; over: number; said: SummarySaid }> {
  const [borne, said] = [parseFields(carriedWithSummary, typed), readSummary(typed)];
  if (borne.ok && said.ok) return { ok: true, value: { ...borne.value, said: said.value } };
  return { ok: false, refusals: [borne, said].flatMap((one) => (one.ok ? [] : one.refusals)) };
}
