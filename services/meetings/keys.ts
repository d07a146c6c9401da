import { eq } from '@payloadcms/db-postgres/drizzle';
import { keyOf, mustKeyOf } from '../health/store/keys';
import type { Runtime, Tx } from '../runtime';
import { closed, closedBytes, newKey, opened, openedBytes } from '../sealed';
import { roomKeys } from '../store/tables';

/** Seals and opens what is one room's: a key of its own, sealed with the key of the patient's file, so that whoever erases the file erases what was said. [CONS-7, CONS-10] */
export type RoomKey = {
  /** A text by its place: what lies in another's place does not open. */
  seal: (place: string, text: string) => string;
  open: (place: string, sealed: string) => string;
  sealFile: (id: string, bytes: Uint8Array) => Buffer;
  openFile: (id: string, sealed: Uint8Array) => Buffer;
};

/** Makes the key of a new room, in the transaction that makes the room. */
export async function makeRoomKey(tx: Tx, rt: Runtime, { roomId, patientId }: { roomId: number; patientId: number }): Promise<void> {
  const member = await mustKeyOf(tx, rt, patientId);
  await tx.insert(roomKeys).values({ roomId, wrapped: member.sealFile(aboutKey(roomId), newKey()).toString('base64url'), madeAt: rt.clock() });
}

/** A room's key; null where the file of its patient was erased. */
export async function roomKeyOf(tx: Tx, rt: Runtime, { roomId, patientId }: { roomId: number; patientId: number }): Promise<RoomKey | null> {
  const [row] = await tx.select({ wrapped: roomKeys.wrapped }).from(roomKeys).where(eq(roomKeys.roomId, roomId));
  const member = row && (await keyOf(tx, rt, patientId));
  if (!member) return null;
  const key = member.openFile(aboutKey(roomId), Buffer.from(row.wrapped, 'base64url'));
  return {
    seal: (place, text) => closed(key, `room ${roomId} ${place}`, Buffer.from(text, 'utf8')),
    open: (place, sealed) => opened(key, `room ${roomId} ${place}`, sealed).toString('utf8'),
    sealFile: (id, bytes) => closedBytes(key, `room ${roomId} file ${id}`, bytes),
    openFile: (id, sealed) => openedBytes(key, `room ${roomId} file ${id}`, Buffer.from(sealed)),
  };
}

const aboutKey = (roomId: number) => `key of room ${roomId}`;
