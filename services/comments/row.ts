import { eq } from '@payloadcms/db-postgres/drizzle';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { comments } from '../store/schema.generated';

export type CommentRow = typeof comments.$inferSelect;

/** Staff's promise to look at a comment, by the name that deadlines know it. */
export const COMMENT_PROMISE = 'comments.check';

/** The subject of a comment's promise and audit lines. */
export const commentSubject = (id: number) => subjectOf('comment', id);

/** A comment, locked: its writer and staff take turns here. */
export async function lockComment(tx: Tx, id: number): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  return row ?? null;
}
