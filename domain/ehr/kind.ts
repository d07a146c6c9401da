import type { Field } from '../fields';
import type { Refusal } from '../result';

/** What of the history an entry tells. */
export const ehrCodes = ['disease', 'family-disease', 'medication', 'habit', 'surgery', 'allergy'] as const;
export type EhrCode = (typeof ehrCodes)[number];

/** What an entry says, by the names of its fields, as text: a box that is ticked is `on`, several choices are one text. */
export type Said = Readonly<Record<string, string>>;

/** A kind of entries of the health history, declared once: form, reader, list, print, API and FHIR are made of it. [EHR-1, EHR-2] */
export type EhrKind = {
  code: EhrCode;
  /** What an entry is in FHIR R4. */
  fhir: 'Condition' | 'FamilyMemberHistory' | 'MedicationStatement' | 'Observation' | 'Procedure' | 'AllergyIntolerance';
  /** Its fields in the order of the form. `name` is among them: it is what an entry is called. Texts lie sealed, the rest readable to the database. */
  fields: Readonly<Record<string, Field<unknown>>> & { readonly name: Field<string> };
  /** What has to hold between the fields, beside the field that shows it. */
  between?: (said: Said) => (Refusal & { field: string }) | null;
  /** What one field says makes another void: it is not kept. */
  settle?: (said: Said) => Said;
};

/** Whether a field is written in somebody's own words, so that it lies sealed with the member's key. */
export function isOwnWords({ kind }: Field<unknown>): boolean {
  return kind === 'text' || kind === 'lines';
}

/** An entry of the history as it is taken along; without values it says that there is none of its kind. */
export type TakenEntry = { ref: string; kind: EhrCode; said: Said | null; enteredAt: Date };
