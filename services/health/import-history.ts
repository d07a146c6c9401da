import { entryContent, type ImportedEntry } from '#domain/records/import/history';
import { MOST_ENTRIES } from '#domain/ehr/steps';
import type { EhrCode, Said } from '#domain/ehr/kind';
import { refuse } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { newRef } from '../unguessable';
import { endNone, insertEntry, lockHistory, standingEntries } from './store/ehr';
import type { MemberKey } from './store/keys';
import type { Writable } from './store/records';
import { fileReach } from './store/see';

/** What a file would bring into a history: what is new there, how many entries are there already, and how many find no room. */
export type FreshEntries = { fresh: ImportedEntry[]; there: number; full: number };

/** A kind that has as many entries as it may takes no more. */
export const noRoom = refuse('health.ehr.full', { most: MOST_ENTRIES });
/** Who may add readings writes no history. */
export const keepersOnly = refuse('health.import.keepers-only');

/** Compares entries of a file with what stands in the history, by their content: own words lie sealed, so it is opened for that. [EHR-3: preview] */
export async function freshEntries(tx: Tx, { memberId, key }: { memberId: number; key: MemberKey }, entries: readonly ImportedEntry[]): Promise<FreshEntries> {
  if (entries.length === 0) return { fresh: [], there: 0, full: 0 };
  const standing = (await standingEntries(tx, memberId)).map(({ kind, none, values: plain, lines_sealed: sealed }): ImportedEntry => ({
    kind,
    entry: none ? null : { plain, words: sealed === null ? {} : (JSON.parse(key.open('ehr', sealed)) as Said) },
  }));
  const known = new Set(standing.map(entryContent));
  const counts = new Map<EhrCode, number>();
  for (const { kind, entry } of standing) if (entry !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const found: FreshEntries = { fresh: [], there: 0, full: 0 };
  for (const one of entries) {
    const ofKind = counts.get(one.kind) ?? 0;
    // That there is none says nothing new beside an entry.
    if (known.has(entryContent(one)) || (one.entry === null && ofKind > 0)) found.there += 1;
    else if (one.entry !== null && ofKind >= MOST_ENTRIES) found.full += 1;
    else {
      found.fresh.push(one);
      if (one.entry !== null) counts.set(one.kind, ofKind + 1);
    }
  }
  return found;
}

async function storeEntries(tx: Tx, ctx: Ctx, memberId: number, entries: readonly ImportedEntry[]): Promise<number[]> {
  const ids: number[] = [];
  for (const kind of new Set(entries.flatMap(({ kind: one, entry }) => (entry === null ? [] : [one])))) await endNone(tx, ctx, memberId, kind);
  for (const { kind, entry } of entries) ids.push((await insertEntry(tx, ctx, { memberId, kind, clientId: `import:${newRef()}`, entry })).id);
  return ids;
}

/** A helper who may add readings brings no history: its keepers alone write that. */
export const mayWriteHistory = (ctx: Ctx, { relation }: Writable): boolean => fileReach(ctx, 'health.change-ehr').includes(relation);

/** Stores what is new of it, while nobody else writes this history; gives the numbers of the entries. */
export async function storeHistory(
  tx: Tx,
  ctx: Ctx,
  { memberId }: Writable,
  { entries, key }: { entries: readonly ImportedEntry[]; key: MemberKey },
): Promise<number[]> {
  if (entries.length === 0) return [];
  await lockHistory(tx, memberId);
  const { fresh } = await freshEntries(tx, { memberId, key }, entries);
  return storeEntries(tx, ctx, memberId, fresh);
}

/** How many entries of each kind; none, where it says that there is none. */
export function byKind(entries: readonly ImportedEntry[]): { kind: EhrCode; n: number }[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, n: entries.filter((one) => one.kind === kind && one.entry !== null).length }));
}
