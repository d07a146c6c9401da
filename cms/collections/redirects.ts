import type { CollectionConfig, Field } from 'payload';
import { movable } from '#domain/content/moved';
import { may, never } from '../access/staff';
import { named } from '../dress/in-both';

const column = (name: string, cell: string): Field => ({
  name,
  type: 'ui',
  label: named(`own.redirects.${name}`),
  admin: { components: { Field: '/languages/no-button#NoButton', Cell: `/addresses/redirect-cells#${cell}` } },
});

/**
 * Addresses that documents had before, each leading to where its document stands now. The database keeps them when a
 * name changes; editors see them, and end those that nobody needs any more. [LANG-7]
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'slug', listSearchableFields: ['slug'], defaultColumns: ['from', 'to', 'collection', 'createdAt'], disableCopyToLocale: true },
  access: { read: may('admin.open'), readVersions: never, create: never, update: never, delete: may('admin.pages.change') },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    column('from', 'FromCell'),
    column('to', 'ToCell'),
    { name: 'slug', type: 'text', required: true, index: true },
    {
      name: 'collection',
      type: 'select',
      required: true,
      options: movable.map((value) => ({ value, label: named(`collections.${value}.one`) })),
    },
    { name: 'within', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'ref', type: 'number', required: true, index: true, admin: { hidden: true } },
  ],
};
