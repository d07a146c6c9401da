import type pg from 'pg';

/** An order as the shop writes it, in the state that a test of the clock needs; only its row and its buyer. */
export async function insertOrder(
  pool: pg.Pool,
  set: { state?: string; queuedFor?: Date; createdAt?: Date; lang?: 'fa' | 'en' } = {},
): Promise<{ id: number; code: string; phone: string }> {
  const phone = `0912${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const { rows: users } = await pool.query<{ id: number }>('insert into users (phone) values ($1) returning id', [phone]);
  const code = `ZB-${Math.random().toString(36).slice(2, 9).toUpperCase()}`;
  const { rows } = await pool.query<{ id: number }>(
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, queued_for, created_at)
     values ($1, $2, now(), $3, $4, 1, 1000, 0, 0, 1000, 'گیرنده', $5, 'ir', 'tehran', 'tehran', 'نشانی', '1234567890', 'WEBSITE', $6, coalesce($7, now())) returning id`,
    [code, set.state ?? 'placed', users[0]?.id, set.lang ?? 'fa', phone, set.queuedFor ?? null, set.createdAt ?? null],
  );
  return { id: rows[0]?.id ?? 0, code, phone };
}
