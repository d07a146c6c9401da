import { z } from 'zod';
import { typedNumber } from './number-typed';
import { normaliseText, proseLines, proseText } from './text/normalise';
import { parseOnceKey } from './text/once-key';
import { ok, refuse } from './result';
import type { Facts, Refusal, Result } from './result';

const MOST_READ = 20_000;

/** Turns what was typed into a value, or refuses it. */
export type Reader<T> = (typed: string) => Result<T>;

/** What a field asks for, with its limits: all that a form, the API's document, a staff's view or a test has to know of it. Lengths are characters, amounts toman. */
export type Kind =
  | { kind: 'text' | 'code'; least: number; most: number }
  | {
      kind: 'lines';
      least: number;
      most: number;
      /** Everybody will read it: the content rules stand beside it. [LEGAL-3] */ isPublic: boolean;
      /** Where those rules have their words, if not those of every text. */ rules?: string;
    }
  | { kind: 'phone' | 'contact' | 'day' | 'moment' | 'carried' }
  | { kind: 'email'; most: number }
  | { kind: 'digits'; lengths: readonly number[] }
  | { kind: 'whole'; least: number; most: number }
  | { kind: 'number'; least: number; most: number; step: number; unit: string }
  | { kind: 'money'; leastToman: number; mostToman: number }
  | { kind: 'choice'; of: readonly string[]; /** Where the words of the choices stand: `<says>.<choice>`. */ says?: string }
  | { kind: 'several'; of: readonly string[]; says: string }
  | { kind: 'tick'; must: boolean }
  | { kind: 'place'; of: 'country' | 'province' | 'city' }
  | { kind: 'files'; mostFiles: number; types: readonly string[] };

/** What goes with it wherever it is shown. */
export type FieldWords = {
  /** The key of its name on forms. */ label?: string;
  /** The key of what helps to fill it in, with its facts. */ help?: string;
  helpFacts?: Readonly<Record<string, string | number>>;
  /** What browsers fill in by themselves (`autocomplete`). */ fill?: string;
  /** What it is, in the API's document. */ about?: string;
  /** What a person might write, in either language. */ example?: string | Readonly<{ fa: string; en: string }>;
};

/** One field of a form, as a value: its kind and limits, its words, and how it is read (form field descriptor). */
export type Field<T> = Kind & FieldWords & { optional: boolean; read: Reader<T> };
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of a form whose every field was right. */
export type Parsed<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** Either every field is right, or each wrong one says why, in the form's order. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; refusals: Refusal[] };

/** Reads a whole form; a field that is absent or a file counts as left empty, a list too where not several may be chosen. [LANG-4] */
export function parseFields<F extends Fields>(fields: F, typed: Readonly<Record<string, unknown>>): FormResult<Parsed<F>> {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const result = field.read(asTyped(field, typed[name]));
    if (result.ok) values[name] = result.value;
    else refusals.push({ ...result, field: name });
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, value: values as Parsed<F> };
}

/** What of a form's entry a field reads; several choices come as a list, or in one text. */
export function asTyped({ kind }: Field<unknown>, raw: unknown): string {
  if (kind === 'several' && Array.isArray(raw)) return raw.every((one) => typeof one === 'string') ? raw.join('\n').slice(0, MOST_READ) : '';
  return typeof raw === 'string' ? raw : '';
}

/** The same form as a zod schema; an issue carries its whole refusal. */
export function fieldsSchema<F extends Fields>(fields: F): z.ZodType<Parsed<F>> {
  return readerSchema((typed) => parseFields(fields, typed));
}

/** What reads a whole form, as a zod schema. */
export function readerSchema<T>(read: (typed: Readonly<Record<string, unknown>>) => FormResult<T>): z.ZodType<T> {
  return z.record(z.string(), z.unknown()).transform((typed, context): T => {
    const result = read(typed);
    if (result.ok) return result.value;
    for (const refusal of result.refusals) context.addIssue({ code: 'custom', path: refusal.field ? [refusal.field] : [], params: { refusal } });
    return z.NEVER;
  }) as unknown as z.ZodType<T>;
}

/** The refusal that an issue of such a schema carries; an issue of zod's own is none. */
export function refusalIn(issue: { params?: unknown }): Refusal | null {
  const { refusal } = (issue.params ?? {}) as { refusal?: Refusal };
  return refusal ?? null;
}

/** A field of a kind, with its words and its reader. */
export function field<T>(shape: Kind & FieldWords, read: Reader<T>): Field<T> {
  return { ...shape, optional: false, read };
}

/** The same field under another name, help or example. */
export function named<T>(one: Field<T>, words: FieldWords): Field<T> {
  return { ...one, ...words };
}

/** A field that may stay empty: null then, else as its rule says. */
export function optional<T>(one: Field<T>): Field<T | null> {
  const { read } = one;
  return { ...one, optional: true, read: (typed) => (normaliseText(typed.slice(0, MOST_READ)) === '' ? ok(null) : read(typed)) };
}

/** What a form carries and nobody types: a once-key, a row's number, a price as it was shown. */
export function carried<T>(read: Reader<T>): Field<T> {
  return field({ kind: 'carried' }, read);
}

/** A number from 1 that a form carries, as a row’s id or a version; what is none is an old or made-up form. */
export const carriedNumber: Field<number> = carried((typed) => (/^[1-9]\d{0,11}$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired')));

/** A row's number that a button carries; no more digits than such a number has. */
export const carriedRow: Field<number> = carried((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired')));

/** The once-key (idempotency key) of a form that moves money or books. [ORD-13, API-6] */
export const onceField = carried(parseOnceKey);

/** What is taken as it comes, so much of it at most. */
export const asSent = (most = MOST_READ) => carried((typed) => ok(typed.slice(0, most)));

/** A text's refusals are `<area>.missing`, `.too-long`, `.too-short` and `.invalid`. */
type TextRule = FieldWords & { area: string; min?: number; max: number; pattern?: RegExp };

/** One line of prose, whose digits stay as they were written. [LANG-4] */
export const text = ({ area, min = 1, max, pattern, ...words }: TextRule) =>
  field({ kind: 'text', least: min, most: max, ...words }, readText({ area, min, max, pattern }, proseText));
/** Prose in several lines. [LANG-4] */
export const lines = ({ area, min = 1, max, pattern, isPublic = false, ...words }: TextRule & { isPublic?: boolean; rules?: string }) =>
  field({ kind: 'lines', least: min, most: max, isPublic, ...words }, readText({ area, min, max, pattern }, proseLines));
/** A text that machines compare, so that its digits and letters have one form. [LANG-4] */
export const code = ({ area, min = 1, max, pattern, ...words }: TextRule) =>
  field({ kind: 'code', least: min, most: max, ...words }, readText({ area, min, max, pattern }, normaliseText));

type TextLimits = { area: string; min: number; max: number; pattern: RegExp | undefined };

function readText({ area, min, max, pattern }: TextLimits, normal: (typed: string) => string): Reader<string> {
  return (typed) => {
    const given = tooLongToRead(typed, max) ? typed : normal(typed);
    const length = [...given].length;
    if (length === 0) return refuse(`${area}.missing`);
    if (length > max) return refuse(`${area}.too-long`, { most: max, length });
    if (length < min) return refuse(`${area}.too-short`, { least: min, length });
    if (pattern && !pattern.test(given)) return refuse(`${area}.invalid`);
    return ok(given);
  };
}

/** A number's refusals are `<area>.missing`, `.invalid` (with what is allowed) and, where the area has it, `.step`. */
type NumberRule = FieldWords & { area: string; min: number; max: number };

/** A whole number between two. [LANG-4] */
export function whole({ area, min, max, ...words }: NumberRule): Field<number> {
  return field({ kind: 'whole', least: min, most: max, ...words }, (typed) => {
    const given = typedNumber(typed);
    if (given === 'empty') return refuse(`${area}.missing`, { least: min, most: max });
    return typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max
      ? ok(given)
      : refuse(`${area}.invalid`, { least: min, most: max });
  });
}

/** A measured number in a unit, in steps: 36.8 °C in steps of 0.1. A unit that was typed behind it is taken too. [LANG-4] */
export function number({
  area,
  min,
  max,
  step,
  unit,
  units = [],
  ...words
}: NumberRule & { step: number; unit: string; units?: readonly string[] }): Field<number> {
  const facts = { least: min, most: max, step };
  return field({ kind: 'number', least: min, most: max, step, unit, ...words }, (typed) => {
    const given = typedNumber(typed, [unit, ...units]);
    if (given === 'empty') return refuse(`${area}.missing`, facts);
    if (given === 'unclear' || given < min || given > max) return refuse(`${area}.invalid`, facts);
    const steps = Math.round(given / step);
    return Math.abs(steps * step - given) < step / 1_000 ? ok(Number((steps * step).toFixed(6))) : refuse(`${area}.step`, facts);
  });
}

/** One of a fixed list of words; anything else is refused by the code given. */
export function oneOf<const T extends string>(words: readonly T[], refusal: string, more: FieldWords & { says?: string } = {}): Field<T> {
  return field({ kind: 'choice', of: words, ...more }, (typed) => {
    const word = words.find((one) => one === typed.trim());
    return word === undefined ? refuse(refusal) : ok(word);
  });
}

/** Some of a fixed list of words, at least one, each once and in the list's order; its refusals are `<area>.missing` and `<area>.unknown`. */
export function someOf<const T extends string>(words: readonly T[], area: string, { says, ...more }: FieldWords & { says: string }): Field<T[]> {
  return field({ kind: 'several', of: words, says, ...more }, (typed) => {
    const given = typed.split(/[\s,]+/).filter(Boolean);
    if (given.length === 0) return refuse(`${area}.missing`);
    return given.every((one) => words.includes(one as T)) ? ok(words.filter((word) => given.includes(word))) : refuse(`${area}.unknown`);
  });
}

const TICKED = new Set(['on', 'true', 'yes', '1']);

/** A box that is ticked or not; browsers send nothing for an empty one. */
export const tick: Field<boolean> = { ...field({ kind: 'tick', must: false }, (typed) => ok(TICKED.has(typed))), optional: true };

/** A box that must be ticked to go on; refused by the code given. */
export function mustTick(refusal: string, facts?: Facts, words: FieldWords = {}): Field<true> {
  return field({ kind: 'tick', must: true, ...words }, (typed) => (TICKED.has(typed) ? ok(true) : refuse(refusal, facts)));
}

function tooLongToRead(typed: string, most: number): boolean {
  return typed.length > MOST_READ || typed.length > most * 20 + 1_000;
}
