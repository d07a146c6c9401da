import { asTyped, type Field, type Fields, type FormResult } from '#domain/fields';
import { ok, refuse, unreachable, type Refusal } from '#domain/result';
import type { ApiField, ApiFields, ValuesOf } from './field';

type Sent = Readonly<Record<string, unknown>>;
type Read = { ok: true; value: unknown } | { ok: false; refusals: Refusal[] };

/** Reads what was sent by its declaration; each wrong field says why, also within lists and objects (`items.2.quantity`). [API-5] */
export function readFields<F extends ApiFields>(fields: F, sent: Sent): FormResult<ValuesOf<F>> {
  const read = readAll(fields, sent, '');
  return read.ok ? { ok: true, value: read.value as ValuesOf<F> } : read;
}

function readAll(fields: ApiFields, sent: Sent, above: string): Read {
  return gathered(
    Object.entries(fields).map(([name, field]) => [name, readOne(field, Object.hasOwn(sent, name) ? sent[name] : undefined, above + name)]),
    (values) => Object.fromEntries(values),
  );
}

function readOne(field: ApiField, raw: unknown, name: string): Read {
  switch (field.kind) {
    case 'typed':
      return readTyped(field.field, raw, name);
    case 'flag':
      if (isAbsent(raw)) return field.optional ? ok(null) : missing(name);
      return raw === true || raw === 'true' ? ok(true) : raw === false || raw === 'false' ? ok(false) : wrong('flag', name);
    case 'list':
      return readList(field, raw, name);
    case 'object':
      if (isAbsent(raw)) return field.optional ? ok(null) : missing(name);
      return typeof raw === 'object' && !Array.isArray(raw) ? readAll(field.fields, raw as Sent, `${name}.`) : wrong('object', name);
    case 'files':
      return readFiles(field, raw, name);
    default:
      return unreachable(field);
  }
}

/** What JSON says for fields of a form, as the form would carry it; each that is of another kind says so. For forms that are read as a whole, as those with cases. */
export function asForm(fields: Fields, sent: Sent): FormResult<Record<string, unknown>> {
  const read = gathered(
    Object.entries(fields).map(([name, field]) => [name, carriedOf(field, Object.hasOwn(sent, name) ? sent[name] : undefined, name)]),
    (values) => Object.fromEntries(values),
  );
  return read.ok ? { ok: true, value: read.value as Record<string, unknown> } : read;
}

function readTyped(field: Field<unknown>, raw: unknown, name: string): Read {
  const carried = carriedOf(field, raw, name);
  return carried.ok ? ruled(field.read(asTyped(field, carried.value)), name) : carried;
}

/** Numbers and yes or no come as JSON has them, or as people write them. */
function carriedOf({ kind }: Field<unknown>, raw: unknown, name: string): Read {
  const numeric = kind === 'whole' || kind === 'number' || kind === 'money';
  if (numeric && typeof raw === 'number') return ok(plainly(raw));
  if (numeric && typeof raw !== 'string' && !isAbsent(raw)) return wrong('number', name);
  if (kind === 'tick' && typeof raw === 'boolean') return ok(String(raw));
  if (kind === 'several' && !Array.isArray(raw) && !isAbsent(raw)) return wrong('list', name);
  return ok(raw);
}

function readList({ of, least, most, optional }: Extract<ApiField, { kind: 'list' }>, raw: unknown, name: string): Read {
  if (isAbsent(raw)) return optional || least === 0 ? ok([]) : missing(name);
  if (!Array.isArray(raw)) return wrong('list', name);
  if (raw.length < least) return { ok: false, refusals: [refuse('api.too-few', { least, count: raw.length }, { field: name })] };
  if (raw.length > most) return { ok: false, refusals: [refuse('api.too-many', { most, count: raw.length }, { field: name })] };
  return gathered(
    raw.map((one, at) => [String(at), readOne(of, one, `${name}.${at}`)]),
    (values) => values.map(([, value]) => value),
  );
}

function readFiles({ most, optional }: Extract<ApiField, { kind: 'files' }>, raw: unknown, name: string): Read {
  const all = (Array.isArray(raw) ? raw : [raw]).filter((one) => !isAbsent(one));
  if (!all.every((one) => one instanceof File)) return wrong('files', name);
  const given = all.filter((file) => file.size > 0);
  if (given.length === 0) return optional ? ok([]) : missing(name);
  return given.length > most ? { ok: false, refusals: [refuse('api.too-many', { most, count: given.length }, { field: name })] } : ok(given);
}

function gathered(all: readonly (readonly [string, Read])[], make: (values: [string, unknown][]) => unknown): Read {
  const refusals = all.flatMap(([, one]) => (one.ok ? [] : one.refusals));
  return refusals.length > 0 ? { ok: false, refusals } : ok(make(all.map(([name, one]) => [name, one.ok ? one.value : undefined])));
}

function ruled(result: { ok: true; value: unknown } | Refusal, name: string): Read {
  return result.ok ? result : { ok: false, refusals: [{ ...result, field: name }] };
}

/** A JSON number as plain digits, since the domain's readers take no exponent. */
function plainly(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

const isAbsent = (raw: unknown): raw is undefined | null | '' => raw === undefined || raw === null || raw === '';
const missing = (name: string): Read => ({ ok: false, refusals: [refuse('api.missing', undefined, { field: name })] });
const wrong = (kind: 'number' | 'flag' | 'list' | 'object' | 'files', name: string): Read => ({
  ok: false,
  refusals: [refuse(`api.kind.${kind}`, undefined, { field: name })],
});
