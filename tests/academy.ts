import type pg from 'pg';

type NewCohort = { now: Date; priceToman: number; slug?: string };

/** A published course with one group that can be enrolled in now and begins in ten days; gives the group's id. */
export async function addCohort(pool: pg.Pool, { now, priceToman, slug = 'ecg' }: NewCohort): Promise<number> {
  const one = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const course = await one(`insert into courses (slug, published, level, hours) values ($1, true, 'basic', 12) returning id`, [slug]);
  await pool.query(
    `insert into courses_locales (title, summary, outcomes, teacher, _locale, _parent_id) values ('نوار قلب', 'از پایه', 'خواندن نوار', 'کاوه مهرگان', 'fa', $1), ('ECG', 'From the start', 'Reading a strip', 'Kaveh Mehrgan', 'en', $1)`,
    [course],
  );
  const day = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  const cohort = await one(`insert into cohorts (course_id, starts_at, enrol_from, enrol_until, price_toman) values ($1, $2, $3, $4, $5) returning id`, [
    course,
    day(10),
    day(-1),
    day(9),
    priceToman,
  ]);
  await pool.query(`insert into cohorts_locales (name, _locale, _parent_id) values ('گروه پاییز', 'fa', $1), ('Autumn group', 'en', $1)`, [cohort]);
  return cohort;
}
