import { z } from 'zod';
import type { Field } from '#domain/fields';
import type { Refusal } from '#domain/result';

/** What a call takes in one field: the rule that reads it, and how the document describes it. */
export type ApiField<T> = { read: Field<T>; about: string; example: string; optional?: true };
type ApiFields = Readonly<Record<string, ApiField<unknown>>>;
type ReadBy<F extends ApiFields> = { -readonly [K in keyof F]: F[K] extends ApiField<infer T> ? T : never };

/** The schema of a call's body: the same one validates it and stands in the document. [API-5] */
export function bodySchema<F extends ApiFields>(fields: F): z.ZodType<ReadBy<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field)]));
  return z.object(shape) as unknown as z.ZodType<ReadBy<F>>;
}

function fieldSchema(name: string, { read, about, example, optional }: ApiField<unknown>): z.ZodType {
  const text = z.string().meta({ description: about, example });
  return (optional ? text.optional() : text).transform((typed, context) => {
    const result = read(typed ?? '');
    if (result.ok) return result.value;
    context.addIssue({ code: 'custom', message: result.code, params: { refusal: { ...result, field: name } } });
    return z.NEVER;
  });
}

/** Reads what was sent; a field that is absent, a file, a number or a list counts as left empty, and each wrong one says why. [API-5] */
export function readBody<T>(schema: z.ZodType<T>, sent: Readonly<Record<string, unknown>>): { ok: true; value: T } | { ok: false; refusals: Refusal[] } {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const read = schema.safeParse(Object.fromEntries(names.map((name) => [name, typeof sent[name] === 'string' ? sent[name] : ''])));
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, refusals: read.error.issues.map((issue) => (issue as unknown as { params: { refusal: Refusal } }).params.refusal) };
}
