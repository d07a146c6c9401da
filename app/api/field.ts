import type { Field, Fields } from '#domain/fields';

type Said = { about: string; optional?: true };

/** A parameter or body field of a call, as data: reader, document and tests switch over its kinds. */
export type ApiField<T = unknown> =
  /** A field as the portal’s forms declare it; JSON of another type counts as left empty. */
  | (Said & { kind: 'typed'; field: Field<T> })
  | (Said & { kind: 'flag'; value?: T })
  | (Said & { kind: 'list'; of: ApiField; least: number; most: number; value?: T })
  | (Said & { kind: 'object'; fields: ApiFields; value?: T })
  | (Said & { kind: 'files'; most: number; value?: T });
export type ApiFields = Readonly<Record<string, ApiField>>;

/** The type of a field's value once it was read. */
export type ValueOf<F> = F extends ApiField<infer T> ? T : never;
export type ValuesOf<F extends ApiFields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** A field as the portal’s forms declare it: what reads it there reads it here, and its limits, words and example stand in the document. */
export const typed = <T>(field: Field<T>): ApiField<T> => ({ kind: 'typed', field, about: field.about ?? '', ...(field.optional ? { optional: true } : {}) });
/** A whole form’s fields. */
export const allTyped = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typed(field)])) as unknown as {
    readonly [K in keyof F]: F[K] extends Field<infer T> ? ApiField<T> : never;
  };
/** Yes or no; null where it may be left out. */
export const flag = <S extends Said>(field: S): ApiField<S extends { optional: true } ? boolean | null : boolean> => ({ kind: 'flag', ...field });
/** A list; empty where it may be left out. */
export const list = <T>({ of, least = 0, ...field }: Said & { of: ApiField<T>; least?: number; most: number }): ApiField<T[]> => ({
  kind: 'list',
  of,
  least,
  ...field,
});
/** Fields within a field; null where it may be left out. */
export const object = <F extends ApiFields, S extends Said>(
  fields: F,
  field: S,
): ApiField<S extends { optional: true } ? ValuesOf<F> | null : ValuesOf<F>> => ({ kind: 'object', fields, ...field });
/** Files of a multipart body; what is in them the service looks at. */
export const files = (field: Said & { most: number }): ApiField<File[]> => ({ kind: 'files', ...field });
