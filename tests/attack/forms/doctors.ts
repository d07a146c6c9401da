import type pg from 'pg';

/** A published profile of a verified doctor, with a price for online meetings, hours of each Tuesday morning, and a day that is closed. */
export async function hoursFor(db: pg.Pool, userId: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into doctors (slug, council_number, published, level, gender)
     select 'doctor-' || r.user_id, r.number, true, 'general', 'female' from account_roles r where r.user_id = $1 and r.kind = 'doctor' returning id`,
    [userId],
  );
  const id = rows[0]?.id ?? 0;
  await db.query(
    `insert into doctors_locales (title, focus, biography, _locale, _parent_id)
     values ('دکتر بهار آزمون‌پور', 'فشار خون', 'پزشک خانواده.', 'fa', $1), ('Dr Bahar Azmounpour', 'Blood pressure', 'A family doctor.', 'en', $1)`,
    [id],
  );
  await db.query(`insert into doctors_categories (parent_id, "order", value) values ($1, 1, 'public-health')`, [id]);
  await db.query(`insert into doctors_speaks (parent_id, "order", value) values ($1, 1, 'fa')`, [id]);
  await db.query(
    `insert into doctors_services (id, _parent_id, _order, kind, price_toman, holds_from) values ('price-' || $1::int, $1, 1, 'online', 250000, '2026-01-01')`,
    [id],
  );
  await db.query(`insert into doctor_desks (doctor_id) values ($1) on conflict do nothing`, [id]);
  await db.query(`insert into availability_rules (doctor_id, weekday, from_minute, to_minute, kinds) values ($1, 0, 540, 600, '{online}')`, [id]);
  await db.query(
    `insert into availability_exceptions (doctor_id, day, from_minute, to_minute, adds, kinds)
     values ($1, to_char(now() at time zone 'Asia/Tehran' + interval '80 days', 'YYYY-MM-DD'), 0, 1440, false, '{}')`,
    [id],
  );
  return id;
}
