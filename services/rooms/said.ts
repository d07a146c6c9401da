import { and, asc, count, eq, gt, sql } from '@payloadcms/db-postgres/drizzle';
import { SAID_AT_ONCE, MOST_SAID, notNow, type MessageKind } from '#domain/consultations/room';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { noteConversation } from '../health/store/conversation';
import type { Tx } from '../runtime';
import { chatFiles, chatMessages, rooms } from '../store/tables';
import { doctorActs, patientEnters } from '../meetings/acts';
import type { Here, Rooms } from './here';
import type { RoomKey } from '../meetings/keys';

/** A message before it has its number. */
export type ToSay = {
  clientId: string;
  kind: MessageKind;
  /** What is said, to be sealed; none of a record alone. */ words: string | null;
  /** Opens the record that it shows, once the message has its number; null where that is open already. */ right?: () => Promise<number | null>;
  marks: number;
  files: readonly SealedFile[];
};
/** A file that lies sealed in the store. */
export type SealedFile = Omit<typeof chatFiles.$inferSelect, 'roomId' | 'seq' | 'position'>;
export type Said = { seq: number; /** Whether it had been said before. */ before: boolean };

/** What a message's words are sealed as: they open in its place alone. */
export const placeOf = (seq: number) => `message ${seq}`;

const closed = refuse('rooms.closed', undefined, { status: 409 });

/**
 * Says something in a room, within a transaction: the doctor's deed first, so that a silent doctor's clock finds it or was before;
 * then the room's row, by which numbers are gapless and in the order of the commits; sent twice at once, it is said once. [CONS-6, CONS-7]
 */
export async function sayIn(tx: Tx, ctx: Rooms, here: Here, key: RoomKey, message: ToSay): Promise<Result<Said>> {
  const { room, meeting, role } = here;
  const { userId } = ctx.actor;
  if (role === 'doctor' && notNow(room, ctx.now) === null && !(await doctorActs(tx, meeting.id, ctx.now))) return saidBefore(tx, here, userId, message, closed);
  if (role === 'patient' && notNow(room, ctx.now) === null) await patientEnters(tx, meeting.id, ctx.now);
  const [now] = await tx.select().from(rooms).where(eq(rooms.id, room.id)).for('update');
  if (!now) throw new Error(`room ${room.id} is gone`);
  const shut = notNow(now, ctx.now);
  const before = await saidBefore(tx, here, userId, message, shut);
  if (before.ok || shut) return before;
  const tooMuch = await overLimits(tx, ctx, room.id, now.lastSeq);
  if (tooMuch) return tooMuch;
  const rightId = message.right ? await message.right() : null;
  if (message.right && rightId === null) return refuse('rooms.record.there', undefined, { field: 'part', status: 409 });
  const seq = now.lastSeq + 1;
  await tx.update(rooms).set({ lastSeq: seq }).where(eq(rooms.id, room.id));
  const { clientId, kind, words, marks, files } = message;
  const sealed = words === null ? null : key.seal(placeOf(seq), words);
  await tx.insert(chatMessages).values({ roomId: room.id, seq, authorId: userId, role, clientId, kind, sealed, rightId, marks, at: ctx.now });
  if (files.length > 0) await tx.insert(chatFiles).values(files.map((file, position) => ({ ...file, roomId: room.id, seq, position })));
  await noteHere(tx, ctx, here, seq);
  return ok({ seq, before: false });
}

/** The number under which the same message was said before, or why it is not said now. */
async function saidBefore(tx: Tx, { room }: Here, userId: number, { clientId }: ToSay, otherwise: Refusal | null): Promise<Result<Said>> {
  const [row] = await tx
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, room.id), eq(chatMessages.authorId, userId), eq(chatMessages.clientId, clientId)));
  return row ? ok({ seq: row.seq, before: true }) : (otherwise ?? closed);
}

async function overLimits(tx: Tx, ctx: Rooms, roomId: number, lastSeq: number): Promise<Refusal | null> {
  if (lastSeq >= MOST_SAID) return refuse('rooms.full', undefined, { status: 409 });
  const since = new Date(ctx.now.getTime() - SAID_AT_ONCE.seconds * 1_000);
  const lately = and(eq(chatMessages.roomId, roomId), eq(chatMessages.authorId, ctx.actor.userId), gt(chatMessages.at, since));
  const [row] = await tx.select({ n: count() }).from(chatMessages).where(lately);
  return (row?.n ?? 0) >= SAID_AT_ONCE.messages ? refuse('rooms.too-fast', undefined, { status: 429 }) : null;
}

/** Leaves the line of who read or wrote here about somebody else. [ROLE-4] */
export async function noteHere(tx: Tx, ctx: Rooms, { role, side, room, reservation }: Here, messages: number): Promise<void> {
  const of = { memberId: reservation.patientId, roomId: room.id, action: 'rooms.read', messages } as const;
  if (role === 'doctor') await noteConversation(tx, ctx, { ...of, relation: 'consultation', rightId: null });
  else if (side.rightId !== null) await noteConversation(tx, ctx, { ...of, relation: 'guardian', rightId: side.rightId });
}

export type MessageRow = typeof chatMessages.$inferSelect;
export type FileRow = typeof chatFiles.$inferSelect;

/** What was said in a room after a number, the first one first, with the files of each. */
export async function messagesAfter(tx: Tx, roomId: number, after: number, most: number): Promise<(MessageRow & { files: FileRow[] })[]> {
  const [rows, files] = await Promise.all([
    tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.roomId, roomId), gt(chatMessages.seq, after)))
      .orderBy(asc(chatMessages.seq))
      .limit(most),
    tx
      .select()
      .from(chatFiles)
      .where(and(eq(chatFiles.roomId, roomId), sql`${chatFiles.seq} > ${after}`))
      .orderBy(asc(chatFiles.seq), asc(chatFiles.position)),
  ]);
  return rows.map((row) => ({ ...row, files: files.filter(({ seq }) => seq === row.seq) }));
}
