import { createHash } from 'node:crypto';
import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { SummarySaid } from '#domain/consultations/summary';
import { ok, refuse, type Result } from '#domain/result';
import { noteConversation } from '../health/store/conversation';
import { signWords } from '../papers/sign';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { consultationSummaries } from '../store/tables';
import { MEETINGS } from '../transitions/nouns';
import { note, transition } from '../transitions/transition';
import { doctorNamed } from '../doctors/doctor-name';
import { noRoom, roomOf } from './here';
import { roomKeyOf, type RoomKey } from '../meetings/keys';
import { lockMeeting, meetingSubject } from '../meetings/row';

/** A summary as it was signed: which version, by when, and its signature. */
export type Summary = SummarySaid & { version: number; signedAt: Date; signed: boolean };
type Written = { version: number };

const placeOf = (version: number) => `summary ${version}`;
const notEnded = refuse('rooms.summary.not-ended', undefined, { status: 409 });

/**
 * The doctor sums a talk up: advice and prescription, signed, for the patient. What was written stays; a correction is the next
 * version. The form says which version it was written over, so that of two at once one is told. [CONS-10]
 */
export const sumUp = service(
  'rooms.attend',
  async (ctx, ref: string, { once, over, said }: { once: string; over: number; said: SummarySaid }): Promise<Result<Written>> => {
    const { db } = ctx.rt;
    const here = await roomOf(db, ctx, ref, 'doctor');
    if (!here.ok) return here;
    const { room, meeting, reservation } = here.value;
    return commitOnce<Written>(ctx, { form: 'consultation summary', key: once, body: { ref, over, hash: hashOf(meeting.id, 0, said) } }, async (tx) => {
      const row = await lockMeeting(tx, meeting.id);
      const key = row && (await roomKeyOf(tx, ctx.rt, { roomId: room.id, patientId: reservation.patientId }));
      if (!row || !key) return noRoom;
      if (row.state !== 'ended' && row.state !== 'summarised') return notEnded;
      const [last] = (await rowsOf(tx, row.id)).slice(-1);
      if ((last?.version ?? 0) !== over) return refuse('common.changed-meanwhile', undefined, { status: 409 });
      const version = over + 1;
      const hash = hashOf(row.id, version, said);
      const sealed = key.seal(placeOf(version), JSON.stringify(said));
      const signature = signWords(ctx.rt.settings, wordsOf(row.id, version, hash));
      await tx
        .insert(consultationSummaries)
        .values({ consultationId: row.id, version, sealed, hash, signature, signedBy: ctx.actor.userId, signedAt: ctx.now });
      if (row.state === 'ended') {
        const made = await transition(tx, ctx, MEETINGS, row, { event: 'summarise', who: 'doctor' });
        if (!made.ok) return made;
      } else await note(tx, ctx, MEETINGS, row, { event: 'correct', facts: { version } });
      await noteConversation(tx, ctx, {
        ...{ memberId: reservation.patientId, roomId: room.id, action: 'rooms.sum-up', messages: version },
        ...{ relation: 'consultation', rightId: null },
      });
      return { value: { version }, audit: { action: 'consultations.sum-up', subject: meetingSubject(row.id), facts: { version } } };
    });
  },
);

/** What a doctor left of a talk, the newest version last, for its patient. [CONS-10] */
export const mySummaries = service('rooms.visit', async (ctx, ref: string) => {
  const here = await roomOf(ctx.rt.db, ctx, ref, 'patient');
  if (!here.ok) return here;
  const { room, meeting, reservation } = here.value;
  const key = await roomKeyOf(ctx.rt.db, ctx.rt, { roomId: room.id, patientId: reservation.patientId });
  return key ? ok({ versions: await versionsOf(ctx.rt.db, meeting.id, key), doctor: await doctorNamed(ctx, meeting.doctorId) }) : noRoom;
});

/** The versions of a summary, opened. */
export async function versionsOf(tx: Tx, consultationId: number, key: RoomKey): Promise<Summary[]> {
  return (await rowsOf(tx, consultationId)).map(({ version, sealed, signedAt, signature }) => ({
    ...(JSON.parse(key.open(placeOf(version), sealed)) as SummarySaid),
    ...{ version, signedAt, signed: signature !== null },
  }));
}

async function rowsOf(tx: Tx, consultationId: number) {
  return tx.select().from(consultationSummaries).where(eq(consultationSummaries.consultationId, consultationId)).orderBy(asc(consultationSummaries.version));
}

/** A hash of what is signed, of which meeting and version: another order of the same words is another. */
function hashOf(consultationId: number, version: number, { advice, diagnosis, lines }: SummarySaid): string {
  const words = JSON.stringify([consultationId, version, advice, diagnosis, lines.map(({ medicine, dose, times, days }) => [medicine, dose, times, days])]);
  return createHash('sha256').update(words).digest('base64url');
}

/** What the portal signs of a summary: no word of it, and enough to say of which it is. */
const wordsOf = (consultationId: number, version: number, hash: string): string => `summary.${consultationId}.${version}.${hash}`;
