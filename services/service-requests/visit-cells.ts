import { eq } from '@payloadcms/db-postgres/drizzle';
import { cellsOf, type Hours } from '#domain/service-requests/visits';
import type { Tx } from '../runtime';
import { visitCells } from '../store/tables';

/** Books a provider for the hours of a visit; one who is booked already is refused by the key of the table (`visit_cells_provider_id_cell_pk`). [INP-8: no double booking] */
export async function takeCells(tx: Tx, { providerId, visitId, hours }: { providerId: number; visitId: number; hours: Hours }): Promise<void> {
  await tx.insert(visitCells).values(cellsOf(hours).map((cell) => ({ providerId, cell, visitId })));
}

/** Whoever was booked for a visit is free again. */
export async function freeCells(tx: Tx, visitId: number): Promise<void> {
  await tx.delete(visitCells).where(eq(visitCells.visitId, visitId));
}
