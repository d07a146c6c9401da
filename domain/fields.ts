import { z } from 'zod';
import { normaliseText, proseLines, proseText } from './text/normalise';
import { ok, refuse } from './result';
import type { Facts, Refusal, Result } from './result';

/** One field of a form: what was typed becomes a value, or a refusal that names what is wrong. */
export type Field<T> = (typed: string) => Result<T>;
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of a form whose every field was right. */
export type Parsed<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** Either every field is right, or each wrong one says why, in the form's order. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; refusals: Refusal[] };

/** Reads a whole form; a field that is absent, a file or a list counts as left empty. [LANG-4] */
export function parseFields<F extends Fields>(fields: F, typed: Readonly<Record<string, unknown>>): FormResult<Parsed<F>> {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const raw = typed[name];
    const result = field(typeof raw === 'string' ? raw : '');
    if (result.ok) values[name] = result.value;
    else refusals.push({ ...result, field: name });
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, value: values as Parsed<F> };
}

/** The same form as a zod schema; an issue's message is the refusal's code with its facts behind bars, its params the whole refusal. */
export function fieldsSchema<F extends Fields>(fields: F): z.ZodType<Parsed<F>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    shape[name] = z
      .unknown()
      .optional()
      .transform((raw, context) => {
        const result = field(typeof raw === 'string' ? raw : '');
        if (result.ok) return result.value;
        context.addIssue({ code: 'custom', message: issueMessage(result), params: { refusal: { ...result, field: name } } });
        return z.NEVER;
      });
  }
  return z.object(shape) as unknown as z.ZodType<Parsed<F>>;
}

/** A refusal as a schema’s message: its code, its facts behind bars. */
export function issueMessage({ code, facts = {} }: Refusal): string {
  return [code, ...Object.entries(facts).map(([name, value]) => `${name}=${value instanceof Date ? value.toISOString() : value}`)].join('|');
}

/** A text is prose, whose digits stay as they were written; `value` says that machines compare it. */
export type TextRule = { area: string; min?: number; max: number; lines?: boolean; value?: boolean; pattern?: RegExp };

/** A text that must be given: `<area>.missing`, `.too-short`, `.too-long` or `.invalid` say what is wrong. [LANG-4] */
export function requiredText(rule: TextRule): Field<string> {
  const read = rule.value ? normaliseText : rule.lines ? proseLines : proseText;
  return (typed) => {
    const text = tooLongToRead(typed, rule) ? typed : read(typed);
    const length = [...text].length;
    if (length === 0) return refuse(`${rule.area}.missing`);
    if (length > rule.max) return refuse(`${rule.area}.too-long`, { most: rule.max, length });
    if (length < (rule.min ?? 1)) return refuse(`${rule.area}.too-short`, { least: rule.min ?? 1, length });
    if (rule.pattern && !rule.pattern.test(text)) return refuse(`${rule.area}.invalid`);
    return ok(text);
  };
}

/** A field that may stay empty: null then, else as its rule says. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return (typed) => (normaliseText(typed.slice(0, MOST_READ)) === '' ? ok(null) : field(typed));
}

/** One of a fixed list of words; anything else is refused by the code given. */
export function oneOf<const T extends string>(words: readonly T[], code: string): Field<T> {
  return (typed) => {
    const word = words.find((one) => one === typed.trim());
    return word === undefined ? refuse(code) : ok(word);
  };
}

/** A box that is ticked or not; browsers send nothing for an empty one. */
export const tick: Field<boolean> = (typed) => ok(['on', 'true', 'yes', '1'].includes(typed));

/** A box that must be ticked to go on; refused by the code given. */
export function mustTick(code: string, facts?: Facts): Field<true> {
  return (typed) => {
    const ticked = tick(typed);
    return ticked.ok && ticked.value ? ok(true) : refuse(code, facts);
  };
}

const MOST_READ = 20_000;

function tooLongToRead(typed: string, rule: TextRule): boolean {
  return typed.length > MOST_READ || typed.length > rule.max * 20 + 1_000;
}
