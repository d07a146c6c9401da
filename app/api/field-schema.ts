import { z } from 'zod';
import { unreachable } from '#domain/result';
import type { Field } from '#domain/fields';
import type { ApiField, ApiFields } from './field';

/** The fields of a call as the document describes them. [API-4] */
export function schemaOf(fields: ApiFields): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])));
}

function fieldSchema(field: ApiField): z.ZodType {
  const schema = needed(field).meta({ description: field.about, ...exampleOf(field) });
  return field.optional ? schema.optional() : schema;
}

function needed(field: ApiField): z.ZodType {
  switch (field.kind) {
    case 'typed':
      return jsonOf(field.field);
    case 'flag':
      return z.boolean();
    case 'list':
      return z.array(fieldSchema(field.of)).min(field.least).max(field.most);
    case 'object':
      return schemaOf(field.fields);
    case 'files':
      return z.array(z.string().meta({ format: 'binary' })).max(field.most);
    default:
      return unreachable(field);
  }
}

function exampleOf(field: ApiField): { example?: string } {
  const example = field.kind === 'typed' ? field.field.example : undefined;
  return example === undefined ? {} : { example: typeof example === 'object' ? example.fa : example };
}

/** The JSON schema of each kind of field; what our own reader checks by itself, as a phone number in any digits, is described as a string. */
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
    case 'several':
      return z
        .array(z.enum(field.of as [string, ...string[]]))
        .min(1)
        .max(field.of.length);
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
