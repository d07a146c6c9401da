import { UPLOAD_MOST_FILES } from '#domain/records/files';
import { refuse } from '#domain/result';
import { count, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { KeptFile, Wanted } from '../files/keep-files';
import { warrantyPapers } from '../store/tables';
import type { Tx } from '../runtime';

const pictures = {
  folder: 'warranty',
  kinds: ['picture'],
  most: UPLOAD_MOST_FILES,
  none: refuse('records.files.not-a-photo'),
} as const;

/** What a ticket takes: pictures of the device. [WAR-4] */
export const photosWanted: Wanted = { field: 'photos', ...pictures };
/** What a registration takes: pictures of the receipt. [WAR-1] */
export const receiptWanted: Wanted = { field: 'receipt', ...pictures };

/** Links stored pictures to their owner and the row that they belong to. */
export async function writePapers(
  tx: Tx,
  ctx: Ctx,
  photos: readonly KeptFile[],
  of: { deviceId: number | null; userId: number; ticketId: number | null; claimId?: number },
): Promise<void> {
  if (photos.length === 0) return;
  const kind = of.ticketId === null ? ('receipt' as const) : ('photo' as const);
  await tx.insert(warrantyPapers).values(photos.map(({ id, file, bytes }) => ({ id, file, bytes, ...of, kind, createdAt: ctx.now })));
}

/** The receipt of a registration that was confirmed stands with the device from then on. [WAR-8] */
export async function claimPapers(tx: Tx, { claimId, deviceId }: { claimId: number; deviceId: number }): Promise<void> {
  await tx.update(warrantyPapers).set({ deviceId }).where(eq(warrantyPapers.claimId, claimId));
}

/** How many pictures of a receipt came with a registration. */
export async function paperCount(tx: Tx, claimId: number): Promise<number> {
  const [found] = await tx.select({ papers: count() }).from(warrantyPapers).where(eq(warrantyPapers.claimId, claimId));
  return found?.papers ?? 0;
}
