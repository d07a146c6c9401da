import { randomBytes } from 'node:crypto';
import { checkFileCount, checkFileSize, UPLOAD_MOST_FILES } from '#domain/records/files';
import { ok, refuse, together, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { checkPicture, drawAnew } from '../files/picture';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { warrantyPapers } from '../store/tables';
import type { Tx } from '../runtime';

/** A picture as it came with a form. */
export type Upload = Pick<File, 'size' | 'arrayBuffer'>;
/** A picture that was looked into and lies in the store, not yet anybody's. */
export type KeptPhoto = { id: string; file: string; bytes: number };

const LONGEST_SIDE = 2_000;
const none = refuse('records.files.not-a-photo');

/** What is wrong with files at first sight: known before any of them is opened, so that it is said with the form's other faults. [CART-7] */
export async function checkPhotos(uploads: readonly Upload[], field: string): Promise<Result<null>> {
  const checks = await Promise.all(
    uploads.slice(0, UPLOAD_MOST_FILES).map(async (upload) => {
      const size = checkFileSize(upload.size);
      return size.ok ? checkPicture(new Uint8Array(await upload.arrayBuffer()), none) : size;
    }),
  );
  const all = together(checkFileCount(uploads.length), ...checks);
  return all.ok ? all : { ...all, field, also: [] };
}

/**
 * Looks into each file by its content, not its name, and keeps it drawn anew: no place, no camera, nothing hidden
 * behind the picture. Either all are kept or none. [WAR-4, NUM-2]
 */
export async function keepPhotos(ctx: Ctx, uploads: readonly Upload[], field: string): Promise<Result<KeptPhoto[]>> {
  const count = checkFileCount(uploads.length);
  if (!count.ok) return { ...count, field };
  const drawn: Uint8Array[] = [];
  for (const upload of uploads) {
    const size = checkFileSize(upload.size);
    if (!size.ok) return { ...size, field };
    const picture = await drawAnew(new Uint8Array(await upload.arrayBuffer()), { longestSide: LONGEST_SIDE, none });
    if (!picture.ok) return { ...picture, field };
    drawn.push(picture.value);
  }
  const kept = drawn.map((bytes): KeptPhoto => {
    const id = randomBytes(16).toString('hex');
    return { id, file: `warranty/${id}.webp`, bytes: bytes.length };
  });
  await Promise.all(kept.map(({ file }, at) => ctx.rt.files.put(file, { bytes: drawn[at] as Uint8Array, type: 'image/webp' })));
  return ok(kept);
}

/** Takes pictures away that nobody's form brought home. */
export async function forgetPhotos(ctx: Ctx, photos: readonly KeptPhoto[]): Promise<void> {
  await Promise.all(photos.map(({ file }) => ctx.rt.files.remove(file).catch(() => ctx.rt.log.warn({ file }, 'a picture without an owner stays'))));
}

/** Writes whose the pictures are, with the row that they belong to. */
export async function writePapers(
  tx: Tx,
  ctx: Ctx,
  photos: readonly KeptPhoto[],
  of: { deviceId: number | null; userId: number; ticketId: number | null; claimId?: number },
): Promise<void> {
  if (photos.length === 0) return;
  const kind = of.ticketId === null ? ('receipt' as const) : ('photo' as const);
  await tx.insert(warrantyPapers).values(photos.map((photo) => ({ ...photo, ...of, kind, createdAt: ctx.now })));
}

/** The receipt of a registration that was confirmed stands with the device from then on. [WAR-8] */
export async function claimPapers(tx: Tx, { claimId, deviceId }: { claimId: number; deviceId: number }): Promise<void> {
  await tx.update(warrantyPapers).set({ deviceId }).where(eq(warrantyPapers.claimId, claimId));
}
