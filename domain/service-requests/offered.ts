import type { Field, Fields } from '../fields';
import { refuse } from '../result';
import { formParts, type ServiceType } from './service-type';

/** A type as it is offered now: what is switched off is neither asked nor taken. */
export function offeredOf<T extends ServiceType>(type: T, offered: ReadonlySet<string>): T {
  const off = new Set(type.items.map(({ code }) => code).filter((code) => !offered.has(code)));
  if (off.size === 0) return type;
  const fields = Object.fromEntries(formParts.flatMap((part) => (type.fields[part] ? [[part, without(type.fields[part], off)]] : [])));
  const { cases } = type;
  const of = cases && Object.fromEntries(Object.entries(cases.of).filter(([name]) => !off.has(name)));
  return {
    ...type,
    items: type.items.filter(({ code }) => offered.has(code)),
    fields,
    ...(cases && of ? { cases: { ...cases, choice: narrowed(cases.choice, off) as typeof cases.choice, of } } : {}),
  };
}

function without(fields: Fields, off: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (off.has(name.replace(/^count-/, '')) ? [] : [[name, narrowed(field, off)]])));
}

/** A choice among what is left; its tests are things under another name. */
function narrowed(field: Field<unknown>, off: ReadonlySet<string>): Field<unknown> {
  if (field.kind !== 'choice' && field.kind !== 'several') return field;
  const gone = (value: unknown) => off.has(String(value)) || off.has(`test-${String(value)}`);
  return {
    ...field,
    of: field.of.filter((value) => !gone(value)),
    read: (typed) => {
      const read = field.read(typed);
      return read.ok && [read.value].flat().some(gone) ? refuse('services.items.off') : read;
    },
  };
}
