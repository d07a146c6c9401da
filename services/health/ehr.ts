import type { EhrCode, Said, TakenEntry } from '#domain/ehr/kind';
import type { EhrPlace } from '#domain/ehr/steps';
import { ok, refuse } from '#domain/result';
import { service } from '../service';
import { UNDO_DAYS } from './change-reading';
import { seeFile, whoseFile } from './own-file';
import { keyIn } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { historyEntries, historyEntry, historyVersions, type EhrRow, type EhrVersionRow } from './store/ehr';
import { factsValue, type FactsRow } from './store/ehr-facts';
import { keyValue } from './store/files';
import type { MemberKey } from './store/keys';
import { fileReach, type Door } from './store/see';

/** An entry of the history as pages show it: what it says, by the names of its fields, as text. */
export type EhrEntry = {
  ref: string;
  kind: EhrCode;
  said: Said;
  enteredAt: Date;
  version: number;
  /** Until when a removed one can be brought back. */ removedUntil: Date | null;
};

/** Who it is. */
export type EhrFacts = {
  birthDay: string | null;
  gender: 'female' | 'male' | null;
  heightCm: number | null;
  /** For whoever keeps the file alone. */ nationalId: string | null;
  place: EhrPlace | null;
  /** Goes up with each change of these. */ version: number;
};

export type EhrFile = {
  ref: string;
  card: Card;
  facts: EhrFacts;
  entries: EhrEntry[];
  /** Entries that were removed and can be brought back, for whoever keeps the file. */
  removed: EhrEntry[];
  /** Kinds of which somebody said that there is none. */
  none: EhrCode[];
  mayChange: boolean;
};

/** The health history of a file, whole: it is short, and its steps say of each other what is done. [EHR-1, EHR-2] */
export const ehrFile = service('health.read-ehr', async (ctx, { of, door = 'page' }: { of: string | null; door?: Door }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read-ehr', whose: whoseFile(of), door, type: 'ehr' },
    entries: historyEntries,
    besides: { card: cardFor(ctx.actor.kind === 'user' ? ctx.actor.userId : null), key: keyValue, facts: factsValue },
  });
  if (!seen.ok) return seen;
  const key = keyIn(ctx, seen.value);
  const { card, facts } = seen.value.besides as { card: Card; facts: FactsRow };
  const rows = seen.value.entries as EhrRow[];
  const shown = rows.filter(({ none }) => !none).map((row) => shownEntry(row, key));
  const until = ctx.now.getTime();
  return ok<EhrFile>({
    ...{ ref: seen.value.ref, card, facts: shownFacts(facts, card.keeps ? key : null) },
    entries: shown.filter(({ removedUntil }) => removedUntil === null),
    removed: shown.filter(({ removedUntil }) => removedUntil !== null && removedUntil.getTime() > until),
    none: rows.filter(({ none, deleted_at: gone }) => none && gone === null).map(({ kind }) => kind),
    mayChange: fileReach(ctx, 'health.change-ehr').includes(seen.value.relation),
  });
});

/** A former state of an entry. */
export type EhrVersion = { version: number; said: Said; why: EhrVersionRow['why']; at: Date };
export type EhrEntryPage = { card: Card; entry: EhrEntry; versions: EhrVersion[]; mayChange: boolean };

/** One entry with its former states. [EHR-2: edit] */
export const ehrEntry = service('health.read-ehr', async (ctx, { of, ref }: { of: string | null; ref: string }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read-ehr', whose: whoseFile(of), door: 'page', type: 'ehr' },
    entries: historyEntry(ref.slice(0, 40)),
    needsEntry: true,
    besides: { card: cardFor(ctx.actor.kind === 'user' ? ctx.actor.userId : null), key: keyValue, versions: historyVersions(ref.slice(0, 40)) },
  });
  if (!seen.ok) return seen;
  const [row] = seen.value.entries as EhrRow[];
  if (!row) return refuse('access.hidden', undefined, { status: 404 });
  const key = keyIn(ctx, seen.value);
  const { card, versions } = seen.value.besides as { card: Card; versions: EhrVersionRow[] };
  return ok<EhrEntryPage>({
    ...{ card, entry: shownEntry(row, key), mayChange: fileReach(ctx, 'health.change-ehr').includes(seen.value.relation) },
    versions: versions.map(({ version, values, lines_sealed: sealed, why, at }) => ({ version, said: saidIn(values, sealed, key), why, at: new Date(at) })),
  });
});

/** An entry as it is taken along. */
export function takenEntry({ ref, kind, none, values, lines_sealed: sealed, entered_at: at }: EhrRow, key: MemberKey | null): TakenEntry {
  return { ref, kind, said: none ? null : saidIn(values, sealed, key), enteredAt: new Date(at) };
}

function shownEntry({ ref, kind, values, lines_sealed: sealed, entered_at: at, version, deleted_at: gone }: EhrRow, key: MemberKey | null): EhrEntry {
  const removedUntil = gone === null ? null : new Date(new Date(gone).getTime() + UNDO_DAYS * 86_400_000);
  return { ref, kind, said: saidIn(values, sealed, key), enteredAt: new Date(at), version, removedUntil };
}

/** What an entry says; without its key, only what is not written in own words. */
function saidIn(values: Said, sealed: string | null, key: MemberKey | null): Said {
  return sealed !== null && key ? { ...values, ...(JSON.parse(key.open('ehr', sealed)) as Said) } : values;
}

/** A number by which a state knows somebody, and where they live, are for whoever keeps the file: others are let into a history, not to a door. */
export function shownFacts({ birthDay, gender, heightMm, nationalId, place, version }: FactsRow, key: MemberKey | null): EhrFacts {
  return {
    ...{ birthDay, gender, version, heightCm: heightMm === null ? null : Math.round(heightMm / 10) },
    nationalId: nationalId !== null && key ? key.open('national-id', nationalId) : null,
    place: place !== null && key ? (JSON.parse(key.open('place', place)) as EhrPlace) : null,
  };
}
