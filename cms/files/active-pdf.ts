import type { CollectionBeforeOperationHook } from 'payload';
import { refuse } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { runtime } from '#services/runtime';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

/** An upload is looked into by its content: a PDF that is none, or that runs something, is refused. [PAGE-9] */
export const refuseActivePdf: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const bytes = new Uint8Array(req.file.data);
    const { lookIntoPdf } = runtime();
    const looked = lookIntoPdf ? await lookIntoPdf(bytes) : (await import('#services/files/safe-pdf')).checkPdf(bytes);
    const checked = looked ?? refuse('common.busy');
    if (!checked.ok) throw refuseField({ collection: 'documents', path: 'file', message: sayRefusal(langOf(req.i18n), checked), req });
  }
  return args as never;
};
