import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { AccountRoleState } from '#domain/accounts/account-role';
import type { AccountRole } from '#domain/accounts/roles';
import type { OrderState } from '#domain/orders/states';
import type { DeviceState } from '#domain/warranty/states';
import { account_roles, staff, users } from '../store/schema.generated';
import { customerNotes } from '../store/tables';
import { customerWork, type CustomerWork } from './customer-work';
import { noteReading } from './note-reading';
import { OURS, SOLD } from './reports/sold';
import { service } from '../service';

/** How many rows of each are shown; the lists have the rest. */
const SHOWN = 20;
export type CustomerPage = {
  user: { id: number; phone: string; email: string | null; name: string; residence: string | null; lang: 'fa' | 'en'; since: Date };
  orders: readonly {
    id: number;
    code: string;
    state: OrderState;
    at: Date;
    totalToman: number;
    goods: { name: string; quantity: number }[];
    dueAt: Date | null;
  }[];
  bought: { count: number; toman: number; open: number };
  walletToman: number;
  promises: { all: number; kept: number };
  devices: readonly { id: number; serial: string; title: string | null; state: DeviceState; purchasedOn: string | null; warrantyEndsOn: string | null }[];
  /** What the account is besides a customer's; null for staff who may not read it. */
  roles: readonly { id: number; kind: AccountRole; state: AccountRoleState }[] | null;
  work: readonly CustomerWork[];
  messages: readonly { id: string; notice: string; body: string | null; state: string; at: Date }[];
  notes: readonly { id: number; body: string; at: Date; by: string | null }[];
  addresses: number;
  sessions: { count: number; seenAt: Date | null };
  /** Since when files are closed, because a login was disowned; null where they are open, or for staff who may not open them. */
  filesClosedAt: Date | null;
};

/** Messages whose words may be read again; of the others, which may carry codes, only that they were sent. */
const OPEN = /^(?:orders|refunds|groups|inquiries|reviews|questions|answers|roles|warranty|stock|sale)\./;

/** All that the desk knows of a customer, and nothing of their health; opening it is noted where the customer can read it too. [ROLE-5, ADM-3] */
export const customerPage = service(
  'admin.users.read',
  async (ctx, userId: number): Promise<CustomerPage | null> => {
    const { db } = ctx.rt;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) return null;
    const title = sql.raw(ctx.lang === 'fa' ? 'name_fa' : 'name_en');
    const unit = sql`left join lateral (select x.title from variants_locales x where x._parent_id = d.variant_id and x._locale = ${ctx.lang} limit 1) l on true`;
    const seesDevices = can(ctx.actor, 'admin.devices.read');
    const none = Promise.resolve({ rows: [] as Record<string, unknown>[] });
    const [orders, sums, devices, work, messages, notes, roles] = await Promise.all([
      db.execute(sql`select o.id, o.code, o.state::text, coalesce(o.placed_at, o.created_at) as at, o.total_toman, o.due_at,
      (select json_agg(json_build_object('name', l.${title}, 'quantity', l.quantity) order by l.position) from order_lines l where l.order_id = o.id) as goods
      from orders o where o.user_id = ${userId} order by o.id desc limit ${SHOWN}`),
      db.execute(sql`select (select json_build_object('count', count(*), 'toman', coalesce(sum(total_toman) filter (where ${SOLD}), 0),
        'open', count(*) filter (where state not in ('delivered', 'cancelled', 'refunded', 'replacement', 'awaiting-payment'))) from orders o where o.user_id = ${userId}) as bought,
      (select json_build_object('all', count(*), 'kept', count(*) filter (where d.closed_at <= d.due_at)) from orders o cross join lateral (select x.* from deadlines x where x.subject = 'order:' || o.id limit 50) d
        where o.user_id = ${userId} and (d.closed_at is not null or d.due_at < ${ctx.now}) and ${OURS}) as promises,
      (select balance_toman from wallets where user_id = ${userId}) as wallet,
      (select closed_at from file_locks where user_id = ${userId} and ${can(ctx.actor, 'file-hold.reopen')}) as closed,
      (select count(*) from addresses where user_id = ${userId}) as addresses,
      (select json_build_object('count', count(*), 'seen', max(seen_at)) from sessions where user_id = ${userId} and ended_at is null and expires_at > ${ctx.now}) as sessions`),
      seesDevices
        ? db.execute(
            sql`select d.id, d.serial, d.state::text, d.purchased_on, d.warranty_ends_on, l.title from devices d ${unit} where d.user_id = ${userId} order by d.id desc limit ${SHOWN}`,
          )
        : none,
      customerWork(ctx, userId, SHOWN),
      db.execute(sql`select id, notice, body, state, created_at as at from messages where recipient = ${user.phone} order by created_at desc limit ${SHOWN}`),
      db
        .select({ id: customerNotes.id, body: customerNotes.body, at: customerNotes.at, by: staff.name })
        .from(customerNotes)
        .leftJoin(staff, eq(staff.id, customerNotes.staffId))
        .where(eq(customerNotes.userId, userId))
        .orderBy(desc(customerNotes.id))
        .limit(SHOWN),
      can(ctx.actor, 'admin.account-roles.read')
        ? db
            .select({ id: account_roles.id, kind: account_roles.kind, state: account_roles.state })
            .from(account_roles)
            .where(eq(account_roles.user, userId))
            .orderBy(desc(account_roles.id))
            .limit(SHOWN)
        : null,
    ]);
    await noteReading(ctx, { of: 'users', ids: [userId], how: 'opened' });
    const one = (sums.rows[0] ?? {}) as Sums;
    const date = (value: unknown) => (value === null || value === undefined ? null : new Date(value as string | Date));
    return {
      user: {
        ...{ id: user.id, phone: user.phone, email: user.email, residence: user.residence, lang: user.lang },
        name: [user.firstName, user.lastName].filter(Boolean).join(' '),
        since: new Date(user.createdAt),
      },
      orders: orders.rows.map((row) => ({
        ...{
          id: Number(row['id']),
          code: String(row['code']),
          state: row['state'] as OrderState,
          at: date(row['at']) ?? ctx.now,
          totalToman: Number(row['total_toman']),
        },
        ...{ goods: (row['goods'] ?? []) as { name: string; quantity: number }[], dueAt: date(row['due_at']) },
      })),
      bought: { count: Number(one.bought.count), toman: Number(one.bought.toman), open: Number(one.bought.open) },
      walletToman: Number(one.wallet ?? 0),
      promises: { all: Number(one.promises.all), kept: Number(one.promises.kept) },
      devices: devices.rows.map((row) => ({
        ...{ id: Number(row['id']), serial: String(row['serial']), title: row['title'] as string | null, state: row['state'] as DeviceState },
        ...{ purchasedOn: row['purchased_on'] as string | null, warrantyEndsOn: row['warranty_ends_on'] as string | null },
      })),
      roles,
      work,
      messages: messages.rows.map((row) => ({
        ...{
          id: String(row['id']),
          notice: String(row['notice']),
          body: OPEN.test(String(row['notice'])) ? String(row['body']) : null,
          state: String(row['state']),
        },
        at: date(row['at']) ?? ctx.now,
      })),
      notes,
      addresses: Number(one.addresses),
      sessions: { count: Number(one.sessions.count), seenAt: date(one.sessions.seen) },
      filesClosedAt: date(one.closed),
    };
  },
  () => null,
);

type Sums = {
  bought: { count: number; toman: number; open: number };
  promises: { all: number; kept: number };
  wallet: number | string | null;
  addresses: number | string;
  sessions: { count: number; seen: string | null };
  closed: string | null;
};
