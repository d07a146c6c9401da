import { sql } from '@payloadcms/db-postgres/drizzle';
import { myTalks } from '../rooms/take-along';
import { service } from '../service';

/** What an account has here beside its files of health, part by part, each the newest first; codes and hashes of ours are left out. */
const parts = {
  account: `select phone, email, first_name, last_name, job, birth_day, gender, residence, history, lang, created_at from users where id = $`,
  addresses: `select receiver_name, receiver_phone, country, province, city, full_address, plate, unit, postal_code from addresses where user_id = $ and removed_at is null order by id desc`,
  orders: `select o.code, o.state, o.placed_at, o.total_toman, o.paid_toman, o.receiver_name, o.receiver_phone, o.full_address, (select json_agg(json_build_object('name', l.name_fa, 'quantity', l.quantity, 'engraving', l.engraving, 'totalToman', l.total_toman) order by l.position) from order_lines l where l.order_id = o.id) as lines from orders o where o.user_id = $ order by o.id desc`,
  invoices: `select number, issued_at, party_name, total_toman from invoices where user_id = $ order by id desc`,
  wallet: `select at, kind, state, amount_toman, balance_toman from wallet_transactions where user_id = $ order by id desc`,
  devices: `select serial, state, registered_at, purchased_on, warranty_ends_on from devices where user_id = $ order by id desc`,
  tickets: `select code, kind, state, created_at from warranty_tickets where user_id = $ order by id desc`,
  requests: `select r.code, r.service, r.state, r.created_at, r.total_toman, r.paid_toman, d.name, d.phone, d.answers from service_requests r left join request_details d on d.request_id = r.id where r.user_id = $ order by r.id desc`,
  reviews: `select p.slug as product, r.rating, r.body, r.shown_name, r.state, r.written_at from reviews r join products p on p.id = r.product_id where r.user_id = $ order by r.id desc`,
  comments: `select body, shown_name, state, written_at from comments where user_id = $ order by id desc`,
  questions: `select code, title, body, state, asked_at from questions where user_id = $ order by id desc`,
  courses: `select code, state, created_at, price_toman, paid_toman from enrolments where user_id = $ order by id desc`,
  appointments: `select code, kind, starts_at, state, price_toman, paid_toman from reservations where user_id = $ order by id desc`,
  penalties: `select parts, from_at, until_at, reason, lifted_at from account_penalties where user_id = $ order by id desc`,
  sessions: `select source, user_agent, created_at, seen_at, ended_at from sessions where user_id = $ order by created_at desc`,
  terms: `select document, version, at from consents where user_id = $ order by at desc`,
} as const;

/** Everything of an account but its files of health, which have pages of their own, as one document (data portability). Null for whoever has none. [DASH-5] */
export const ownData = service(
  'account.open',
  async (ctx): Promise<string | null> => {
    const { userId } = ctx.actor;
    const columns = Object.entries(parts).map(([name, text]) => {
      const [before = '', after = ''] = text.split('$');
      return sql`'${sql.raw(name)}', (select coalesce(json_agg(part), '[]') from (${sql.raw(before)}${userId}${sql.raw(after)}) part)`;
    });
    const { rows } = await ctx.rt.db.execute<{ all: string }>(sql`select json_build_object(${sql.join(columns, sql`, `)})::text as all`);
    const all = rows[0]?.all;
    // What was said in one's own talks lies sealed, and is opened for it.
    return all ? `${all.slice(0, all.lastIndexOf('}'))}, "consultations" : ${JSON.stringify(await myTalks(ctx))}}` : null;
  },
  () => null,
);
