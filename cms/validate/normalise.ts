import type { FieldHook } from 'payload';
import { normaliseCode, normaliseText } from '#domain/text/normalise';
import { parseLocalDate } from '#locales/jalali';

/** Capitals and Latin digits, whatever was typed. [DISC-1, LANG-4] */
export const asCode: FieldHook = ({ value }) => (typeof value === 'string' ? normaliseCode(value) : value);

/** Small letters for an address. */
export const asSlug: FieldHook = ({ value }) => (typeof value === 'string' ? normaliseText(value).toLowerCase() : value);

/** A day of either calendar as 2026-04-02. [JOB-3, LANG-4] */
export const asDay: FieldHook = ({ value }) => (typeof value === 'string' ? (parseLocalDate(value) ?? value) : value);
