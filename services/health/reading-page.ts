import { ok, refuse } from '#domain/result';
import { actorName } from '../context';
import { service } from '../service';
import { UNDO_DAYS } from './change-reading';
import { seeFile } from './own-file';
import type { KeptRecordFile } from './open-file';
import { keyIn, numbersOf, shownReading, type ShownReading } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { filesOf, keyValue } from './store/files';
import { aroundReading, readingBy, type ReadingRow } from './store/readings';

/** A former state of a reading. */
export type ShownVersion = { version: number; numbers: number[]; measuredAt: Date; why: 'made' | 'changed' | 'removed' | 'restored' | 'reckoned'; at: Date };
export type ReadingPage = {
  card: Card;
  reading: ShownReading;
  version: number;
  words: string | null;
  files: KeptRecordFile[];
  favourite: boolean;
  by: string;
  versions: ShownVersion[];
  /** Until when a removed one can be brought back. */
  removedUntil: Date | null;
  mayChange: boolean;
  mayRemove: boolean;
  /** Whether whoever looks may open it to others. */
  mayShare: boolean;
};

type Around = {
  words: string | null;
  favourite: boolean;
  by: string;
  versions: { version: number; measured_at: string; n1: number | null; n2: number | null; n3: number | null; why: ShownVersion['why']; at: string }[];
};

/** One reading with what was written beside it, its former states, and what may be done with it. [REC-1: detail] */
export const readingPage = service('health.read', async (ctx, { of, ref }: { of: string; ref: string }) => {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read', whose: { ref: of }, door: 'page' },
    entries: readingBy(ref),
    needsEntry: true,
    besides: { card: cardFor(userId), key: keyValue, files: filesOf(ref), around: aroundReading(ref, userId) },
  });
  if (!seen.ok) return seen;
  const [row] = seen.value.entries as ReadingRow[];
  const { card, files, around } = seen.value.besides as { card: Card; files: KeptRecordFile[]; around: Around | null };
  const key = keyIn(ctx, seen.value);
  const keeper = card.keeps;
  if (!row || !around || (row.deleted_at !== null && !keeper)) return refuse('access.hidden', undefined, { status: 404 });
  const own = row.entered_by === actorName(ctx.actor) && seen.value.relation !== 'share' && seen.value.relation !== 'family-see';
  const ofAnother = row.origin === 'doctor' || row.origin === 'stand' || row.origin === 'service';
  return ok<ReadingPage>({
    ...{ card, reading: shownReading(row, key), version: row.version, favourite: around.favourite, by: around.by, files: row.deleted_at === null ? files : [] },
    words: around.words !== null && key ? key.open('words', around.words) : null,
    versions: around.versions.map(({ version, measured_at: at, n1, n2, n3, why, at: when }) => ({
      ...{ version, numbers: numbersOf(n1, n2, n3), measuredAt: new Date(at), why, at: new Date(when) },
    })),
    removedUntil: row.deleted_at === null ? null : new Date(new Date(row.deleted_at).getTime() + UNDO_DAYS * 86_400_000),
    mayChange: row.deleted_at === null && ((keeper && !ofAnother) || own),
    mayRemove: keeper || own,
    mayShare: row.deleted_at === null && keeper,
  });
});
