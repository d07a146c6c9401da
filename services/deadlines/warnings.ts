import { sql } from '@payloadcms/db-postgres/drizzle';
import { warningsOf, type PromiseKind } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { outbox } from '../store/tables';

/** A warning that sleeps: of which promise, of what, begun when; before it is due or after; and how often it slept again. */
export type Warning = { promise: PromiseKind; subject: string; startsAt: string; when: 'before' | 'after'; again: number };
type Promised = { kind: PromiseKind; subject: string; startsAt: Date; dueAt: Date };

/** A warning as a row of the outbox. A promise that begins twice has two, since its start is part of the id. */
function rowOf(warning: Warning, at: Date): Required<Later> {
  const { promise, subject, startsAt, when, again } = warning;
  return { queue: 'deadlines', kind: 'warn', payload: warning, dueAt: at, id: ['warn', when, promise, subject, startsAt, again].join(':') };
}

/** The warnings (SLA escalation) of a promise that begins, in its own transaction: whoever opens a deadline cannot forget them. [JOB-1] */
export async function keepWarnings(tx: Tx, { kind, subject, startsAt, dueAt }: Promised): Promise<void> {
  const rows = warningsOf(kind, dueAt).map(({ when, at }) => rowOf({ promise: kind, subject, startsAt: startsAt.toISOString(), when, again: 0 }, at));
  if (rows.length === 0) return;
  await tx
    .insert(outbox)
    .values(rows.map((row) => ({ ...row, createdAt: sql`now()` })))
    .onConflictDoNothing();
}

/** Lets a warning that woke too early sleep on, until its promise is due as it stands now. */
export function sleepOn(warning: Warning, at: Date): Later {
  return rowOf({ ...warning, again: warning.again + 1 }, at);
}

/** The warnings that still sleep move with their deadlines, earlier or later; one that has woken compares by itself. [JOB-3] */
export async function moveWarnings(tx: Tx, moved: readonly Promised[]): Promise<void> {
  const wakes = moved.flatMap(({ kind, subject, startsAt, dueAt }) =>
    warningsOf(kind, dueAt).map(({ when, at }) => ({ promise: kind, subject, startsAt: startsAt.toISOString(), when, at: at.toISOString() })),
  );
  if (wakes.length === 0) return;
  await tx.execute(sql`
    update outbox o set due_at = w.at
    from jsonb_to_recordset(${JSON.stringify(wakes)}::jsonb) as w (promise text, subject text, "startsAt" text, "when" text, at timestamptz)
    where o.relayed_at is null and o.done_at is null and o.queue = 'deadlines' and o.kind = 'warn' and o.payload ->> 'subject' = w.subject
      and o.payload ->> 'promise' = w.promise and o.payload ->> 'startsAt' = w."startsAt" and o.payload ->> 'when' = w."when"`);
  await tx.execute(sql`select pg_notify('outbox', '')`);
}
