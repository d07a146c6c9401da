import type { Payload } from 'payload';
import type { Lang } from '#locales/lang';
import { langs } from '#locales/lang';
import { newestDocument, sharedFields, storedDocument, wordFields } from './stored';
import { differs, differsIn, liveLanguages, writtenLanguages, type WholeDocument } from './words-of';

/** How a document stands in one language: not written, a draft, on the site, or on the site with a newer draft. */
export type LanguageState = 'none' | 'draft' | 'live' | 'changed';
/** What is planned for a language, and what became of it. */
export type Plan = { id: number; lang: Lang; type: 'publish' | 'unpublish'; at: string; failed: boolean };
export type LanguagesOf = {
  states: Record<Lang, LanguageState>;
  /** Whether what both languages share has a newer draft. */ shared: boolean;
  plans: Plan[];
  /** Its name in the address of its page, as it is on the site. */ slug: string | null;
  /** What kind it is, where its address says so. */ kind: unknown;
};

type PlanRow = { id: number; lang: Lang; type: Plan['type'] | null; at: Date; failed: boolean | null };
const PLANS = `select id, input->>'locale' as lang, input->>'type' as type, wait_until as at, has_error as failed from payload_jobs
  where task_slug = 'schedulePublish' and completed_at is null and input->'doc'->>'relationTo' = $1 and input->'doc'->>'value' = $2 order by wait_until`;

/** Each language's state of a document, and its plans. [ADM-2] */
export async function languagesOf(payload: Payload, collection: string, id: number): Promise<LanguagesOf> {
  const { pool } = payload.db as unknown as { pool: { query: (text: string, values: unknown[]) => Promise<{ rows: PlanRow[] }> } };
  const [live, draft, { rows }] = await Promise.all([
    storedDocument(payload, collection, id),
    newestDocument(payload, collection, id),
    pool.query(PLANS, [collection, String(id)]),
  ]);
  return {
    states: documentStates(wordFields(payload, collection), live, draft),
    shared: live?._status === 'published' && differs(sharedFields(payload, collection), live, draft),
    slug: typeof live?.['slug'] === 'string' ? live['slug'] : null,
    kind: live?.['kind'],
    plans: rows.map((row) => ({ id: row.id, lang: row.lang, type: row.type ?? 'publish', at: row.at.toISOString(), failed: Boolean(row.failed) })),
  };
}

/** Each language's state, from what is on the site and the newest draft. */
export function documentStates(names: readonly string[], live: WholeDocument | null, draft: WholeDocument | null): Record<Lang, LanguageState> {
  const stateOf = (lang: Lang): LanguageState => {
    if (!liveLanguages(live).includes(lang)) return writtenLanguages(draft).includes(lang) ? 'draft' : 'none';
    return differsIn(lang, names, live, draft) ? 'changed' : 'live';
  };
  return Object.fromEntries(langs.map((lang) => [lang, stateOf(lang)])) as Record<Lang, LanguageState>;
}
