import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { makeQuestionCode } from '#domain/questions/code';

/** A question of somebody's that waits, or that this doctor has answered and everybody reads; gives its code. */
export async function questionOf(db: pg.Pool, userId: number, { state, doctor }: { state: 'waiting' | 'answered'; doctor: number }): Promise<string> {
  const code = makeQuestionCode(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  const { rows } = await db.query<{ id: number }>(
    `insert into questions (code, title, body, topic_id, state, state_since, asked_at, lang, user_id)
     select $1, 'فشار صبح بالاتر است', 'صبح ۱۴۵ و شب ۱۲۸ است.', min(id), 'waiting', now(), now(), 'fa', $2 from topics returning id`,
    [code, userId],
  );
  if (state === 'waiting') return code;
  const { id } = rows[0] ?? { id: 0 };
  const answer = await db.query<{ id: number }>(
    `insert into answers (question_id, body, state, state_since, written_at, lang, user_id, shown_name)
     values ($1, 'میانگین هفت روز را بگیرید و نزد پزشک ببرید.', 'waiting', now(), now(), 'fa', $2, 'دکتر آوین') returning id`,
    [id, doctor],
  );
  await db.query(`update answers set state = 'shown' where id = $1`, [answer.rows[0]?.id]);
  await db.query(`update questions set state = 'open' where id = $1`, [id]);
  await db.query(`update questions set state = 'answered', answered_at = now() where id = $1`, [id]);
  return code;
}
