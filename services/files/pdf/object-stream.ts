import type { Dictionary, Value } from './objects';
import { NoPdf } from './tokens';

/** A stream of objects within the file: where its bytes lie, and whether they are packed. */
export type ObjectStream = { from: number; to: number; packed: boolean; /** Called what it is. */ named: boolean };

/** A value that has to be a dictionary. */
export function dictionaryOf(value: Value): Dictionary {
  if (value.kind !== 'dictionary') throw new NoPdf('no dictionary where one has to be');
  return value;
}

/**
 * Whether a stream holds objects, whatever it is called: no reader finds them without `N` and `First`. Packed in any
 * other way than programs do, it hides them.
 */
export function objectStreamOf({ values }: Dictionary, from: number, to: number): ObjectStream | 'hidden' | null {
  const type = values.get('Type');
  const named = type?.kind === 'name' && type.text === 'ObjStm';
  if (!named && !(values.has('N') && values.has('First')) && type?.kind !== 'reference') return null;
  if (values.has('F') || values.has('FFilter') || values.has('DP') || !isPlain(values.get('DecodeParms'))) return 'hidden';
  const filter = values.get('Filter');
  const only = filter?.kind === 'list' ? (filter.many === 1 ? filter.first : null) : filter;
  if (only === undefined) return { from, to, packed: false, named };
  return only?.kind === 'name' && only.text === 'FlateDecode' ? { from, to, packed: true, named } : 'hidden';
}

/** No parameter, or none that changes what is unpacked. */
function isPlain(parameters: Value | undefined): boolean {
  return parameters === undefined || parameters.kind === 'other' || (parameters.kind === 'dictionary' && !parameters.values.has('Predictor'));
}
