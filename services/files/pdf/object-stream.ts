import type { Dictionary, Value } from './objects';
import { NoPdf } from './tokens';

/** A stream of objects within the file: where its bytes lie, and whether they are packed. */
export type ObjectStream = { from: number; to: number; packed: boolean; /** Whether its type is declared. */ named: boolean };

/** A value that has to be a dictionary. */
export function dictionaryOf(value: Value): Dictionary {
  if (value.kind !== 'dictionary') throw new NoPdf('no dictionary where one has to be');
  return value;
}

/** Recognizes a stream of objects by `N` and `First`, which readers need, whatever its declared type. One that is packed in an unusual way counts as hiding them. */
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

/** Whether decoding parameters are absent or change nothing. */
function isPlain(parameters: Value | undefined): boolean {
  return parameters === undefined || parameters.kind === 'other' || (parameters.kind === 'dictionary' && !parameters.values.has('Predictor'));
}
