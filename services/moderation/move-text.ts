import { marksOf } from '#domain/content/marks';
import type { ModeratedEvent, ModeratedState, Moderator } from '#domain/content/moderated';
import type { Field } from '#domain/fields';
import { ok, type Result } from '#domain/result';
import { nouns, subjectOf } from '#domain/work/nouns';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import type { Tx } from '../runtime';
import { changedMeanwhile, type AuditLine } from '../store/commit';
import type { comments, reviews } from '../store/schema.generated';
import type { Noun, RowOf } from '../transitions/nouns';
import { transition } from '../transitions/transition';

/** What staff do to a public text: the state that was on the screen guards it. */
export type TextMove = {
  event: ModeratedEvent;
  reason?: string;
  /** The text as staff have changed it. */
  body?: string;
  expectedState: ModeratedState;
};
/** The same with its words read. */
export type ReadMove = Omit<TextMove, 'reason' | 'body'> & { reason: string | undefined; body: string | undefined };

/** Reads the words of a move by the fields of its kind of text; what is wrong is said at its field. [LEGAL-3] */
export function readMove({ reason, body, ...move }: TextMove, fields: { reason: Field<string>; body: Field<string> }): Result<ReadMove> {
  const why = reason?.trim() ? fields.reason.read(reason) : null;
  if (why && !why.ok) return { ...why, field: 'reason' };
  const words = move.event === 'edit' ? fields.body.read(body ?? '') : null;
  if (words && !words.ok) return { ...words, field: 'body' };
  return ok({ ...move, reason: why?.value, body: words?.value });
}

type Table = typeof reviews | typeof comments;
export type MovedText = { to: ModeratedState; event: ModeratedEvent; reason: string | undefined; audit: AuditLine };

/** Moves a locked public text: what is deleted has no words left, an edited one is marked anew, and staff's promise is kept. [PROD-5, MAG-3, LEGAL-3, ADM-4] */
export async function moveText<T extends Table>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T, ModeratedState, ModeratedEvent, Moderator>,
  row: RowOf<T> & { id: number; state: ModeratedState },
  { event, reason, body, expectedState }: ReadMove,
): Promise<Result<MovedText>> {
  if (row.state !== expectedState) return changedMeanwhile();
  const words =
    event === 'delete' ? { body: '', marks: '' } : body === undefined ? {} : { body, marks: marksOf(body).join(','), editedAt: ctx.now.toISOString() };
  const set = { ...words, dueAt: null, reason: reason ?? null };
  const made = await transition(tx, ctx, noun, row, { event, who: 'desk', reason, set: set as never });
  if (!made.ok) return made;
  const { to, reason: why } = made.value.moved;
  const subject = subjectOf(noun.word, row.id);
  await closeDeadline(tx, { subject, at: ctx.now });
  const audit = { action: `${nouns[noun.word].table}.${event}`, subject, facts: { from: row.state, to, ...(why ? { reason: why } : {}) } };
  return ok({ to, event, reason: why, audit });
}
