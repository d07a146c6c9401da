import type { FieldHook } from 'payload';
import { normaliseCode, normaliseText } from '#domain/text/normalise';
import { parseLocalDate } from '#locales/jalali';

/** Whatever was typed, in the shape in which it is kept. */
export type Kept = (typed: string) => string;

/** Capitals and Latin digits. [DISC-1, LANG-4] */
export const keptCode: Kept = normaliseCode;
/** Small letters for an address. */
export const keptSlug: Kept = (typed) => normaliseText(typed).toLowerCase();
/** A day of either calendar as 2026-04-02. [JOB-3, LANG-4] */
export const keptDay: Kept = (typed) => parseLocalDate(typed) ?? typed;

/** Keeps a field in its shape; its rule judges the same shape, since a form asks it before anything is saved. */
export function keeping(kept: Kept): FieldHook {
  return ({ value }) => (typeof value === 'string' ? kept(value) : value);
}

export const asCode = keeping(keptCode);
export const asSlug = keeping(keptSlug);
export const asDay = keeping(keptDay);
