import type pg from 'pg';

type Amount = {
  products: number;
  orders: number;
  /** How many of the orders are open. */ open: number;
  /** Requests for services, of which as many are open. */ requests?: number;
};

const BUYERS_PER_ORDER = 20;
const TEXT = 'دستگاهی برای خانه و مطب';

/** Fills a shop with so many products and orders, as years of business would; what is there counts. */
export async function fill(db: pg.Pool, { products, orders, open, requests = 0 }: Amount): Promise<void> {
  await fillProducts(db, products);
  await fillOrders(db, orders, open);
  await fillDesk(db, open);
  await fillRequests(db, requests, open);
  await db.query('vacuum analyze');
}

async function fillProducts(db: pg.Pool, count: number): Promise<void> {
  const there = (await db.query<{ n: number }>(`select count(*)::int as n from products where _status = 'published'`)).rows[0]?.n ?? 0;
  const { rows } = await db.query<{ id: number }>(`select id from features where type = 'COLOR' order by id limit 1`);
  await db.query(
    `with made as (
       insert into products (slug, kind_id, drawing, stage, rank, _status, created_at)
       select 'scale-' || n, (select id from kinds where kinds.slug = (array['stethoscope', 'ecg', 'blood-pressure'])[1 + n % 3]), 'nb1', 'mist', 1000 + n / 3, 'published', now() - n * interval '1 minute'
       from generate_series(1, $1::int) n returning id, slug),
     words as (
       insert into products_locales (title, use_line, summary, _locale, _parent_id)
       select case lang when 'fa' then 'دستگاه ' else 'Device ' end || slug, $3::text, $3::text, lang::_locales, id from made, (values ('fa'), ('en')) as l (lang)),
     people as (insert into products_audiences ("order", parent_id, value) select 1, id, 'family' from made where id % 2 = 0),
     colours as (insert into products_rels ("order", parent_id, path, features_id) select 1, id, 'colours', $2::int from made where $2::int is not null and id % 3 = 0),
     units as (
       insert into variants (sku, product_id, price_toman) select upper(slug) || '-' || u, id, 500000 + (id * 7919 % 9000) * 1000 + u * 50000 from made, generate_series(1, 2) u returning id, sku),
     unit_words as (
       insert into variants_locales (title, _locale, _parent_id) select 'واحد ' || sku, lang::_locales, id from units, (values ('fa'), ('en')) as l (lang))
     insert into stock (variant_id, available) select id, 5 from units`,
    [Math.max(0, count - there), rows[0]?.id ?? null, TEXT],
  );
  // The search's index as its own refreshing would make it, a word that all have and one of its own.
  await db.query(
    `
    with kept as (
      insert into search_entries (kind, ref_id, lang, slug, title, summary, indexed_at)
      select 'product', id, lang, slug, slug, $1, now() from products, (values ('fa'), ('en')) as l (lang) where slug like 'scale-%' returning id, lang, slug)
    insert into search_words (lang, word, entry_id, weight) select lang, word, id, 8 from kept, (select 'دستگاه' union all select null) as w (common), lateral (select coalesce(common, replace(slug, '-', ''))) as t (word)`,
    [TEXT],
  );
  await db.query(`delete from search_stale where kind = 'product' and ref_id in (select id from products where slug like 'scale-%')`);
}

async function fillOrders(db: pg.Pool, count: number, open: number): Promise<void> {
  await db.query(
    `insert into users (phone, first_name, last_name) select '0937' || lpad(n::text, 7, '0'), 'آوین', 'کهن‌سار' from generate_series(1, greatest(1, $1::int / $2::int)) n`,
    [count, BUYERS_PER_ORDER],
  );
  await db.query(
    `with buyers as (select array_agg(id order by id) as ids from users where phone like '0937%'),
     made as (
       insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, placed_at, due_at, created_at)
       select 'ZB-S' || n, case when n <= $2::int then 'placed' else (array['delivered', 'refunded', 'delivered', 'delivered'])[1 + n % 4] end::enum_orders_state, now(),
         ids[1 + n % array_length(ids, 1)], 'fa', 1, 3290000, 0, 0, 3290000, 3290000, 'آوین کهن‌سار', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE',
         now() - n * interval '1 minute', case when n <= $2::int then now() + n * interval '1 hour' end, now() - n * interval '1 minute'
       from buyers, generate_series(1, $1::int) n returning id, code, user_id, created_at, placed_at),
     unit as (select id, sku from variants order by id limit 1),
     lines as (
       insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
       select made.id, 0, unit.id, unit.sku, 'فشارسنج', 'Monitor', 'nb1', '{}', 1, 3290000, 0, 0, 3290000 from made, unit),
     owed as (
       insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until, paid_at)
       select 'order:' || id, 'order', id::text, user_id, code, 3290000, 'paid', created_at, created_at + interval '1 hour', placed_at from made returning id),
     paid as (
       insert into payments (id, payable_id, provider, state, amount_toman, ref_id, created_at, settled_at)
       select 'scale-' || id, id, 'sandbox', 'paid', 3290000, 'scale-' || id, now(), now() from owed),
     promises as (
       insert into deadlines (kind, subject, calendar, starts_at, due_at, closed_at)
       select 'orders.deliver', 'order:' || id, 'orders 48', now(), now() + interval '2 days', now() from made)
     insert into events (subject, event, from_state, to_state, actor, facts, at) select 'order:' || id, event, null, 'placed', 'clock:scale', '{}', now() from made, (values ('make'), ('pay')) as e (event)`,
    [count, open],
  );
}

/** Adds what follows orders: a registered device of each, and for every other one a ticket and a request; so many of these are open. */
async function fillDesk(db: pg.Pool, open: number): Promise<void> {
  await db.query(
    `with numbered as (select id, user_id, row_number() over (order by id) as n from orders where code like 'ZB-S%'),
     unit as (select min(id) as id from variants),
     made as (
       insert into devices (serial, variant_id, state, user_id, order_id, unit_no, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
       select 'NB' || (8000000000 + n), unit.id, 'active', user_id, numbered.id, 1, '2026-01-02', '2026-01-01', '2027-01-01', '2031-01-01', now() from numbered, unit returning id, user_id, serial),
     few as (select id, user_id, row_number() over (order by id) as n from made),
     tickets as (
       insert into warranty_tickets (code, kind, state, state_since, due_at, device_id, user_id, lang, province, city)
       select 'ZT-S' || n, 'guarantee', case when n <= $1 then 'sent' else 'returned' end::enum_warranty_tickets_state, now(), case when n <= $1 then now() + n * interval '1 hour' end, id, user_id, 'fa', 'tehran', 'tehran' from few where n % 2 = 0),
     asked as (
       insert into inquiries (code, kind, state, state_since, due_at, lang)
       select 'ZQ-S' || n, 'call', case when n <= $1 then 'new' else 'done' end::enum_inquiries_state, now(), case when n <= $1 then now() + n * interval '1 hour' end, 'fa' from few where n % 2 = 1 returning id)
     insert into inquiry_details (inquiry_id, name, phone, contact_hash, ip_hash, at) select id, 'آوین کهن‌سار', '0919' || lpad(id::text, 7, '0'), 'c' || id, 'i' || id, now() from asked`,
    [open],
  );
  await db.query(
    `with few as (select id, user_id, serial, order_id, row_number() over (order by id) as n from devices where serial like 'NB8%')
     insert into device_claims (code, state, state_since, due_at, serial, device_id, user_id, lang, order_id, purchased_on)
     select 'ZD-S' || n, case when n <= $1 then 'waiting' else 'accepted' end::enum_device_claims_state, now(), case when n <= $1 then now() + n * interval '1 hour' end, serial, id, user_id, 'fa', order_id, '2026-01-01' from few`,
    [open],
  );
  // Numbered by hand: who is billed is not asked here.
  await db.query(
    `set local session_replication_role = replica;
     insert into invoices (number, issued_at, year, serial, payable, order_id, user_id, party_kind, party_name, total_toman)
     select '1390-' || lpad(n::text, 6, '0'), now() - n * interval '1 minute', 1390, n, 'order:' || id, id, user_id, case when n % 40 = 0 then 'legal' else 'individual' end::enum_invoices_party_kind, 'آوین کهن‌سار', 3290000
     from (select id, user_id, row_number() over (order by id) as n from orders where code like 'ZB-S%') o`,
  );
}

/** Adds requests for services with what was asked, their prices and their history; so many are open. */
async function fillRequests(db: pg.Pool, count: number, open: number): Promise<void> {
  await db.query(
    `with buyers as (select array_agg(id order by id) as ids from users where phone like '0937%'),
     made as (
       insert into service_requests (code, "group", service, state, state_since, due_at, city, district, user_id, lang, offer_version, total_toman, paid_toman, created_at)
       select 'ZS-S' || n, 'care', 'nurse', case when n <= $2::int then 'not-checked' else (array['done', 'cancelled'])[1 + n % 2] end::enum_service_requests_state,
         now(), case when n <= $2::int then now() + n * interval '1 minute' end, 'tehran', 1 + n % 22, ids[1 + n % array_length(ids, 1)], 'fa', 1, 500000, 0, now() - n * interval '1 minute'
       from buyers, generate_series(1, $1::int) n returning id),
     asked as (
       insert into request_details (request_id, form_version, name, phone, answers, at)
       select id, 1, 'آوین کهن‌سار', '09120000001', '{"count-wound-dressing": 1, "day": "2026-12-05", "part": "any"}', now() from made),
     priced as (
       insert into request_offers (request_id, version, lines, total_toman, deposit_toman, visit_from, visit_to, staff_id, created_at)
       select id, 1, '[{"kind": "base", "reason": "list", "item": null, "words": "", "count": 1, "unitToman": 500000, "totalToman": 500000}]', 500000, 0,
         now() + interval '3 days', now() + interval '75 hours', 1, now() from made)
     insert into events (subject, event, from_state, to_state, actor, facts, at)
     select 'request:' || id, event, null, 'not-checked', 'clock:scale', '{}', now() from made, (values ('send'), ('offer')) as e (event)`,
    [count, open],
  );
}
