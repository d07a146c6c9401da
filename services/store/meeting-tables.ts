import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { meetingStates } from '../../domain/consultations/meeting';
import { messageKinds, roomRoles } from '../../domain/consultations/room';
import { at } from './columns';

/*
 * What takes place of what was paid: meetings, the room of each with its sealed thread, and what the doctor writes at its
 * end. No column holds a word of a conversation that is readable without the room's key, which is sealed with the key of the
 * patient's file. Foreign keys, and what is never rewritten, stand in the migration.
 */

const roomId = () => bigint('room_id', { mode: 'number' }).notNull();

/** A meeting of a patient with a doctor at one time; a reservation that is moved has one after the other, of which one is live. [CONS-6] */
export const consultations = pgTable(
  'consultations',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id').notNull(),
    /** Which of its reservation's meetings it is, from 1. */
    ordinal: smallint('ordinal').notNull(),
    doctorId: integer('doctor_id').notNull(),
    startsAt: at('starts_at').notNull(),
    state: text('state', { enum: meetingStates }).notNull(),
    /** When the patient's side first came in, and the doctor was first seen there. */
    patientEnteredAt: at('patient_entered_at'),
    doctorSeenAt: at('doctor_seen_at'),
    /** When the doctor first did something there, and last: a message, the call, or that they are here. */
    doctorActedAt: at('doctor_acted_at'),
    doctorLastAt: at('doctor_last_at'),
    /** How often the clock of a silent doctor was armed. */
    silenceNo: smallint('silence_no').notNull().default(0),
    endedAt: at('ended_at'),
    /** Why it did not take place as it was booked: what was searched for another time, and what was found. No word of health. */
    why: jsonb('why').$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('consultations_live')
      .on(t.reservationId)
      .where(sql`${t.state} in ('waiting', 'running')`),
    uniqueIndex('consultations_ordinal').on(t.reservationId, t.ordinal),
    index('consultations_due')
      .on(t.startsAt)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index('consultations_doctor').on(t.doctorId, t.startsAt),
    check('consultations_ordinal_counts', sql`${t.ordinal} > 0 and ${t.silenceNo} >= 0`),
    check('consultations_acts', sql`(${t.doctorActedAt} is null) = (${t.doctorLastAt} is null) and ${t.doctorLastAt} >= ${t.doctorActedAt}`),
    check('consultations_ended', sql`(${t.state} in ('waiting', 'running')) = (${t.endedAt} is null)`),
  ],
);

/** The room of a meeting: it numbers what is said in it, one after the other, while it is open. [CONS-7] */
export const rooms = pgTable(
  'rooms',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** 128 random bits: its name in addresses. */
    ref: text('ref').notNull(),
    consultationId: integer('consultation_id').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    openFrom: at('open_from').notNull(),
    openUntil: at('open_until').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('rooms_ref').on(t.ref),
    uniqueIndex('rooms_consultation').on(t.consultationId),
    check('rooms_ref_is_random', sql`length(${t.ref}) = 22`),
    check('rooms_times', sql`${t.openUntil} > ${t.openFrom} and ${t.lastSeq} >= 0`),
  ],
);

/** The key of a room's words and files, sealed with the key of the patient's file: whoever erases the file erases them. */
export const roomKeys = pgTable('room_keys', {
  roomId: bigint('room_id', { mode: 'number' }).primaryKey(),
  wrapped: text('wrapped').notNull(),
  madeAt: at('made_at').notNull(),
});

/** How far an account has read in a room. Whether it may read there is asked each time. */
export const roomMembers = pgTable(
  'room_members',
  {
    roomId: roomId(),
    userId: integer('user_id').notNull(),
    role: text('role', { enum: roomRoles }).notNull(),
    readSeq: integer('read_seq').notNull().default(0),
    enteredAt: at('entered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.userId] }), index('room_members_user').on(t.userId)],
);

/** What was said in a room, by number: gapless, in the order in which it was said, never changed. [CONS-7] */
export const chatMessages = pgTable(
  'chat_messages',
  {
    roomId: roomId(),
    seq: integer('seq').notNull(),
    authorId: integer('author_id').notNull(),
    role: text('role', { enum: roomRoles }).notNull(),
    /** The form's own name of it, so that what is sent twice is said once. */
    clientId: text('client_id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    /** Its words, or what is said of its files, sealed with the room's key. */
    sealed: text('sealed'),
    /** The right to a record of the file of health that it gave. */
    rightId: bigint('right_id', { mode: 'number' }),
    /** How often it names a way to meet elsewhere (a phone, a link): a number, never which. */
    marks: smallint('marks').notNull().default(0),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    uniqueIndex('chat_messages_client').on(t.roomId, t.authorId, t.clientId),
    index('chat_messages_author').on(t.authorId),
    check('chat_messages_seq', sql`${t.seq} > 0 and ${t.marks} >= 0`),
    check('chat_messages_client_is_short', sql`length(${t.clientId}) between 8 and 40`),
    check('chat_messages_say', sql`${t.kind} <> 'text' or ${t.sealed} is not null`),
    check('chat_messages_share', sql`(${t.kind} = 'record') = (${t.rightId} is not null) and (${t.kind} <> 'record' or ${t.role} = 'patient')`),
  ],
);

/** A message's files; they lie sealed in the store under their number. */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: text('id').primaryKey(),
    roomId: roomId(),
    seq: integer('seq').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** How large a picture is, how long a voice. */
    width: smallint('width'),
    height: smallint('height'),
    seconds: smallint('seconds'),
  },
  (t) => [
    uniqueIndex('chat_files_message').on(t.roomId, t.seq, t.position),
    check('chat_files_kind', sql`${t.kind} in ('image/webp', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav')`),
    check('chat_files_id_is_random', sql`${t.id} ~ '^[0-9a-f]{32}$' and ${t.bytes} > 0 and ${t.position} >= 0`),
  ],
);

/** What a doctor leaves a patient with: advice and a prescription, signed. A correction is a new version; the one before stays. [CONS-10] */
export const consultationSummaries = pgTable(
  'consultation_summaries',
  {
    consultationId: integer('consultation_id').notNull(),
    version: smallint('version').notNull(),
    /** Advice, diagnosis and the lines of the prescription, sealed with the room's key. */
    sealed: text('sealed').notNull(),
    /** What was signed, as a hash of it, and the portal's signature over that. */
    hash: text('hash').notNull(),
    signature: text('signature'),
    signedBy: integer('signed_by').notNull(),
    signedAt: at('signed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.version] }),
    index('consultation_summaries_signer').on(t.signedBy),
    check('consultation_summaries_version', sql`${t.version} > 0`),
    check('consultation_summaries_hash', sql`${t.hash} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
);

/** Texts that a doctor writes often, with places for the patient's name and the like. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (t) => [uniqueIndex('reply_templates_title').on(t.userId, t.title), check('reply_templates_words', sql`${t.title} <> '' and ${t.body} <> ''`)],
);
