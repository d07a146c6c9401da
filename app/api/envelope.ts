import { z } from 'zod';
import type { Lang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import { say } from '#locales/say';
import type { Done } from './call';

type Refused = { code: string; facts?: Record<string, string | number | Date>; field?: string };

/** What went wrong, in one shape for everything: a stable code, a sentence in the caller's language, the field it concerns. [API-5] */
export const errorSchema = z.strictObject({ code: z.string(), message: z.string(), field: z.string().nullable() }).meta({ id: 'Error' });
/** The answer of a call that was refused. [API-1, API-5] */
export const failureSchema = z.strictObject({ data: z.null(), message: z.string(), errors: z.array(errorSchema).min(1) }).meta({ id: 'Failure' });

/** The answer of a call that was done. [API-1] */
export function successSchema(data: z.ZodType): z.ZodType {
  return z.strictObject({ data, message: z.string().nullable(), errors: z.array(errorSchema).max(0) });
}

/** The body of an answer that was done. [API-1] */
export function success(lang: Lang, { data, message, facts }: Done<unknown>) {
  return { data: data ?? null, message: message ? say(lang, message, facts) : null, errors: [] };
}

/** The body of an answer that was refused, for all that is wrong; the first is its message. [API-5] */
export function failure(lang: Lang, refusals: readonly [Refused, ...Refused[]] | readonly Refused[]) {
  const errors = refusals.map((refusal) => ({ code: refusal.code, message: sayRefusal(lang, refusal), field: refusal.field ?? null }));
  return { data: null, message: errors[0]?.message ?? '', errors };
}
