import type pg from 'pg';

/** A comment of somebody's that waits for staff; gives its number. */
export async function commentOf(db: pg.Pool, userId: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into comments (post_id, user_id, shown_name, body, state, state_since, due_at, written_at, lang)
     select min(id), $1, 'آوین', 'این روش برای ما کار کرد.', 'waiting', now(), now() + interval '1 day', now(), 'fa' from posts where _status = 'published' returning id`,
    [userId],
  );
  return rows[0]?.id ?? 0;
}
