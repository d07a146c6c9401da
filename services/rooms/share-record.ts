import { sql } from '@payloadcms/db-postgres/drizzle';
import { sharedUntil, type SharedPart } from '#domain/consultations/room';
import { scopeOfShare } from '#domain/health/share';
import { recordTypes } from '#domain/records/types/all';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { verifiedRole } from '../doctors/whose';
import { seeFile } from '../health/own-file';
import { openForConsultation } from '../health/store/consultation-rights';
import { lastOfEach, readingBy, type ReadingRow } from '../health/store/readings';
import { fileToWrite } from '../health/store/records';
import { countsWithin } from '../health/store/shares';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { noRoom, roomOf } from './here';
import { roomKeyOf } from '../meetings/keys';
import { sayIn, type Said } from './said';

/** What of a file can be shown to a doctor: one type of the last three months, its last reading alone, or the health history. */
export type RecordChoice = { type: string; n: number; last: { ref: string; measuredAt: Date } | null };
const PERIOD = 'quarter';
const CODES = recordTypes.map(({ code }) => code);

/** What the patient's side may share here: the types of which the file has something. [CONS-7] */
export const recordChoices = service('rooms.visit', async (ctx, ref: string) => {
  const here = await roomOf(ctx.rt.db, ctx, ref, 'patient');
  if (!here.ok) return here;
  if (here.value.role !== 'patient') return noRoom;
  const scope = scopeOfShare({ types: [...CODES, 'ehr'], period: PERIOD, sensitive: false }, ctx.now);
  const seen = await seeFile(ctx, {
    ...{ action: 'health.share', whose: { ref: here.value.side.memberRef }, door: 'page' },
    entries: lastOfEach(CODES),
    besides: { counts: countsWithin(scope) },
  });
  if (!seen.ok) return seen;
  const { counts } = seen.value.besides as { counts: { types: Record<string, number> } };
  const last = new Map((seen.value.entries as ReadingRow[]).map((row) => [row.type, { ref: row.ref, measuredAt: new Date(row.measured_at) }]));
  const choices: RecordChoice[] = [...CODES, 'ehr'].flatMap((type) => {
    const [n, one] = [counts.types[type] ?? 0, last.get(type) ?? null];
    return n > 0 || one ? [{ type, n, last: one }] : [];
  });
  return ok({ choices, until: sharedUntil(here.value.meeting.startsAt) });
});

/**
 * The patient's side shows the doctor a part of the file: the message and the right are one commit, and the right ends three days
 * after the time is over, or when they say. What is private goes along only where that very reading was chosen. [CONS-7, CONS-10, ROLE-4]
 */
export const shareRecord = service(
  'rooms.visit',
  async (ctx, ref: string, { clientId, part }: { clientId: string; part: SharedPart }): Promise<Result<Said>> => {
    const { db } = ctx.rt;
    const here = await roomOf(db, ctx, ref, 'patient');
    if (!here.ok) return here;
    if (here.value.role !== 'patient') return noRoom;
    const { room, meeting, reservation, side } = here.value;
    const doctorUserId = await accountOf(db, ctx, meeting.doctorId);
    const key = await roomKeyOf(db, ctx.rt, { roomId: room.id, patientId: reservation.patientId });
    if (!key || doctorUserId === null) return noRoom;
    const chosen = await choose(ctx, side.memberRef, part);
    if (!chosen.ok) return chosen;
    return commit<Said>(ctx, async (tx) => {
      const file = await fileToWrite(tx, ctx, { ref: side.memberRef }, 'health.share');
      if (file?.memberId !== reservation.patientId) return noRoom;
      const right = () =>
        openForConsultation(tx, ctx, {
          ...chosen.value,
          memberId: file.memberId,
          doctorUserId,
          consultationId: meeting.id,
          endsAt: sharedUntil(meeting.startsAt),
        });
      const said = await sayIn(tx, ctx, here.value, key, { clientId, kind: 'record', words: null, right, marks: 0, files: [] });
      if (!said.ok) return said;
      const audit = { action: 'consultations.share', subject: `room:${room.id}`, facts: { seq: said.value.seq } };
      return { value: said.value, audit: said.value.before ? [] : audit };
    });
  },
);

type Chosen = ReturnType<typeof scopeOfShare> & { recordId: number | null };

async function choose(ctx: Ctx, memberRef: string, part: SharedPart): Promise<Result<Chosen>> {
  if ('type' in part) {
    if (![...CODES, 'ehr'].includes(part.type)) return refuse('rooms.record.unknown', undefined, { field: 'part' });
    const scope = scopeOfShare({ types: [part.type], period: PERIOD, sensitive: false }, ctx.now);
    // The history has no time of measuring: all of it as it stands.
    return ok({ ...scope, ...(part.type === 'ehr' ? { from: null } : {}), recordId: null });
  }
  const seen = await seeFile(ctx, { action: 'health.share', whose: { ref: memberRef }, door: 'page', entries: readingBy(part.reading), needsEntry: true });
  const [row] = seen.ok ? (seen.value.entries as (ReadingRow & { sensitive: boolean })[]) : [];
  if (!row || row.deleted_at !== null) return refuse('rooms.record.unknown', undefined, { field: 'part' });
  return ok({ types: [row.type], from: null, to: null, sensitive: row.sensitive, recordId: row.id });
}

/** The account of a doctor who is verified now. */
async function accountOf(tx: Tx, { now }: Ctx, doctorId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`select role.user_id from doctors d ${verifiedRole(now)} where d.id = ${doctorId} limit 1`);
  return rows[0]?.user_id ?? null;
}
