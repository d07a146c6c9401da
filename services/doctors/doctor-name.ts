import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { verifiedRole } from './whose';

/** A doctor's name in the reader's language, else in the other; and where their page is shown, if it is. */
export async function doctorNamed({ rt: { db }, lang, now }: Ctx, id: number): Promise<{ name: string; slug: string | null }> {
  const { rows } = await db.execute<{ name: string; slug: string | null }>(sql`
    select coalesce(l.title, o.title, d.slug) as name, case when d.published and l.title is not null and role.id is not null then d.slug end as slug
    from doctors d left join doctors_locales l on l._parent_id = d.id and l._locale = ${lang}
      left join doctors_locales o on o._parent_id = d.id and o._locale <> ${lang} left ${verifiedRole(now)} where d.id = ${id} limit 1`);
  return rows[0] ?? { name: '', slug: null };
}
