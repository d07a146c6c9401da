import { startDeadline } from '#domain/calendars/deadline';
import type { Clock } from '#domain/calendars/deadline';
import type { Holidays } from '#domain/calendars/calendar';
import type { PromiseKind } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { deadlines } from '../store/tables';
import { keepDueInStep } from './due';
import { keepWarnings } from './warnings';

export type NewDeadline = {
  /** What is promised, e.g. `orders.queue`. */
  kind: PromiseKind;
  /** Whose promise it is, e.g. `order:12`. */
  subject: string;
  clock: Clock;
  startsAt: Date;
  holidays: Holidays;
};

/** Starts a promise's clock in the decision's own transaction; the same promise of the same start is opened once, and warns by itself. [JOB-1, JOB-3] */
export async function openDeadline(tx: Tx, { kind, subject, clock, startsAt, holidays }: NewDeadline): Promise<{ dueAt: Date }> {
  const deadline = startDeadline(clock, startsAt, holidays);
  await tx
    .insert(deadlines)
    .values({ kind, subject, ...deadline })
    .onConflictDoNothing();
  await keepWarnings(tx, { kind, subject, startsAt: deadline.startsAt, dueAt: deadline.dueAt });
  await keepDueInStep(tx, subject);
  return { dueAt: deadline.dueAt };
}
