import type { CollectionBeforeOperationHook } from 'payload';
import { refuse } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

const FORMATS = ['png', 'jpeg', 'webp', 'heif'];

/** Refuses pictures beyond 25 megapixels by their header, before any of it is decoded. [NUM-2] */
export const refuseLargePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { checkPicture } = await import('#services/files/picture');
    const checked = await checkPicture(new Uint8Array(req.file.data), refuse('records.files.not-a-photo'), FORMATS);
    if (!checked.ok) throw refuseField({ collection: 'media', path: 'file', message: sayRefusal(langOf(req.i18n), checked), req });
  }
  return args as never;
};
