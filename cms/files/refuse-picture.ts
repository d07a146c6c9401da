import type { CollectionBeforeOperationHook } from 'payload';
import { refuse } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

const FORMATS = ['png', 'jpeg', 'webp', 'heif'];

/** Refuses pictures beyond 25 megapixels by their header, before any of it is decoded; then those that break off. [NUM-2] */
export const refusePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { checkPicture, readsWhole } = await import('#services/files/picture');
    const bytes = new Uint8Array(req.file.data);
    const checked = await checkPicture(bytes, refuse('records.files.not-a-photo'), FORMATS);
    const answer = checked.ok && !(await readsWhole(bytes)) ? refuse('records.files.broken-photo') : checked;
    if (!answer.ok) throw refuseField({ collection: 'media', path: 'file', message: sayRefusal(langOf(req.i18n), answer), req });
  }
  return args as never;
};
