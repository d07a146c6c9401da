import type { CollectionSlug, Payload } from 'payload';
import { langs, type Lang } from '#locales/lang';
import { documentStates, type LanguageState } from './states';
import { wordFields } from './stored';
import type { WholeDocument } from './words-of';

/** One language of a document in a list: how it stands, whether the Persian on the site is newer, and when it is planned. */
export type ListState = { state: LanguageState; behind: boolean; plan: Date | null };
export type ListStates = Record<Lang, ListState>;
/** A document of a list: its states and its title, in the language that has one. */
export type ListDocument = { states: ListStates; title: Partial<Record<Lang, string | null>> };

type Pool = { query: <Row>(text: string, values: unknown[]) => Promise<{ rows: Row[] }> };

/** When a document's words in a language got their present form: the first version that held the same. */
const SINCE = (table: string) => {
  const words = (alias: string) =>
    `md5(regexp_replace(regexp_replace((to_jsonb(${alias}) - 'id' - '_parent_id' - '_locale')::text, '"version_', '"', 'g'), '"id": "[^"]*"', '', 'g'))`;
  const [versions, version] = [`"_${table}_v"`, `"_${table}_v_locales"`];
  return `with kept as (
      select v.parent_id as id, l._locale as lang, v.updated_at as at, v.latest, ${words('l')} as hash
      from ${versions} v join ${version} l on l._parent_id = v.id where v.parent_id = any($1)),
    newest as (select distinct on (id, lang) id, lang, hash from kept where latest order by id, lang, at desc),
    live as (select _parent_id as id, _locale as lang, ${words('l')} as hash from "${table}_locales" l where _parent_id = any($1) and _locale = 'fa')
    select newest.id from newest
      join live on live.id = newest.id
      where newest.lang = 'en'
        and (select min(at) from kept where kept.id = newest.id and kept.lang = 'en' and kept.hash = newest.hash)
          < (select min(at) from kept where kept.id = live.id and kept.lang = 'fa' and kept.hash = live.hash)`;
};
const PLANS = `select (input->'doc'->>'value')::int as id, input->>'locale' as lang, min(wait_until) as at from payload_jobs
  where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and input->'doc'->>'relationTo' = $1
    and input->'doc'->>'value' = any($2) and coalesce(input->>'type', 'publish') = 'publish' group by 1, 2`;

/** How each of many documents stands in each language; a few queries, however many they are. [ADM-2] */
export async function statesOfMany(payload: Payload, collection: string, ids: readonly number[]): Promise<Map<number, ListDocument>> {
  if (ids.length === 0) return new Map();
  const { pool } = payload.db as unknown as { pool: Pool };
  const slug = collection as CollectionSlug;
  const many = { collection: slug, locale: 'all', pagination: false, limit: 0 } as const;
  const [{ docs: live }, { docs: versions }, behind, plans] = await Promise.all([
    payload.db.find({ ...many, where: { id: { in: [...ids] } } }),
    payload.db.findVersions({ ...many, where: { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] }, sort: '-updatedAt' }),
    pool.query<{ id: number }>(SINCE(collection), [ids]),
    pool.query<{ id: number; lang: Lang; at: Date }>(PLANS, [collection, ids.map(String)]),
  ]);
  const names = wordFields(payload, collection);
  const drafts = new Map<number, WholeDocument>();
  for (const { parent, version } of versions as unknown as { parent: number; version: WholeDocument }[]) if (!drafts.has(parent)) drafts.set(parent, version);
  return new Map(
    (live as unknown as (WholeDocument & { id: number })[]).map((document) => {
      const states = documentStates(names, document, drafts.get(document.id) ?? document);
      const of = (lang: Lang): ListState => ({
        state: states[lang],
        behind: lang === 'en' && states.fa !== 'draft' && states.fa !== 'none' && states.en !== 'none' && behind.rows.some(({ id }) => id === document.id),
        plan: plans.rows.find((plan) => plan.id === document.id && plan.lang === lang)?.at ?? null,
      });
      const title = (drafts.get(document.id)?.['title'] ?? document['title'] ?? {}) as ListDocument['title'];
      return [document.id, { states: Object.fromEntries(langs.map((lang) => [lang, of(lang)])) as ListStates, title }];
    }),
  );
}

type Batch = { ids: Set<number>; documents: Promise<Map<number, ListDocument>> };
const batches = new Map<string, Batch>();

/** The same for one row of a list; the rows that are drawn together are asked for together. */
export async function stateInList(payload: Payload, collection: string, id: number): Promise<ListStates | undefined> {
  let batch = batches.get(collection);
  if (!batch) {
    const ids = new Set<number>();
    const documents = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(collection);
      return statesOfMany(payload, collection, [...ids]);
    });
    batches.set(collection, (batch = { ids, documents }));
  }
  batch.ids.add(id);
  return (await batch.documents).get(id)?.states;
}
