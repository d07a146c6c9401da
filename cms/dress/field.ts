import type { ArrayField, Block, Field, Option } from 'payload';
import { inBoth, named, stateWords, type InBoth } from './in-both';
import { looks, type Inside } from './looks';

/** Gives a field its words in both languages and the look of its kind: dates Jalali, money with separators, texts beside their other language. [ADM-2] */
export function dressField(of: string, field: Field, inside: Inside = null): Field {
  if (!('name' in field)) return field;
  const spoken: Inside = inside === 'words' || (!inside && 'localized' in field && field.localized) ? 'words' : 'facts';
  const label = named(`own.${of}.${field.name}`, `fields.${field.name}`);
  const description = inBoth(`help.${of}.${field.name}`);
  const admin = { ...(description ? { description } : {}), ...field.admin, components: { ...looks(field, inside), ...field.admin?.components } };
  const dressed = { label, ...field, admin } as Field;
  if ('options' in dressed) return { ...dressed, options: dressed.options.map(dressOption) };
  if (dressed.type === 'blocks')
    return { ...dressed, labels: { singular: named('rows.sections'), plural: label }, blocks: dressed.blocks.map((block) => dressBlock(block, spoken)) };
  if (dressed.type === 'array') {
    const rows = { singular: named(`rows.${field.name}`), plural: label };
    return { ...dressed, labels: rows, admin: withRowLabel(dressed.admin, rows.singular), fields: rowFields(of, dressed.fields, spoken) };
  }
  return dressed;
}

/** A row is named in the reader's language and numbered in their digits. */
function withRowLabel(admin: ArrayField['admin'], name: InBoth): ArrayField['admin'] {
  return { ...admin, components: { RowLabel: { path: '/fields/row-label#RowLabel', clientProps: { name } }, ...admin?.components } };
}

function dressOption(option: Option): Option {
  return typeof option === 'string' ? { value: option, label: stateWords(option) ?? named(`options.${option}`) } : option;
}

/** A block with the words of its name and of its fields. */
export function dressBlock(block: Block, spoken: Inside): Block {
  const label = named(`blocks.${block.slug}`);
  return { ...block, labels: { singular: label, plural: label }, fields: rowFields('sections', block.fields, spoken) };
}

/** Adds to rows of words a header that says how each stands in the other language. */
function rowFields(of: string, fields: Field[], spoken: Inside): Field[] {
  const dressed = fields.map((one) => dressField(of, one, spoken));
  return spoken === 'words' ? [sideRow, ...dressed] : dressed;
}

const sideRow: Field = {
  name: 'sideRow',
  type: 'ui',
  label: named('fields.languages'),
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: '/side/side-row#SideRow' } },
};
