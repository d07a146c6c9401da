import { and, eq, or, sql } from '@payloadcms/db-postgres/drizzle';
import { commentText } from '#domain/comments/fields';
import { refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { authors, authors_locales, posts, posts_rels } from '../store/schema.generated';
import { COMMENTS } from '../transitions/nouns';
import { beginOne, certain, note, transition } from '../transitions/transition';
import { tellWriter } from './move';
import { commentSubject, lockComment, type CommentRow } from './row';

export type NewAnswer = {
  commentId: number;
  body: string;
  /** In whose name: an author or the reviewer of the article; nobody's is the editors'. */
  author: number | null;
};

/** Staff answer a comment that is shown, in the editors' name or in that of whoever wrote or reviewed the article; one level deep. It is on the page at once, and the comment's writer is told. [MAG-3] */
export const answerComment = service('comments.answer', async (ctx, { commentId, body, author }: NewAnswer): Promise<Result<{ id: number }>> => {
  const words = commentText.read(body);
  if (!words.ok) return { ...words, field: 'body' };
  const at = ctx.now.toISOString();
  return commit<{ id: number }>(ctx, async (tx) => {
    const row = await lockComment(tx, commentId);
    if (!row) return refuse('comments.unknown', undefined, { status: 404 });
    if (row.parent !== null) return refuse('comments.answer.of-answer', undefined, { status: 409 });
    if (row.state !== 'shown') return changedMeanwhile();
    const name = author === null ? say(row.lang, 'comments.editors') : await nameOf(tx, row, author);
    if (name === null) return refuse('comments.answer.author', undefined, { field: 'author' });
    // The same words twice are one answer: a form that was sent again.
    const before = await sameAnswer(tx, row, words.value);
    if (before) return { value: { id: before }, audit: [] };
    const document = {
      post: row.post,
      parent: row.id,
      author,
      shownName: name,
      body: words.value,
      lang: row.lang,
      marks: '',
      dueAt: at,
      writtenAt: at,
      createdAt: at,
    };
    const answer = await beginOne(tx, ctx, COMMENTS, document, { event: 'write' });
    certain(await transition(tx, ctx, COMMENTS, answer, { event: 'show', who: 'desk', set: { dueAt: null } }), 'an answer is shown at once');
    await note(tx, ctx, COMMENTS, row, { event: 'answer' });
    const tell = await tellWriter(tx, ctx, row, (articleTitle) => ({ notice: 'comments.answered', facts: { articleTitle } }));
    return { value: { id: answer.id }, audit: { action: 'comments.answered', subject: commentSubject(row.id), facts: { answer: answer.id } }, tell };
  });
});

/** The name of somebody who wrote or reviewed the article; none for anybody else. */
async function nameOf(tx: Tx, { post, lang }: CommentRow, author: number): Promise<string | null> {
  const wrote = sql`exists (select 1 from ${posts_rels} where ${posts_rels.parent} = ${post} and ${posts_rels.path} = 'authors' and ${posts_rels.authorsID} = ${author})`;
  const reviewed = sql`exists (select 1 from ${posts} where ${posts.id} = ${post} and ${posts.reviewedBy} = ${author})`;
  const [row] = await tx
    .select({ name: authors_locales.title })
    .from(authors)
    .innerJoin(authors_locales, and(eq(authors_locales._parentID, authors.id), eq(authors_locales._locale, lang)))
    .where(and(eq(authors.id, author), or(wrote, reviewed)));
  return row?.name ?? null;
}

async function sameAnswer(tx: Tx, { id }: CommentRow, body: string): Promise<number | null> {
  const { rows } = await tx.execute(sql`select id from comments where parent_id = ${id} and body = ${body} and state = 'shown' limit 1`);
  return (rows[0] as { id: number } | undefined)?.id ?? null;
}

/** In whose names a comment may be answered. */
export async function answerNames({ rt: { db }, lang }: Ctx, post: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute(sql`
    select distinct a.id, l.title as name from ${authors} a join ${authors_locales} l on l._parent_id = a.id and l._locale = ${lang}
    where a.id in (select authors_id from ${posts_rels} where parent_id = ${post} and path = 'authors' union select reviewed_by_id from ${posts} where id = ${post})
    order by a.id`);
  return rows as { id: number; name: string }[];
}
