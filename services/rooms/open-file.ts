import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { RoomRole } from '#domain/consultations/room';
import { ok, type Result } from '#domain/result';
import type { OpenedFile } from '../files/open-stored';
import { roomFile } from '../files/room-file';
import { service } from '../service';
import { commit } from '../store/commit';
import { chatFiles } from '../store/tables';
import { noRoom, roomOf, type Rooms } from './here';
import { roomKeyOf } from '../meetings/keys';
import { noteHere } from './said';

/** Opens a file of a room for its patient's side: whether they belong there is asked each time, and one that lies in another's place does not open. [CONS-7] */
export const visitFile = service('rooms.visit', (ctx, ref: string, file: string): Promise<Result<OpenedFile>> => open(ctx, ref, file, 'patient'));
/** The same for its doctor. [CONS-7, ROLE-4] */
export const attendFile = service('rooms.attend', (ctx, ref: string, file: string): Promise<Result<OpenedFile>> => open(ctx, ref, file, 'doctor'));

async function open(ctx: Rooms, ref: string, file: string, role: RoomRole): Promise<Result<OpenedFile>> {
  const { db, files } = ctx.rt;
  const here = await roomOf(db, ctx, ref, role);
  if (!here.ok) return here;
  const { room, reservation } = here.value;
  if (!/^[0-9a-f]{32}$/.test(file)) return noRoom;
  const [row] = await db
    .select()
    .from(chatFiles)
    .where(and(eq(chatFiles.id, file), eq(chatFiles.roomId, room.id)));
  const key = row && (await roomKeyOf(db, ctx.rt, { roomId: room.id, patientId: reservation.patientId }));
  const stored = key && (await files.read(roomFile(row.id)));
  if (!stored) return noRoom;
  const noted = await commit<null>(ctx, async (tx) => {
    await noteHere(tx, ctx, here.value, row.seq);
    return { value: null, audit: [] };
  });
  if (!noted.ok) return noted;
  const bytes = key.openFile(row.id, stored.bytes);
  return ok({ type: row.kind, size: bytes.length, read: (part) => Promise.resolve(part ? bytes.subarray(part.from, part.to + 1) : bytes) });
}
