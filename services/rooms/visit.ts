import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { liveMeetingStates, type MeetingState } from '#domain/consultations/meeting';
import { standingOf, type MessageKind, type RoomRole, type RoomStanding } from '#domain/consultations/room';
import { endOfSlot } from '#domain/consultations/hold';
import { ageOn } from '#domain/records/class-of';
import { tehranDay } from '#domain/calendars/day';
import { ok, type Result } from '#domain/result';
import { sharesBy, type SharedRecord } from '../health/store/consultation-rights';
import { patientCard } from '../health/store/conversation';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Change } from '../store/commit';
import { consultations, roomMembers } from '../store/tables';
import { patientEnters } from '../meetings/acts';
import { doctorNamed } from '../doctors/doctor-name';
import { noRoom, roomOf, type Here, type Rooms } from './here';
import { roomKeyOf, type RoomKey } from '../meetings/keys';
import { messagesAfter, noteHere, placeOf } from './said';
import { versionsOf, type Summary } from './summaries';

/** A file of a message: a picture comes with a small one that is shown first. */
export type ShownFile = {
  id: string;
  kind: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  preview: string | null;
};
/** A message as both sides read it. */
export type ShownMessage = {
  seq: number;
  kind: MessageKind;
  role: RoomRole;
  mine: boolean;
  at: Date;
  words: string | null;
  files: ShownFile[];
  record: SharedRecord | null;
};

/** A room as somebody who belongs there sees it. */
export type RoomPage = {
  ref: string;
  code: string;
  role: RoomRole;
  doctor: { name: string; slug: string | null };
  patient: { name: string; age: number | null; gender: 'female' | 'male' | null; memberRef: string };
  state: MeetingState;
  standing: RoomStanding;
  startsAt: Date;
  endsAt: Date;
  openFrom: Date;
  patientEnteredAt: Date | null;
  doctorActedAt: Date | null;
  /** How far the other side has read. */ readSeq: number;
  lastSeq: number;
  /** How many earlier messages are not shown. */ earlier: number;
  messages: ShownMessage[];
  summary: Summary | null;
  now: Date;
};

const AT_ONCE = 200;

/** The room as its patient sees it; to open it while it is open is to come in. [CONS-7] */
export const visitRoom = service('rooms.visit', (ctx, ref: string): Promise<Result<RoomPage>> => look(ctx, ref, 'patient'));
/** The room as its doctor sees it; to open it is to be seen, and not to do anything. [CONS-6, CONS-7] */
export const attendRoom = service('rooms.attend', (ctx, ref: string): Promise<Result<RoomPage>> => look(ctx, ref, 'doctor'));

async function look(ctx: Rooms, ref: string, role: RoomRole): Promise<Result<RoomPage>> {
  const { db } = ctx.rt;
  const found = await roomOf(db, ctx, ref, role);
  if (!found.ok) return found;
  const came = await commit<null>(ctx, (tx) => comeIn(tx, ctx, found.value));
  if (!came.ok) return came;
  const here = await roomOf(db, ctx, ref, role);
  if (!here.ok) return here;
  const { room, meeting, reservation } = here.value;
  const key = await roomKeyOf(db, ctx.rt, { roomId: room.id, patientId: reservation.patientId });
  if (!key) return noRoom;
  const from = Math.max(0, room.lastSeq - AT_ONCE);
  const [rows, card, doctor, versions, others] = await Promise.all([
    messagesAfter(db, room.id, from, AT_ONCE),
    patientCard(db, reservation.patientId),
    doctorNamed(ctx, meeting.doctorId),
    versionsOf(db, meeting.id, key),
    db
      .select({ read: sql<number>`max(${roomMembers.readSeq})::int` })
      .from(roomMembers)
      .where(and(eq(roomMembers.roomId, room.id), eq(roomMembers.role, role === 'doctor' ? 'patient' : 'doctor'))),
  ]);
  const shared = await sharesBy(
    db,
    rows.flatMap(({ rightId }) => rightId ?? []),
  );
  return ok({
    ...{ ref, role, doctor, code: reservation.code, state: meeting.state, standing: standingOf(room, ctx.now) },
    ...{ startsAt: meeting.startsAt, endsAt: endOfSlot(meeting.startsAt), openFrom: room.openFrom },
    ...{ patientEnteredAt: meeting.patientEnteredAt, doctorActedAt: meeting.doctorActedAt },
    patient: {
      name: card.name,
      age: card.birthDay === null ? null : ageOn(card.birthDay, tehranDay(ctx.now)),
      gender: card.gender,
      memberRef: card.ref,
    },
    ...{ readSeq: others[0]?.read ?? 0, lastSeq: room.lastSeq, earlier: from },
    messages: rows.map((row) => shownMessage(row, key, ctx.actor.userId, shared)),
    summary: versions.at(-1) ?? null,
    now: ctx.now,
  });
}

function shownMessage(row: Awaited<ReturnType<typeof messagesAfter>>[number], key: RoomKey, userId: number, shared: Map<number, SharedRecord>): ShownMessage {
  const { seq, kind, role, authorId, at, sealed, rightId, files } = row;
  const shown = files.filter(({ position }) => kind !== 'image' || position % 2 === 0);
  return {
    ...{ seq, kind, role, at, mine: authorId === userId },
    words: sealed === null ? null : key.open(placeOf(seq), sealed),
    files: shown.map(({ id, kind: type, bytes, width, height, seconds, position }) => ({
      ...{ id, kind: type, bytes, width, height, seconds },
      preview: kind === 'image' ? (files.find((one) => one.position === position + 1)?.id ?? null) : null,
    })),
    record: rightId === null ? null : (shared.get(rightId) ?? null),
  };
}

/** Comes in: how far one has read, that the patient is there or the doctor was seen, and the line of who reads about somebody else. Looking again changes nothing. */
async function comeIn(tx: Tx, ctx: Rooms, here: Here): Promise<Change<null>> {
  const { room, meeting, role } = here;
  const { userId } = ctx.actor;
  const live = (liveMeetingStates as readonly string[]).includes(meeting.state) && standingOf(room, ctx.now) === 'open';
  if (live && role === 'patient' && meeting.patientEnteredAt === null) await patientEnters(tx, meeting.id, ctx.now);
  if (live && role === 'doctor' && meeting.doctorSeenAt === null)
    await tx
      .update(consultations)
      .set({ doctorSeenAt: sql`coalesce(${consultations.doctorSeenAt}, ${ctx.now})` })
      .where(eq(consultations.id, meeting.id));
  await tx
    .insert(roomMembers)
    .values({ roomId: room.id, userId, role, readSeq: room.lastSeq, enteredAt: ctx.now })
    .onConflictDoUpdate({
      target: [roomMembers.roomId, roomMembers.userId],
      set: { readSeq: sql`greatest(${roomMembers.readSeq}, excluded.read_seq)` },
      setWhere: sql`${roomMembers.readSeq} < excluded.read_seq`,
    });
  if (room.lastSeq > 0 || role === 'doctor') await noteHere(tx, ctx, here, room.lastSeq);
  return { value: null, audit: [] };
}
