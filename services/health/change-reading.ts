import { tehranDay } from '#domain/calendars/day';
import type { Origin } from '#domain/health/origin';
import { classOf } from '#domain/records/class-of';
import type { Reading } from '#domain/records/read-reading';
import { isSensitive } from '#domain/records/sensitive';
import { recordType } from '#domain/records/types/all';
import { ok, refuse, type Result } from '#domain/result';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { askFirst, type Asked } from './add-reading';
import { fileToWrite, lockReadings, readingRow, reckonDays, setRemoved, updateReading, type Stored, type Writable } from './store/records';
import { noteWritten } from './store/see';

const hidden = refuse('access.hidden', undefined, { status: 404 });
/** How long a removed reading can be brought back. */
export const UNDO_DAYS = 30;
/** What somebody else measured is corrected by who wrote it: the owner may hide it alone. */
const OTHERS: readonly Origin[] = ['doctor', 'stand', 'service'];

/** A reading that whoever asks may change: with the file's keeper, or by who wrote it. Locked with all of its type. */
async function toChange(tx: Tx, ctx: Ctx, ref: string): Promise<{ stored: Stored; file: Writable; isKeeper: boolean } | null> {
  const found = await readingRow(tx, ref);
  if (!found) return null;
  await lockReadings(tx, found.memberId, found.type);
  const stored = (await readingRow(tx, ref)) ?? found;
  const whose = { ref: stored.memberRef };
  const keeper = await fileToWrite(tx, ctx, whose, 'health.change');
  if (keeper) return { stored, file: keeper, isKeeper: true };
  const author = stored.enteredBy === actorName(ctx.actor) ? await fileToWrite(tx, ctx, whose, 'health.change-own') : null;
  return author && { stored, file: author, isKeeper: false };
}

export type ToChange = { ref: string; version: number; reading: Reading & { meant: number[] | null }; confirmed: string | null };

/** Changes a reading: its former state stays as a version. Another version than the one that was shown is refused. [REC-1: edit] */
export const changeReading = service(
  'health.change',
  async (ctx, { ref, version, reading, confirmed }: ToChange): Promise<Result<{ stored: string } | { ask: Asked }>> => {
    const row = await readingRow(ctx.rt.db, ref);
    const type = row && recordType(row.type);
    if (!row || !type) return hidden;
    const ask = askFirst(row.type, reading, confirmed);
    if (ask) return ok({ ask });
    return commit<{ stored: string }>(ctx, async (tx) => {
      const found = await toChange(tx, ctx, ref);
      if (!found || found.stored.removedAt) return hidden;
      const { stored, file, isKeeper } = found;
      if (isKeeper && OTHERS.includes(stored.origin)) return refuse('health.change.of-another', undefined, { status: 403 });
      const { measuredAt } = reading;
      const classed = classOf(type, { ...reading, origin: stored.origin }, file.person);
      const says = { ...reading, memberId: stored.memberId, classed, sensitive: isSensitive(type, reading.choices), confirmed: confirmed !== null };
      const done = await updateReading(tx, ctx, stored.id, version, says);
      if (!done) return changedMeanwhile();
      for (const day of new Set([tehranDay(stored.measuredAt), tehranDay(measuredAt)])) await reckonDays(tx, stored.memberId, stored.type, [day]);
      return noted(tx, ctx, file, stored, 'health.change');
    });
  },
);

/** Removes a reading; it can be brought back for thirty days. Pressed again, it stays removed. [REC-1: delete] */
export const removeReading = service('health.change', (ctx, ref: string) => setGone(ctx, ref, true));
/** Brings a removed reading back. */
export const restoreReading = service('health.change', (ctx, ref: string) => setGone(ctx, ref, false));

function setGone(ctx: Ctx, ref: string, gone: boolean): Promise<Result<{ stored: string }>> {
  return commit<{ stored: string }>(ctx, async (tx) => {
    const found = await toChange(tx, ctx, ref);
    if (!found) return hidden;
    const { stored, file } = found;
    if (!(await setRemoved(tx, ctx, stored.id, gone))) return { value: { stored: ref }, audit: [] };
    await reckonDays(tx, stored.memberId, stored.type, [tehranDay(stored.measuredAt)]);
    return noted(tx, ctx, file, stored, gone ? 'health.remove' : 'health.restore');
  });
}

async function noted(tx: Tx, ctx: Ctx, { memberId, relation, rightId }: Writable, { id, ref, type }: Stored, action: string) {
  await noteWritten(tx, ctx, { memberId, relation, rightId, action: 'health.change', door: 'page', type, recordId: id });
  return { value: { stored: ref }, audit: { action, subject: `health-record:${id}` } };
}
