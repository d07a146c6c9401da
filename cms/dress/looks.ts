import type { Field } from 'payload';

/** What is written, as a text or as rows of texts. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea', 'array', 'blocks']);

/** The components of a field's kind. Texts inside rows stand in their own language only: a row belongs to one. */
export function looks(field: Field, inside: boolean): Record<string, unknown> {
  if (field.type === 'date') return { Field: '/fields/jalali-date#JalaliDate', Cell: '/fields/date-cell#DateCell' };
  if (field.type === 'number' && field.name.endsWith('Toman')) return { Field: '/fields/money#Money', Cell: '/fields/number-cell#NumberCell' };
  if (field.type === 'number') return { Cell: '/fields/number-cell#NumberCell' };
  if (field.type === 'text' && (field.name === 'city' || field.name === 'province')) return { Cell: '/fields/place-cell#PlaceCell' };
  if (!inside && WRITTEN.has(field.type) && 'localized' in field && field.localized) {
    return { afterInput: ['/fields/other-language#OtherLanguage'] };
  }
  return {};
}
