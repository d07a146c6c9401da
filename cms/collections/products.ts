import type { CollectionConfig } from 'payload';
import { readAndWrite } from '../access/staff';
import { named } from '../dress/in-both';
import { selling } from '../selling/endpoint';
import { drawings } from '#domain/content/sections';
import { sectionBlocks } from '../blocks';
import { searchFields } from '../search-look/search-fields';
import { refuseWhenInUse } from '../validate/in-use';
import { asSlug } from '../validate/normalise';
import { validColours, validContents, validSlug } from '../validate/rules';

/** A device's or package's page: its words, drawing, figures and what may be chosen. */
export const products: CollectionConfig = {
  slug: 'products',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'kind', '_status', 'updatedAt'] },
  access: readAndWrite('admin.products.read', 'admin.products.change'),
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: { beforeDelete: [refuseWhenInUse('products')] },
  endpoints: [selling],
  fields: [
    { name: 'selling', type: 'ui', label: named('fields.selling'), admin: { components: { Field: '/selling/selling-card#SellingCard' } } },
    { name: 'slug', type: 'text', required: true, unique: true, index: true, validate: validSlug, hooks: { beforeValidate: [asSlug] } },
    { name: 'kind', type: 'relationship', relationTo: 'kinds', required: true, index: true },
    {
      name: 'audiences',
      type: 'select',
      hasMany: true,
      options: ['family', 'doctor', 'student', 'veterinarian', 'cardiologist', 'paediatric', 'hearing-impaired'],
    },
    { name: 'drawing', type: 'select', options: [...drawings] },
    { name: 'stage', type: 'select', required: true, options: ['glaze', 'sand', 'rose', 'mist'], defaultValue: 'glaze' },
    { name: 'rank', type: 'number', required: true, defaultValue: 100, index: true },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'useLine', type: 'text', required: true, localized: true },
    { name: 'summary', type: 'textarea', required: true, localized: true },
    ...searchFields,
    {
      name: 'figures',
      type: 'array',
      localized: true,
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'value', type: 'text', required: true },
      ],
    },
    {
      name: 'colours',
      type: 'relationship',
      relationTo: 'features',
      hasMany: true,
      filterOptions: { type: { equals: 'COLOR' } },
      validate: validColours as never,
    },
    { name: 'engraving', type: 'relationship', relationTo: 'features', filterOptions: { type: { equals: 'ENGRAVING' } } },
    {
      name: 'contents',
      type: 'array',
      validate: validContents as never,
      fields: [
        { name: 'variant', type: 'relationship', relationTo: 'variants', required: true },
        { name: 'quantity', type: 'number', required: true, min: 1, defaultValue: 1 },
      ],
    },
    { name: 'gallery', type: 'array', fields: [{ name: 'image', type: 'upload', relationTo: 'media', required: true }] },
    { name: 'sections', type: 'blocks', localized: true, blocks: sectionBlocks },
  ],
};
