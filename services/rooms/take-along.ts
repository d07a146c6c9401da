import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { ownMember } from '../health/store/names';
import { service } from '../service';
import { consultations, reservations, rooms } from '../store/tables';
import { doctorNamed } from '../doctors/doctor-name';
import { roomKeyOf } from '../meetings/keys';
import { messagesAfter, placeOf } from './said';
import { versionsOf } from './summaries';

/** What of one's own talks is taken along: with whom and when, each word, and what the doctor left; files by what they are. */
export type TakenTalk = {
  code: string;
  doctor: string;
  startsAt: Date;
  state: string;
  messages: { at: Date; by: string; kind: string; words: string | null; files: string[] }[];
  summaries: Awaited<ReturnType<typeof versionsOf>>;
};

const WHOLE = 1_000;

/** One's own talks, opened, the newest first; none while files are held back from this session, or where the file was erased. [DASH-5, CONS-10] */
export const myTalks = service(
  'rooms.visit',
  async (ctx): Promise<TakenTalk[]> => {
    const { db } = ctx.rt;
    const memberId = await ownMember(db, ctx.actor.userId);
    if (memberId === null) return [];
    const rows = await db
      .select({ meeting: consultations, roomId: rooms.id, code: reservations.code })
      .from(reservations)
      .innerJoin(consultations, eq(consultations.reservationId, reservations.id))
      .innerJoin(rooms, eq(rooms.consultationId, consultations.id))
      .where(eq(reservations.patientId, memberId))
      .orderBy(sql`${consultations.startsAt} desc`, asc(consultations.id));
    const talks: TakenTalk[] = [];
    // One after the other: the whole of a life is not opened at once.
    // oxlint-disable-next-line no-await-in-loop
    for (const row of rows) talks.push(...(await taken(ctx, memberId, row)));
    return talks;
  },
  () => [],
);

type Found = { meeting: typeof consultations.$inferSelect; roomId: number; code: string };

async function taken(ctx: Ctx, patientId: number, { meeting, roomId, code }: Found): Promise<TakenTalk[]> {
  const { db } = ctx.rt;
  const key = await roomKeyOf(db, ctx.rt, { roomId, patientId });
  if (!key) return [];
  const [said, summaries, doctor] = await Promise.all([
    messagesAfter(db, roomId, 0, WHOLE),
    versionsOf(db, meeting.id, key),
    doctorNamed(ctx, meeting.doctorId),
  ]);
  if (said.length === 0 && summaries.length === 0) return [];
  const messages = said.map(({ seq, at, role, kind, sealed, files }) => ({
    ...{ at, by: role, kind, words: sealed === null ? null : key.open(placeOf(seq), sealed) },
    files: files.map((file) => file.kind),
  }));
  return [{ code, doctor: doctor.name, startsAt: meeting.startsAt, state: meeting.state, messages, summaries }];
}
