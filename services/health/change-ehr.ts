import type { EhrCode } from '#domain/ehr/kind';
import type { Entry } from '#domain/ehr/read-entry';
import { MOST_ENTRIES } from '#domain/ehr/steps';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { whoseFile } from './own-file';
import { endNone, entryCount, entryRow, insertEntry, lockHistory, noneOf, setEntryRemoved, updateEntry, type StoredEntry } from './store/ehr';
import { fileToWrite, type Writable } from './store/records';
import { noteWritten, type Door } from './store/see';

const hidden = refuse('access.hidden', undefined, { status: 404 });
/** A form’s own number that has been used for something else. */
const otherUse = refuse('common.once-key-reused', undefined, { status: 409 });
const full = refuse('health.ehr.full', { most: MOST_ENTRIES }, { status: 409 });

/** Whose history it is, by the address; none is one’s own. And where the request came in. */
type Of = { of: string | null; door?: Door };

/** Adds an entry to a history; the same form sent again is the same entry. What said that there is none of its kind is over by it. [EHR-2: add] */
export const addEntry = service(
  'health.change-ehr',
  (ctx, { of, door, kind, entry, clientId }: Of & { kind: EhrCode; entry: Entry; clientId: string }): Promise<Result<{ ref: string }>> =>
    commit<{ ref: string }>(ctx, async (tx) => {
      const file = await toWrite(tx, ctx, of);
      if (!file) return hidden;
      const { memberId } = file;
      const there = await entryRow(tx, { memberId, clientId });
      if (there) return there.kind === kind && !there.none ? { value: { ref: there.ref }, audit: [] } : otherUse;
      if ((await entryCount(tx, memberId, kind)) >= MOST_ENTRIES) return full;
      await endNone(tx, ctx, memberId, kind);
      const added = await insertEntry(tx, ctx, { memberId, kind, clientId, entry });
      return noted(tx, ctx, { ...file, door }, added, 'health.ehr-add');
    }),
);

/** Changes an entry: its former state stays as a version. Another version than the one that was shown is refused. [EHR-2: edit] */
export const changeEntry = service(
  'health.change-ehr',
  (ctx, { of, door, ref, kind, version, entry }: Of & { ref: string; kind: EhrCode; version: number; entry: Entry }): Promise<Result<{ ref: string }>> =>
    commit<{ ref: string }>(ctx, async (tx) => {
      const found = await toChange(tx, ctx, { of, ref });
      if (!found || found.stored.kind !== kind || found.stored.removed) return hidden;
      if (!(await updateEntry(tx, ctx, found.stored, { version, entry }))) return changedMeanwhile();
      return noted(tx, ctx, { ...found.file, door }, { id: found.stored.id, ref }, 'health.ehr-change');
    }),
);

/** Removes an entry; it can be brought back for thirty days. Pressed again, it stays removed. [EHR-2: delete] */
export const removeEntry = service('health.change-ehr', (ctx, one: Of & { ref: string }) => setGone(ctx, one, true));
/** Brings a removed entry back. */
export const restoreEntry = service('health.change-ehr', (ctx, one: Of & { ref: string }) => setGone(ctx, one, false));

/** Says that there is none of a kind, or takes that back; said again, it stands. While there is one it is refused. [EHR-1] */
export const sayNone = service(
  'health.change-ehr',
  (ctx, { of, door, kind, none, clientId }: Of & { kind: EhrCode; none: boolean; clientId: string }): Promise<Result<{ ref: string }>> =>
    commit<{ ref: string }>(ctx, async (tx) => {
      const file = await toWrite(tx, ctx, of);
      if (!file) return hidden;
      const { memberId } = file;
      const said = await noneOf(tx, memberId, kind);
      if (none === (said !== null)) return { value: { ref: said?.ref ?? '' }, audit: [] };
      if (said) {
        await setEntryRemoved(tx, ctx, said.id, true);
        return noted(tx, ctx, { ...file, door }, said, 'health.ehr-none-over');
      }
      if ((await entryCount(tx, memberId, kind)) > 0) return refuse('health.ehr.not-none', undefined, { status: 409 });
      const there = await entryRow(tx, { memberId, clientId });
      if (there) return { value: { ref: there.ref }, audit: [] };
      return noted(tx, ctx, { ...file, door }, await insertEntry(tx, ctx, { memberId, kind, clientId, entry: null }), 'health.ehr-none');
    }),
);

/** A file whose history may be written, alone. */
async function toWrite(tx: Tx, ctx: Ctx, of: string | null): Promise<Writable | null> {
  const file = await fileToWrite(tx, ctx, whoseFile(of), 'health.change-ehr');
  if (file) await lockHistory(tx, file.memberId);
  return file;
}

/** An entry of that file and no other’s. */
async function toChange(tx: Tx, ctx: Ctx, { of, ref }: Of & { ref: string }): Promise<{ file: Writable; stored: StoredEntry } | null> {
  const file = await toWrite(tx, ctx, of);
  const stored = file && (await entryRow(tx, { ref }));
  return file && stored && stored.memberId === file.memberId && !stored.none ? { file, stored } : null;
}

function setGone(ctx: Ctx, one: Of & { ref: string }, gone: boolean): Promise<Result<{ ref: string }>> {
  return commit<{ ref: string }>(ctx, async (tx) => {
    const found = await toChange(tx, ctx, one);
    if (!found) return hidden;
    const { file, stored } = found;
    const value = { ref: one.ref };
    if (gone === stored.removed) return { value, audit: [] };
    if (!gone) {
      if ((await entryCount(tx, stored.memberId, stored.kind)) >= MOST_ENTRIES) return full;
      await endNone(tx, ctx, stored.memberId, stored.kind);
    }
    await setEntryRemoved(tx, ctx, stored.id, gone);
    return noted(tx, ctx, { ...file, door: one.door }, { id: stored.id, ref: one.ref }, gone ? 'health.ehr-remove' : 'health.ehr-restore');
  });
}

async function noted(
  tx: Tx,
  ctx: Ctx,
  { memberId, relation, rightId, door = 'page' }: Writable & Pick<Of, 'door'>,
  { id, ref }: { id: number; ref: string },
  action: string,
) {
  await noteWritten(tx, ctx, { memberId, relation, rightId, action: 'health.change-ehr', door, type: 'ehr', recordId: id });
  return { value: { ref }, audit: { action, subject: `ehr-entry:${id}` } };
}
