import { inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { MarkKind } from '#domain/consultations/lateness';
import type { MeetingRow } from '../meetings/row';
import type { Tx } from '../runtime';
import { doctorMarks } from '../store/tables';

/** Says of a meeting how its doctor came, or did not; once of each kind. [CONS-6, CONS-8] */
export async function markDoctor(tx: Tx, { id, doctorId }: Pick<MeetingRow, 'id' | 'doctorId'>, kind: MarkKind, at: Date): Promise<void> {
  await tx.insert(doctorMarks).values({ consultationId: id, kind, doctorId, at }).onConflictDoNothing();
}

/** For how many of the talks to which they were called doctors came in time; none of those who were called to none. Public arithmetic, of marks alone. [CONS-8] */
export async function punctualityOf(tx: Tx, doctorIds: readonly number[]): Promise<Map<number, { onTime: number; of: number }>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await tx
    .select({
      doctorId: doctorMarks.doctorId,
      onTime: sql<number>`count(*) filter (where ${doctorMarks.kind} = 'on-time')::int`,
      of: sql<number>`count(*) filter (where ${doctorMarks.kind} in ('on-time', 'late'))::int`,
    })
    .from(doctorMarks)
    .where(inArray(doctorMarks.doctorId, [...doctorIds]))
    .groupBy(doctorMarks.doctorId);
  return new Map(rows.filter(({ of }) => of > 0).map(({ doctorId, onTime, of }) => [doctorId, { onTime, of }]));
}
