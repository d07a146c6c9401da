import { oneOf, optional, text, type Field } from '../../fields';
import type { Choice, Line } from './record-type';

/** A choice of a reading; whoever leaves out one that may be left out says nothing by it. */
export function choice<const T extends string>(name: string, of: readonly T[], required = false, says = `health.choices.${name}`): Choice {
  const field: Field<T> = oneOf(of, `health.${name}.missing`, { says, label: `health.choices.${name}.label` });
  return { name, of, required, says, field: required ? field : optional(field) };
}

/** A line in words of a record; its refusals are `health.<name>.missing` and `.too-long`. */
export function line(name: string, max: number, example: string): Line {
  return { name, field: text({ area: `health.${name}`, max, label: `health.lines.${name}`, example }) };
}
