import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Moved } from '#domain/lifecycle';
import { ok, type Result } from '#domain/result';
import { nounOf, subjectOf } from '#domain/work/nouns';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { changedMeanwhile } from '../store/commit';
import type { comments, groups, reviews } from '../store/schema.generated';
import { events } from '../store/tables';
import { stopPenalised } from './closed-by-penalty';
import type { Asked, Noun, NounTable, RowOf } from './nouns';

type Facts = Readonly<Record<string, string | number>>;
type Line = { event: string; from: string | null; to: string; reason?: string | null; facts?: Facts };
/** What is not the caller's to write: the state and since when, and the due time of what follows its promises (`deadlines/due.ts`). A group's moves with its state, and the tables of public texts want one in the very statement that lets a text wait. */
type Ours<T extends NounTable> = 'state' | 'stateSince' | (T extends typeof groups | typeof reviews | typeof comments ? never : 'dueAt');
type Columns<T extends NounTable> = Partial<Omit<T['$inferInsert'], 'id' | 'updatedAt' | Ours<T>>>;

/** What a transition made: the row after it, and the move with the notice that it tells. */
export type Transition<T extends NounTable, State extends string, Event extends string> = { row: RowOf<T>; moved: Moved<State, Event> };

/**
 * One transition of a document's state machine, and the only writer of its state: decided by the life cycle, written while
 * the row is still in the state that it was read in (409 when somebody was first), and told by one line of its history.
 * The row is locked by the caller, who says what else changes with it; `set` goes into the same update. [ADM-4]
 */
export async function transition<T extends NounTable, State extends string, Event extends string, Who, Standing>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T, State, Event, Who, Standing>,
  row: RowOf<T>,
  { set, facts, ...asked }: Asked<Event, Who, Standing> & { set?: Columns<T>; facts?: Facts },
): Promise<Result<Transition<T, State, Event>>> {
  const decided = noun.decide(row, asked as Asked<Event, Who, Standing>);
  if (!decided.ok) return decided;
  const { event, from, to, reason } = decided.value;
  const id = row['id'] as number | string;
  const [after] = await tx
    .update(noun.table as PgTable)
    .set({ ...set, state: to, ...stamps(noun.table, ctx) })
    .where(and(eq(noun.table.id, id), eq(noun.table.state, from)))
    .returning();
  if (!after) return changedMeanwhile();
  await write(tx, ctx, [subjectOf(noun.word, id)], { event, from, to, reason, facts });
  return ok({ row: after as RowOf<T>, moved: decided.value });
}

/** A transition that is legal wherever it is asked for: that it is refused is a bug. */
export function certain<T>(made: Result<T>, what: string): T {
  if (!made.ok) throw new Error(`${what}: ${made.code}`);
  return made.value;
}

/** New documents in the first state of their life, each with the first line of its history; none where the first thing that happens to it comes later. Ends the commit where a penalty closes them to whoever asks. */
export async function begin<T extends NounTable, State extends string, Event extends string, Who, Standing>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T, State, Event, Who, Standing>,
  documents: readonly Omit<T['$inferInsert'], Ours<T>>[],
  line: { event: string; reason?: string } | null,
  { unlessThere = false } = {},
): Promise<RowOf<T>[]> {
  if (documents.length === 0) return [];
  await stopPenalised(tx, ctx, noun.word);
  const { stateSince } = stamps(noun.table, ctx);
  const { start } = nounOf(noun.word).cycles[0];
  const values = documents.map((one) => ({ ...one, state: start, ...(stateSince ? { stateSince } : {}) }));
  const insert = tx.insert(noun.table as PgTable).values(values);
  const rows = (await (unlessThere ? insert.onConflictDoNothing().returning() : insert.returning())) as RowOf<T>[];
  const subjects = rows.map((row) => subjectOf(noun.word, row['id'] as number | string));
  if (line) await write(tx, ctx, subjects, { ...line, from: null, to: start });
  return rows;
}

/** The same of one document. */
export async function beginOne<T extends NounTable, State extends string, Event extends string, Who, Standing>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T, State, Event, Who, Standing>,
  document: Omit<T['$inferInsert'], Ours<T>>,
  line: { event: string; reason?: string },
): Promise<RowOf<T>> {
  const [row] = await begin(tx, ctx, noun, [document], line);
  if (!row) throw new Error(`a row of ${noun.word} was not made`);
  return row;
}

/** Something that happened to a locked document without moving it. [ADM-4] */
export async function note<T extends NounTable, State extends string>(
  tx: Tx,
  ctx: Ctx,
  noun: Pick<Noun<T, State, never, never>, 'word'>,
  { id, state }: { id: number | string; state: State },
  { event, reason, facts }: { event: string; reason?: string | null; facts?: Facts },
): Promise<void> {
  await write(tx, ctx, [subjectOf(noun.word, id)], { event, from: state, to: state, reason, facts });
}

async function write(tx: Tx, ctx: Ctx, subjects: readonly string[], { event, from, to, reason = null, facts = {} }: Line): Promise<void> {
  if (subjects.length === 0) return;
  const line = { event, fromState: from, toState: to, actor: actorName(ctx.actor), reason, facts, at: ctx.now };
  await tx.insert(events).values(subjects.map((subject) => ({ subject, ...line })));
}

/** Since when, where the table keeps it. */
function stamps(table: NounTable, { now }: Ctx): { stateSince?: string; updatedAt?: string } {
  const at = now.toISOString();
  return { ...('stateSince' in table ? { stateSince: at } : {}), ...('updatedAt' in table ? { updatedAt: at } : {}) };
}
