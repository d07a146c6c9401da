import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { parseEnrolmentCode } from '#domain/academy/code';
import type { CohortTimes } from '#domain/academy/cohort';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { cohorts } from '../store/schema.generated';
import { enrolments } from '../store/tables';

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** An enrolment, locked: its student, payments and the clock take turns here. */
export async function lockEnrolment(tx: Tx, id: number): Promise<EnrolmentRow | null> {
  const [row] = await tx.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  return row ?? null;
}

/** The account’s own enrolment by its number; another’s is as absent as none. */
export async function myEnrolment(tx: Tx, userId: number, code: string): Promise<EnrolmentRow | null> {
  const read = parseEnrolmentCode(code);
  if (!read.ok) return null;
  const [row] = await tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.code, read.value), eq(enrolments.userId, userId)));
  return row ?? null;
}

/** The subject of an enrolment’s history and audit lines. */
export function enrolmentSubject(id: number): string {
  return subjectOf('enrolment', id);
}

/** When a group begins, and when one can enrol in it. */
export async function cohortTimes(tx: Tx, cohortId: number): Promise<(CohortTimes & { priceToman: number; course: number }) | null> {
  const [row] = await tx.select().from(cohorts).where(eq(cohorts.id, cohortId));
  if (!row) return null;
  const { startsAt, enrolFrom, enrolUntil, priceToman, course } = row;
  return { startsAt: new Date(startsAt), enrolFrom: new Date(enrolFrom), enrolUntil: new Date(enrolUntil), priceToman, course };
}
