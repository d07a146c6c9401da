import type { CollectionConfig } from 'payload';
import { manualReaders } from '#domain/manuals/readers';
import { readAndWrite } from '../access/staff';
import { sectionBlocks } from '../blocks';
import { onlyOneManual } from '../validate/one-manual';
import { optionsOf } from '../warranty/options';

const TEXT_BLOCKS = new Set(['prose', 'steps', 'notes', 'list', 'faq']);

/** A device's manual for home or for doctors: a text in both languages, and a file where there is one. [PAGE-9] */
export const manuals: CollectionConfig = {
  slug: 'manuals',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'product', 'reader', '_status', 'updatedAt'] },
  access: readAndWrite('admin.products.read', 'admin.products.change'),
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: { beforeValidate: [onlyOneManual] },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'reader', type: 'select', required: true, options: optionsOf(manualReaders, 'manuals.readers') },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    { name: 'sections', type: 'blocks', localized: true, blocks: sectionBlocks.filter(({ slug }) => TEXT_BLOCKS.has(slug)) },
    { name: 'pdf', type: 'upload', relationTo: 'documents', localized: true },
  ],
};
