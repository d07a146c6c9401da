import type { TestDatabase } from './database';

type Item = { kind: string; answer: string; prompt: string; why: string; choices?: string; tolerance?: number; signal?: string; plan?: string };

/** Adds a lesson with a text to the course of a test, with questions in Persian and English; gives its id and theirs. */
export async function addLesson(
  { pool }: Pick<TestDatabase, 'pool'>,
  slug: string,
  { free, items, course = 'ecg' }: { free: boolean; items: readonly Item[]; course?: string },
) {
  const one = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const rank = (await pool.query('select 1 from lessons')).rows.length + 1;
  const id = await one(`insert into lessons (course_id, slug, rank, minutes, free) select id, $1, $2, 18, $3 from courses where slug = $4 returning id`, [
    slug,
    rank,
    free,
    course,
  ]);
  const body = JSON.stringify({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'متن', format: 0 }] }] } });
  await pool.query(`insert into lessons_locales (title, body, _locale, _parent_id) values ($2, $3, 'fa', $1), ($2, $3, 'en', $1)`, [id, `درس ${slug}`, body]);
  const ids: number[] = [];
  for (const [at, { kind, answer, prompt, why, choices = null, tolerance = null, signal = null, plan = null }] of items.entries()) {
    const item = await one(`insert into quiz_items (lesson_id, rank, kind, answer, tolerance, signal, plan) values ($1, $2, $3, $4, $5, $6, $7) returning id`, [
      id,
      at,
      kind,
      answer,
      tolerance,
      signal,
      plan,
    ]);
    await pool.query(`insert into quiz_items_locales (prompt, why, choices, _locale, _parent_id) values ($2, $3, $4, 'fa', $1), ($2, $3, $4, 'en', $1)`, [
      item,
      prompt,
      why,
      choices,
    ]);
    ids.push(item);
  }
  return { id, items: ids };
}
