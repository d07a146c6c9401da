import { z } from 'zod';
import type { Field, Fields, FormResult, Parsed } from '#domain/fields';
import { parseFields } from '#domain/fields';
import { unreachable } from '#domain/result';

/** What a call takes: its fields by name, and the same as the schema that stands in the document. */
export type ApiBody<F extends Fields> = { fields: F; schema: z.ZodType<Parsed<F>> };

/** A call's body from the fields of the portal's own forms: what reads them reads it, and their words and limits stand in the document. [API-5] */
export function bodyOf<F extends Fields>(fields: F): ApiBody<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
  return { fields, schema: z.object(shape) as unknown as z.ZodType<Parsed<F>> };
}

/** Reads what was sent; numbers and yes or no may come as JSON has them. A field that is absent, a file or a list counts as left empty, and each wrong one says why. [API-5] */
export function readBody<F extends Fields>({ fields }: Pick<ApiBody<F>, 'fields'>, sent: Readonly<Record<string, unknown>>): FormResult<Parsed<F>> {
  return parseFields(fields, Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asTyped(field, sent[name])])));
}

function asTyped({ kind }: Field<unknown>, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && (kind === 'whole' || kind === 'number' || kind === 'money')) return value.toLocaleString('en', PLAIN);
  return typeof value === 'boolean' && kind === 'tick' ? String(value) : '';
}

/** Without an exponent, which no form knows. */
const PLAIN = { useGrouping: false, maximumFractionDigits: 20 } as const;

function schemaOf(field: Field<unknown>): z.ZodType {
  const example = typeof field.example === 'object' ? field.example.fa : field.example;
  const described = jsonOf(field).meta({ description: field.about ?? '', ...(example === undefined ? {} : { example }) });
  return field.optional ? described.optional() : described;
}

/** How a value of each kind stands in JSON; what is only looked at by our reader, as a phone number in any digits, is a text. */
function jsonOf(field: Field<unknown>): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'code':
    case 'phone':
    case 'contact':
    case 'email':
    case 'digits':
    case 'day':
    case 'moment':
    case 'place':
    case 'carried':
      return z.string();
    case 'choice':
      return field.of.length > 0 ? z.enum(field.of as [string, ...string[]]) : z.string();
    case 'whole':
      return z.union([z.int().min(field.least).max(field.most), z.string()]);
    case 'number':
      return z.union([z.number().min(field.least).max(field.most), z.string()]);
    case 'money':
      return z.union([z.int().min(field.leastToman).max(field.mostToman), z.string()]);
    case 'tick':
      return z.union([z.boolean(), z.string()]);
    case 'files':
      return z.array(z.string().meta({ format: 'binary' })).max(field.mostFiles);
    default:
      return unreachable(field);
  }
}
