import { ok, refuse } from '#domain/result';
import type { OpenedFile } from '../files/open-stored';
import { service } from '../service';
import { seeFile } from './own-file';
import { filesOf, keyValue, storedAs } from './store/files';
import { unwrapped } from './store/keys';
import { readingBy, type ReadingRow } from './store/readings';

const hidden = refuse('access.hidden', undefined, { status: 404 });
/** What of a record's file is kept, as its page names it. */
export type KeptRecordFile = { id: string; kind: 'image/webp' | 'application/pdf' | 'audio/wav'; bytes: number };

/**
 * Opens a file of a record: the right, the record and the line of who saw it are one statement, and only then are the bytes
 * read and unsealed. A removed record's is opened by nobody; one whose bytes were changed or swapped does not open. [REC-3, ROLE-4]
 */
export const openRecordFile = service('health.read', async (ctx, { of, ref, file }: { of: string; ref: string; file: string }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read', whose: { ref: of }, door: 'file' },
    entries: readingBy(ref),
    needsEntry: true,
    besides: { files: filesOf(ref), key: keyValue },
  });
  if (!seen.ok) return seen;
  const [row] = seen.value.entries as ReadingRow[];
  const { files, key } = seen.value.besides as { files: KeptRecordFile[]; key: string | null };
  const kept = files.find(({ id }) => id === file);
  if (!row || row.deleted_at !== null || !kept || key === null) return hidden;
  const stored = await ctx.rt.files.read(storedAs(kept.id));
  if (!stored) return hidden;
  const bytes = unwrapped(ctx.rt, seen.value.memberId, key).openFile(kept.id, stored.bytes);
  return ok<OpenedFile>({ type: kept.kind, size: bytes.length, read: (part) => Promise.resolve(part ? bytes.subarray(part.from, part.to + 1) : bytes) });
});
