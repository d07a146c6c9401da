import type { Field } from 'payload';

/** Where a field stands: in no row, in a row of words, which belongs to one language, or in a row of facts, which belongs to both. */
export type Inside = 'words' | 'facts' | null;

/** Kinds of fields that may differ by language, and are then edited side by side. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea', 'richText', 'select', 'upload', 'array', 'blocks']);

/** The admin components for a field's kind. */
export function looks(field: Field, inside: Inside): Record<string, unknown> {
  if (field.type === 'date') return { Field: '/fields/jalali-date#JalaliDate', Cell: '/fields/date-cell#DateCell' };
  if (field.type === 'number' && field.name.endsWith('Toman')) return { Field: '/fields/money#Money', Cell: '/fields/number-cell#NumberCell' };
  if (field.type === 'number') return { Field: '/fields/money#Figure', Cell: '/fields/number-cell#NumberCell' };
  if (field.type === 'text' && (field.name === 'city' || field.name === 'province')) return { Cell: '/fields/place-cell#PlaceCell' };
  if (field.type === 'relationship' && (field.relationTo === 'users' || field.relationTo === 'questions')) return { Cell: '/fields/related-cell#RelatedCell' };
  if (field.type === 'select' && field.hasMany && !field.localized && inside !== 'words') return { Cell: '/fields/choices-cell#ChoicesCell' };
  if (WRITTEN.has(field.type) && (inside === 'words' || (!inside && 'localized' in field && field.localized))) {
    return { afterInput: ['/fields/other-language#OtherLanguage'] };
  }
  return {};
}
