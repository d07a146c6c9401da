import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { isLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { staffContext } from '../actions/staff-context';
import { rightsFirst } from '../access/rights-first';
import { staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { withinSave } from '../languages/stored';
import { sameWords } from '../side/same-words';
import { lockWritten, momentOf, savedAt, sharedOf, storedOf, subjectOf, type Written } from './saved-at';

type Args = { id?: number | string; data?: { updatedAt?: unknown } };
const CONFLICT = 409;

const writtenIn = (collection: string, { id }: Args): Written | null =>
  id === undefined || !Number.isSafeInteger(Number(id)) ? null : { collection, id: Number(id) };

/**
 * A form says how new the document is that it was filled from. What was saved since, by a colleague or on another device, is not written over:
 * the form is told by whom and when. Another language's words are no matter of it, and whatever says nothing of its age (a job, a change of many)
 * writes as before. [ADM-4]
 */
export function withNewer(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const guard: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const written = operation === 'update' ? writtenIn(slug, args as Args) : null;
    if (written) await beforeSaving(req, written, args as Args);
    return args as never;
  };
  const told: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
    const written = operation === 'updateByID' ? writtenIn(slug, args as Args) : null;
    return written && staffOf(req) ? ((await toldNewest(req, written, result)) as typeof result) : result;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), rightsFirst(guard)],
      afterOperation: [...(hooks?.afterOperation ?? []), told],
    },
  };
}

/** The same for a global. */
export function globalWithNewer(global: GlobalConfig): GlobalConfig {
  const written: Written = { global: global.slug };
  const { hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          const { access } = req.payload.globals.config.find(({ slug }) => slug === global.slug) ?? {};
          if (operation === 'update' && (await access?.update({ req }))) await beforeSaving(req, written, args as Args);
          return args as object;
        },
      ],
      afterChange: [...(hooks?.afterChange ?? []), async ({ doc, req }) => (staffOf(req) ? toldNewest(req, written, doc) : (doc as unknown))],
    },
  };
}

/** The request's note of what a save writes: taken before it, recorded after it. */
const SAVES = 'saves';
type Saves = { lang: Lang | null; shared: boolean };

/** One writer at a time; what a colleague saved since the form was opened is not written over, where both write the same language or what languages share. */
async function beforeSaving(req: PayloadRequest, written: Written, { data }: Args): Promise<void> {
  const staff = await staffContext(req);
  if (!staff) return;
  const ctx = await withinSave(req, staff);
  await lockWritten(req, written);
  const lang = isLang(req.locale) ? req.locale : null;
  const stored = await storedOf(req, written);
  const shared = sharedOf(req, written).some((name) => data && name in data && !sameWords((data as Record<string, unknown>)[name], stored?.[name]));
  req.context[SAVES] = { lang, shared } satisfies Saves;
  const seen = momentOf(data?.updatedAt);
  if (!seen) return;
  const { savedSince } = await import('#services/staff/note-saving');
  const newer = await savedSince(ctx, { subject: subjectOf(written), lang, seen });
  if (!newer) return;
  const { name: by, savedAt: at } = newer;
  const message = say(langOf(req.i18n), newer.staffId === staffOf(req)?.id ? 'editors.newer.self' : 'editors.newer.by', { by, savedAt: at });
  throw new APIError(message, CONFLICT, { errors: [{ path: 'updatedAt', message }], newer: true }, true);
}

/** What was saved is noted with its writer, and the form is told how new it is now. */
async function toldNewest<Doc>(req: PayloadRequest, written: Written, doc: Doc): Promise<Doc> {
  const staff = await staffContext(req);
  const at = await savedAt(req, written);
  const saves = req.context[SAVES] as Saves | undefined;
  if (!staff || !at || !saves) return doc;
  const ctx = await withinSave(req, staff);
  const { noteSaving } = await import('#services/staff/note-saving');
  await noteSaving(ctx, { subject: subjectOf(written), ...saves, savedAt: at });
  return { ...doc, updatedAt: at.toISOString() };
}
