import { otherKeyboard } from '#domain/search/keyboard';
import { meantQuery, unsoldAnswer } from '#domain/search/meant';
import { isTaskPage } from '#domain/search/places';
import { leadsOf, rankEntries, type SearchKind } from '#domain/search/rank';
import { readQuery, type Reading } from '#domain/search/read-query';
import type { Vocabulary } from '#domain/search/vocabulary';
import type { Ctx } from '../context';
import { hitsOf } from './hits';
import { shownResults, type SearchResult } from './results';
import { vocabularyOf } from './vocabulary';

export type Found = {
  results: SearchResult[];
  /** What was probably meant: its results are shown. */
  meant: string | null;
  /** What is said of a thing that is not sold. */
  unsold: string | null;
  /** Whether a result has all the words, or some of them. */
  whole: boolean;
};

/** So many results are shown. */
const MOST_RESULTS = 24;
/** By how much a reading in the other keyboard's letters must be surer to be taken. */
const SURER = 1;

/** Products, manuals and pages that answer a question; slips, joined words, Latin letters and the wrong keyboard are forgiven; of these kinds alone where some are named. [PROD-4] */
export async function search(ctx: Ctx, query: string, only?: readonly SearchKind[]): Promise<Found> {
  const { reading, turned } = surest(query, await vocabularyOf(ctx));
  const all = await hitsOf(ctx, reading.units);
  const hits = only ? all.filter(({ kind }) => only.includes(kind)) : all;
  const ranked = rankEntries(reading.units, hits, only ? [] : leadsOf(reading.units).pages.filter(isTaskPage)).slice(0, MOST_RESULTS);
  const results = await shownResults(ctx, ranked);
  const meant = results.length === 0 ? null : (meantQuery(reading.units) ?? turned);
  return { results, meant, unsold: unsoldAnswer(reading.units, ctx.lang, hits), whole: ranked[0]?.whole ?? false };
}

/** The surer reading: the query as typed, or as typed with the keyboard in the other language. */
function surest(query: string, vocabulary: Vocabulary): { reading: Reading; turned: string | null } {
  const straight = readQuery(query, vocabulary);
  const other = otherKeyboard(query);
  if (other === null) return { reading: straight, turned: null };
  const turned = readQuery(other, vocabulary);
  return turned.units.length > 0 && turned.cost + SURER < straight.cost ? { reading: turned, turned: other } : { reading: straight, turned: null };
}
