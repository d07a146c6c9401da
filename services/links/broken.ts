import type pg from 'pg';
import type { Lang } from '../context';
import { linked, type Linked } from './gather';

/** A link that leads nowhere, with the place where it stands. */
export type BrokenLink = { collection: Linked; id: number; lang: Lang; title: string | null; url: string; words: string; heard: string | null; since: Date };

const MOST = 200;
const title = linked
  .map((one) => `when '${one}' then (select w.title from ${one}_locales w where w._parent_id = p.ref and w._locale::text = p.lang)`)
  .join(' ');
const BROKEN = `select p.collection, p.ref as id, p.lang, (case p.collection ${title} end) as title, p.url, p.words, l.heard, l.failing_since as since
  from links l join link_places p on p.url = l.url where l.state = 'broken' order by l.failing_since, p.collection, p.ref, p.url limit ${MOST}`;

/** The links that editors have to mend, the longest broken first. [ADM-2] */
export async function brokenLinks(pool: Pick<pg.Pool, 'query'>): Promise<BrokenLink[]> {
  return (await pool.query<BrokenLink>(BROKEN)).rows;
}
