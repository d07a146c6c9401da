import type { CollectionConfig } from 'payload';
import { drawings } from '#domain/content/sections';
import { readAndWrite } from '../access/staff';
import { refuseWhenInUse } from '../validate/in-use';
import { asSlug } from '../validate/normalise';
import { validSlug, whole } from '../validate/rules';

/** A kind of product: a filter of the shop, a step of the way to a product, a word of the search, and what is asked of its products. [PROD-4, PROD-7] */
export const kinds: CollectionConfig = {
  slug: 'kinds',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'rank', 'holdsSeveral', 'compared'] },
  access: readAndWrite('admin.products.read', 'admin.products.change'),
  defaultSort: 'rank',
  hooks: { beforeDelete: [refuseWhenInUse('kinds')] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
    { name: 'slug', type: 'text', required: true, unique: true, index: true, maxLength: 60, validate: validSlug as never, hooks: { beforeValidate: [asSlug] } },
    { name: 'names', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'rank', type: 'number', required: true, defaultValue: 100, index: true },
    { name: 'drawing', type: 'select', options: [...drawings] },
    { name: 'holdsSeveral', type: 'checkbox', required: true, defaultValue: false },
    { name: 'compared', type: 'checkbox', required: true, defaultValue: false },
    { name: 'colourCount', type: 'number', min: 1, max: 18, validate: whole(1, false) },
  ],
};
