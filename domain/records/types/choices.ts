import { oneOf, optional, type Field } from '../../fields';
import type { Choice } from './record-type';

/** A choice of a reading; whoever leaves out one that may be left out says nothing by it. */
export function choice<const T extends string>(name: string, of: readonly T[], required = false): Choice {
  const field: Field<T> = oneOf(of, `health.${name}.missing`, { says: `health.choices.${name}`, label: `health.choices.${name}.label` });
  return { name, of, required, field: required ? field : optional(field) };
}
