import type { Field, Fields, FormResult, Parsed } from './fields';
import { asTyped, parseFields } from './fields';

type CaseFields = Readonly<Record<string, Fields>>;

/** A conditional part of a form: `on` names the choice, `of` the fields that each choice asks for. */
export type Cases<On extends string, Of extends CaseFields> = { on: On; choice: Field<Extract<keyof Of, string>>; of: Of };

/** What was chosen with its own values, and nothing of the other cases (discriminated union). */
export type ParsedCases<On extends string, Of extends CaseFields> = { [K in keyof Of]: { [N in On]: K } & Parsed<Of[K]> }[keyof Of];

/** Declares such a part; the choice names every case. */
export function cases<const On extends string, const Of extends CaseFields>(on: On, choice: Field<Extract<keyof Of, string>>, of: Of): Cases<On, Of> {
  return { on, choice, of };
}

/** Reads the choice, then what its case asks; what another case would have asked is not looked at, and is no part of the value. */
export function parseCases<On extends string, Of extends CaseFields>(
  { on, choice, of }: Cases<On, Of>,
  typed: Readonly<Record<string, unknown>>,
): FormResult<ParsedCases<On, Of>> {
  const chosen = choice.read(asTyped(choice, typed[on]));
  if (!chosen.ok) return { ok: false, refusals: [{ ...chosen, field: on }] };
  const found = parseFields<Fields>(of[chosen.value] as Fields, typed);
  return found.ok ? { ok: true, value: { [on]: chosen.value, ...found.value } as unknown as ParsedCases<On, Of> } : found;
}

/** All fields that such a part may show, the choice first. */
export function fieldsIn<On extends string, Of extends CaseFields>({ on, choice, of }: Cases<On, Of>): Fields {
  return Object.assign({ [on]: choice }, ...Object.values(of)) as Fields;
}
