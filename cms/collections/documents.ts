import type { CollectionConfig } from 'payload';
import { rightsFirst } from '../access/rights-first';
import { readAndWrite } from '../access/staff';
import { refuseWhenInUse } from '../validate/in-use';
import { refuseActivePdf } from '../files/active-pdf';
import { takeUpload } from '../files/upload';

/** Editors' PDF files, as printed manuals; one with anything that runs is refused. [PAGE-9] */
export const documents: CollectionConfig = {
  slug: 'documents',
  disableDuplicate: true,
  access: readAndWrite('admin.open', 'admin.media.change'),
  upload: { mimeTypes: ['application/pdf'] },
  admin: { useAsTitle: 'title' },
  hooks: { beforeOperation: [rightsFirst(takeUpload('documents')), rightsFirst(refuseActivePdf)], beforeDelete: [refuseWhenInUse('documents')] },
  fields: [{ name: 'title', type: 'text', required: true, localized: true }],
};
