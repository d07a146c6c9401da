import type { CollectionConfig } from 'payload';
import { taskPages, wordPages } from '#domain/search/places';
import { searchKinds } from '#domain/search/rank';
import { termKinds } from '#domain/search/terms';
import { hiddenWithout, readAndWrite } from '../access/staff';
import { answeredWhenUnsold, somePhrase } from '../validate/search-term';
import { optionsOf } from '../warranty/options';

/** What people also call things, where a subject is answered, what is wished with a word, and what is not sold. The next search knows it. [PROD-4] */
export const searchTerms: CollectionConfig = {
  slug: 'search-terms',
  admin: {
    hidden: hiddenWithout('admin.pages.change'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'phrases', 'updatedAt'],
    pagination: { defaultLimit: 100 },
  },
  access: readAndWrite('admin.products.read', 'admin.pages.change'),
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, defaultValue: 'name', options: optionsOf(termKinds, 'search.terms.kinds') },
    { name: 'phrases', type: 'textarea', required: true, localized: true, maxLength: 2000, validate: somePhrase as never },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
    { name: 'pages', type: 'select', hasMany: true, options: optionsOf([...wordPages, ...taskPages], 'search.places') },
    { name: 'prefers', type: 'select', options: optionsOf(searchKinds, 'search.kinds') },
    { name: 'answer', type: 'textarea', localized: true, maxLength: 300, validate: answeredWhenUnsold as never },
  ],
};
