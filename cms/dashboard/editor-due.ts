import type { Payload } from 'payload';
import { langs, type Lang } from '#locales/lang';
import { brokenLinks, type BrokenLink } from '#services/links/broken';
import { postsDue } from '#services/content/posts-due';
import { statesOfMany, type ListDocument } from '../languages/list-states';

export type DueKind = 'plan-failed' | 'plan' | 'review-over' | 'review-soon' | 'link' | 'behind' | 'missing' | 'draft' | 'changed';
type Named = { collection: string; id: number; title: ListDocument['title'] };
export type DueLine = Named & { kind: DueKind; lang: Lang; at: Date | null; link?: Pick<BrokenLink, 'url' | 'words' | 'heard'> };
export type RecentLine = Named & { states: ListDocument['states']; at: Date };

type Pool = { query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }> };
type Newest = { id: number; at: Date };
type PlanRow = { collection: string; id: number; lang: Lang; at: Date; failed: boolean };

/** How many documents of a collection are checked: those edited last. */
const LOOKED_AT = 60;
const RECENT = 8;
const order: readonly DueKind[] = ['plan-failed', 'plan', 'review-over', 'link', 'behind', 'changed', 'review-soon', 'draft', 'missing'];

const PLANS = `select input->'doc'->>'relationTo' as collection, (input->'doc'->>'value')::int as id, input->>'locale' as lang, wait_until as at,
    coalesce(has_error, false) as failed
  from payload_jobs where task_slug = 'schedulePublish' and completed_at is null order by wait_until limit ${LOOKED_AT}`;

/** An editor's tasks: plans, reviews that end, broken links, missing or outdated translations, drafts; and what was edited last. [ADM-2, ADM-3] */
export async function editorDue(payload: Payload, now: Date): Promise<{ due: DueLine[]; recent: RecentLine[] }> {
  const { pool } = payload.db as unknown as { pool: Pool };
  const collections = payload.config.collections.filter(({ versions, slug }) => versions && !slug.startsWith('payload-')).map(({ slug }) => slug);
  const [{ rows: plans }, ofPosts, broken, documents] = await Promise.all([
    pool.query<PlanRow>(PLANS),
    postsDue(pool as never, now),
    brokenLinks(pool as never),
    Promise.all(collections.map((collection) => newestOf(payload, pool, collection))),
  ]);
  const all = documents.flat();
  const planned = plans.flatMap(({ collection, id, lang, at, failed }): DueLine[] => {
    const title = all.find((one) => one.collection === collection && one.id === id)?.title ?? {};
    return [{ collection, id, title, lang, at, kind: failed ? 'plan-failed' : 'plan' }];
  });
  const dated = ofPosts.map((one): DueLine => ({ collection: 'posts', ...one }));
  const told = new Set(dated.map(({ kind, id }) => `${kind} ${id}`));
  const waiting = all
    .flatMap((document) => langs.flatMap((lang) => waitsFor(document, lang)))
    .filter(({ collection, kind, id }) => collection !== 'posts' || !told.has(`${kind} ${id}`));
  return {
    due: [...planned, ...dated, ...broken.map(lineOfLink), ...waiting].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    recent: all.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, RECENT),
  };
}

async function newestOf(payload: Payload, pool: Pool, collection: string): Promise<RecentLine[]> {
  const { rows } = await pool.query<Newest>(
    `select parent_id as id, max(updated_at) as at from "_${collection}_v" where latest and parent_id is not null group by 1 order by 2 desc limit ${LOOKED_AT}`,
  );
  const found = await statesOfMany(
    payload,
    collection,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, at }) => {
    const document = found.get(id);
    return document ? [{ collection, id, at, ...document }] : [];
  });
}

function lineOfLink({ collection, id, lang, title, since, url, words, heard }: BrokenLink): DueLine {
  return { kind: 'link', collection, id, lang, title: { [lang]: title }, at: since, link: { url, words, heard } };
}

function waitsFor({ collection, id, title, states }: RecentLine, lang: Lang): DueLine[] {
  const { state, behind, plan } = states[lang];
  const other = states[lang === 'fa' ? 'en' : 'fa'].state;
  const kind = behind
    ? 'behind'
    : state === 'changed'
      ? 'changed'
      : state === 'none' && (other === 'live' || other === 'changed')
        ? 'missing'
        : state === 'draft' && !plan
          ? 'draft'
          : null;
  return kind ? [{ collection, id, title, lang, kind, at: null }] : [];
}
