import type { Field } from '#domain/fields';
import { unitsTyped } from '#domain/tools/fields';
import type { Tool } from '#domain/tools/tool';
import { sayRefusal } from '#locales/refusal';
import type { Lang } from '../../routes';

/** What the island has to know of a row: how fields are read, the sentences of what they cannot be, and how figures are written. */
export function saidOf(lang: Lang, { fields, refusals = [], lines, cuts = {} }: Tool) {
  const sentence = (field: Field<unknown>, typed: string) => {
    const read = field.read(typed);
    return read.ok ? '' : sayRefusal(lang, read);
  };
  return {
    fields: Object.entries(fields).map(([name, field]) => ({
      name,
      kind: field.kind,
      ...('least' in field ? { least: field.least, most: field.most } : {}),
      ...(field.kind === 'number' ? { step: field.step } : {}),
      units: field.kind === 'number' && field.unit in unitsTyped ? [field.unit, ...unitsTyped[field.unit as keyof typeof unitsTyped]].filter(Boolean) : [],
      optional: field.optional,
      says: [
        sentence(field, ''),
        sentence(field, '★'),
        field.kind === 'number' ? sayRefusal(lang, { code: 'tools.number.step', facts: { step: field.step } }) : '',
      ],
    })),
    refusals: Object.fromEntries(refusals.map((code) => [code, sayRefusal(lang, { code })])),
    decimals: Object.fromEntries(lines.flatMap(({ of, decimals = 0 }) => of.map((name) => [name, decimals]))),
    cuts,
  };
}
