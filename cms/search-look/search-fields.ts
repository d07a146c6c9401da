import type { Field } from 'payload';
import { named } from '../dress/in-both';

/** A page's words for search engines, and how they stand there. */
export const searchFields: Field[] = [
  { name: 'metaTitle', type: 'text', localized: true },
  { name: 'metaDescription', type: 'textarea', localized: true },
  {
    name: 'searchLook',
    type: 'ui',
    label: named('fields.searchLook'),
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: '/search-look/search-look#SearchLook' } },
  },
];
