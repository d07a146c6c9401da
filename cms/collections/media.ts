import type { CollectionConfig } from 'payload';
import { readAndWrite } from '../access/staff';

const WEBP_QUALITY = 82;
const MOST_PIXELS = 2000;

/** Pictures of editors; described in both languages. */
export const media: CollectionConfig = {
  slug: 'media',
  access: readAndWrite('admin.open', 'admin.media.change'),
  upload: {
    staticDir: process.env['MEDIA_DIR'] ?? '.data/files/media',
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    // Written anew: smaller, and without where and by whom it was taken.
    formatOptions: { format: 'webp', options: { quality: WEBP_QUALITY } },
    resizeOptions: { width: MOST_PIXELS, withoutEnlargement: true },
  },
  fields: [{ name: 'alt', type: 'text', required: true, localized: true }],
};
