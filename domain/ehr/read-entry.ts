import { parseFields, type Field, type FormResult } from '../fields';
import { refuse, type Refusal } from '../result';
import { isOwnWords, type EhrKind, type Said } from './kind';
import { isAhead } from './since';

/** An entry as it was read: what is written in own words lies sealed, the rest readable. */
export type Entry = { plain: Said; words: Said };

/** Reads a form of a kind: every wrong field says why, and what has to hold between them. [EHR-2] */
export function readEntry(kind: EhrKind, typed: Readonly<Record<string, unknown>>, today: string): FormResult<Entry> {
  const read = parseFields(kind.fields, typed);
  if (!read.ok) return read;
  const all = textsOf(read.value);
  const wrong: (Refusal & { field: string })[] = [];
  if (all['since'] !== undefined && isAhead(all['since'], today)) wrong.push({ ...refuse('health.ehr.since.future'), field: 'since' });
  const between = kind.between?.(all);
  if (between) wrong.push(between);
  if (wrong.length > 0) return { ok: false, refusals: wrong };
  const said = kind.settle?.(all) ?? all;
  const part = (own: boolean) => Object.fromEntries(Object.entries(said).filter(([name]) => isOwnWords(kind.fields[name] as Field<unknown>) === own));
  return { ok: true, value: { plain: part(false), words: part(true) } };
}

/** Values as texts by name; what was left empty is not among them. */
function textsOf(values: Readonly<Record<string, unknown>>): Said {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (value === null || value === false) return [];
      if (value === true) return [[name, 'on']];
      return [[name, Array.isArray(value) ? value.join(' ') : String(value)]];
    }),
  );
}
