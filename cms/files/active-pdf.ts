import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { sayRefusal } from '#locales/refusal';

/** An upload is looked into by its content: a PDF that is none, or that runs something, is refused. [PAGE-9] */
export const refuseActivePdf: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { checkPdf } = await import('#services/files/safe-pdf');
    const checked = checkPdf(new Uint8Array(req.file.data));
    if (!checked.ok) throw new APIError(sayRefusal(req.i18n.language === 'en' ? 'en' : 'fa', checked), 422, null, true);
  }
  return args as never;
};
