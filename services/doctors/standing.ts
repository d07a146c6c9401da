import { sql } from '@payloadcms/db-postgres/drizzle';
import { guarded } from '../service';
import { verifiedRole } from './whose';

/** Why a profile is on the site or is not, and what can be booked of it. */
export type DoctorStanding = { slug: string; published: boolean; verified: boolean; langs: ('fa' | 'en')[]; prices: number; free: number };

/** How a profile stands towards patients, for whoever writes it: published, verified by its number, with prices and free times. [DOC-4] */
export const doctorStanding = guarded('admin.doctors.read', async ({ rt: { db }, now }, id: number): Promise<DoctorStanding | null> => {
  const { rows } = await db.execute<DoctorStanding>(sql`
    select d.slug, d.published, role.id is not null as verified,
      array(select l._locale::text from doctors_locales l where l._parent_id = d.id order by l._locale desc) as langs,
      (select count(*)::int from doctors_services s where s._parent_id = d.id) as prices,
      (select count(*)::int from slots s where s.doctor_id = d.id and s.reservation_id is null and s.starts_at > ${now}) as free
    from doctors d left ${verifiedRole(now)} where d.id = ${id}`);
  return rows[0] ?? null;
});
