import { asc, gt, sql } from '@payloadcms/db-postgres/drizzle';
import { Lexicon } from '#domain/search/lexicon';
import { phrasesOfTerms, type Phrases, type Vocabulary } from '#domain/search/vocabulary';
import type { Ctx, Lang } from '../context';
import type { Db } from '../runtime';
import { searchLexicon, searchStale, searchTermsState } from '../store/tables';
import { refreshSoon } from './refresh';
import { readTerms } from './terms';

type Held = { words: Record<Lang, Lexicon>; last: number; phrases: Phrases; revision: number };
/** Keyed by the database, since each request has a runtime of its own. */
const held = new WeakMap<Db, Promise<Held>>();
/** Words are read in lots. */
const LOT = 5_000;

/** The words that may be asked for, as they stand now: held by the process, and only what is new is read. [PROD-4] */
export async function vocabularyOf(ctx: Ctx): Promise<Vocabulary> {
  const first = await standing(ctx.rt.db);
  if (first.stale) await refreshSoon(ctx);
  const now = first.stale ? await standing(ctx.rt.db) : first;
  // One after another, so that nothing is read twice.
  const next = (held.get(ctx.rt.db) ?? Promise.resolve(nothing())).then((before) => broughtUpTo(ctx.rt.db, before, now));
  held.set(ctx.rt.db, next);
  // What failed is read anew by the next search.
  next.catch(() => held.delete(ctx.rt.db));
  const { words, phrases } = await next;
  return { words: words[ctx.lang], phrases };
}

type Standing = { stale: boolean; last: number; revision: number };

async function standing(db: Db): Promise<Standing> {
  const { rows } = await db.execute<Standing>(sql`select exists (select 1 from ${searchStale} limit 1) as stale,
    coalesce((select ${searchLexicon.id} from ${searchLexicon} order by ${searchLexicon.id} desc limit 1), 0) as last,
    coalesce((select ${searchTermsState.revision} from ${searchTermsState} limit 1), 0) as revision`);
  if (!rows[0]) throw new Error('the search has no state');
  return rows[0];
}

function nothing(): Held {
  return { words: { fa: new Lexicon(), en: new Lexicon() }, last: 0, phrases: phrasesOfTerms([]), revision: -1 };
}

async function broughtUpTo(db: Db, before: Held, now: Standing): Promise<Held> {
  let { last } = before;
  while (last < now.last) {
    const rows = await db.select().from(searchLexicon).where(gt(searchLexicon.id, last)).orderBy(asc(searchLexicon.id)).limit(LOT);
    for (const { id, lang, word } of rows) {
      before.words[lang].add(word);
      last = id;
    }
    if (rows.length === 0) break;
  }
  const phrases = now.revision > before.revision ? phrasesOfTerms(await readTerms(db)) : before.phrases;
  return { words: before.words, last, phrases, revision: Math.max(now.revision, before.revision) };
}
