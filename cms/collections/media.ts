import type { CollectionConfig } from 'payload';
import { isStaff, staffWith } from '../access/staff';

/** Pictures of editors; described in both languages. */
export const media: CollectionConfig = {
  slug: 'media',
  access: { read: isStaff, create: staffWith('editor'), update: staffWith('editor'), delete: staffWith('editor') },
  upload: { mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] },
  fields: [{ name: 'alt', type: 'text', required: true, localized: true }],
};
