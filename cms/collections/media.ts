import type { CollectionConfig } from 'payload';
import { PICTURE_WIDTHS_PX } from '#domain/content/picture';
import { UPLOAD_MOST_MEGAPIXELS } from '#domain/records/files';
import { rightsFirst } from '../access/rights-first';
import { readAndWrite } from '../access/staff';
import { refusePicture } from '../files/refuse-picture';
import { takeUpload } from '../files/upload';
import { refuseWhenInUse } from '../validate/in-use';

const WEBP_QUALITY = 82;
const MOST_PIXELS = 2000;

/** Pictures of editors; described in both languages. */
export const media: CollectionConfig = {
  slug: 'media',
  disableDuplicate: true,
  access: readAndWrite('admin.open', 'admin.media.change'),
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    // Written anew: smaller, and without where and by whom it was taken.
    formatOptions: { format: 'webp', options: { quality: WEBP_QUALITY } },
    resizeOptions: { width: MOST_PIXELS, withoutEnlargement: true },
    imageSizes: Object.entries(PICTURE_WIDTHS_PX).map(([name, width]) => ({
      name,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: WEBP_QUALITY } },
    })),
    adminThumbnail: 'small',
    // No copy is cut, so there is nothing to keep in sight.
    focalPoint: false,
    constructorOptions: { limitInputPixels: UPLOAD_MOST_MEGAPIXELS * 1_000_000 },
  },
  hooks: { beforeOperation: [rightsFirst(takeUpload('media')), rightsFirst(refusePicture)], beforeDelete: [refuseWhenInUse('media')] },
  fields: [{ name: 'alt', type: 'text', required: true, localized: true }],
};
