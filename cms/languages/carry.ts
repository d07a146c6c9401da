import type { CollectionBeforeOperationHook } from 'payload';
import { lockDocument } from './stored';
import { languageNamed, refused } from './named';

type Args = { id?: number | string; draft?: boolean; duplicateFromID?: unknown; data?: { _status?: string }; publishSpecificLocale?: string };

/** The key of the request's note which language of which collection it publishes. */
export const PUBLISHING = 'publishing';
export type Publishing = { collection: string; lang: 'fa' | 'en' };

/**
 * Every publication carries its language: what is written publishes that language's words and nothing of the other's draft. A copy and an older
 * version come back as drafts. [ADM-2, LANG-1]
 */
export const carryLanguage: CollectionBeforeOperationHook = async ({ args: given, operation, req, collection }) => {
  const args = given as unknown as Args;
  if (operation === 'restoreVersion' && !args.draft) throw refused(req, 'editors.languages.restore-draft');
  if (operation === 'create' && args.duplicateFromID !== undefined) return { ...given, draft: true } as never;
  if (operation !== 'create' && operation !== 'update') return given as never;
  const status = args.data?._status;
  if (operation === 'update' && args.id !== undefined) await lockDocument(req, collection.slug, Number(args.id));
  const savesDraft = operation === 'create' ? status !== 'published' : Boolean(args.draft) && status !== 'published';
  if (savesDraft) return given as never;
  if (status !== 'published') throw refused(req, 'editors.languages.say-which');
  const lang = languageNamed(req);
  if (!lang) throw refused(req, 'editors.languages.unnamed');
  req.locale = lang;
  req.context[PUBLISHING] = { collection: collection.slug, lang } satisfies Publishing;
  return (operation === 'create' ? given : { ...given, publishSpecificLocale: lang }) as never;
};
