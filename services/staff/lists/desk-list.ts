import { sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { numberOf, startOfDay } from '#domain/calendars/day';
import { inquiryKinds } from '#domain/inquiries/kinds';
import { partyKinds } from '#domain/invoices/party';
import { serviceGroups } from '#domain/service-requests/service-type';
import { ticketKinds } from '#domain/warranty/states';
import { isWorkCollection, nounIn, nouns, rests, type WorkCollection } from '#domain/work/nouns';
import { clockOf } from '../../deadlines/clock-of';
import type { Ctx, Lang } from '../../context';
import { foundClaims, foundDevices, foundInquiries, foundInvoices, foundServiceRequests, foundTickets, foundUsers } from '../find/found-ids';
import { wordsQuery } from '../find/words-query';
import { noteReading } from '../note-reading';
import { unrested } from '../../work/states';
import { keyPage, type Listed, type ListWay } from './key-page';
import { service } from '../../service';

/** The lists that staff use daily, besides the orders'. */
export const deskLists = ['users', 'devices', 'warranty-tickets', 'device-claims', 'service-requests', 'inquiries', 'invoices'] as const;
export type DeskList = (typeof deskLists)[number];

/** The right that opens each. */
export const deskListRights: Readonly<Record<DeskList, Action>> = {
  users: 'admin.users.read',
  devices: nouns.device.read,
  'warranty-tickets': nouns.ticket.read,
  'device-claims': nouns.claim.read,
  'service-requests': nouns.request.read,
  inquiries: nouns.inquiry.read,
  invoices: 'admin.invoices.read',
};

/** Lists that can be read by days too. */
export const listsByDay: readonly DeskList[] = ['invoices'];

/** What the address asks for; `show` is `open`, `all`, a state, or a kind (of what is open, where a list has that); days are Tehran's, as 2026-12-09; a search looks in all of the list. */
export type DeskListWish = {
  show: string;
  search: string;
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  most?: number;
};
export type DeskRow = {
  id: number;
  /** Its code or serial number; a customer has none. */
  code: string | null;
  name: string | null;
  phone: string | null;
  kind: string | null;
  /** What it is about, in the reader's language. */
  what: string | null;
  state: string | null;
  province: string | null;
  city: string | null;
  count: number | null;
  sumToman: number | null;
  at: Date;
  dueAt: Date | null;
  /** The clock by which it is due. */
  clock: string | null;
  owner: { id: number | null; name: string | null; version: number } | null;
};
export type DeskRows = { rows: DeskRow[]; next: string | null; previous: string | null };

/** A row as the database gives it. */
type Row = Listed &
  Omit<DeskRow, 'dueAt' | 'owner' | 'sumToman' | 'clock'> & {
    clock?: string | null;
    sum?: number | string | null;
    due_at: Date | null;
    owner_id: number | null;
    owner_name: string | null;
    version: number | null;
  };
type Spec = {
  table: SQLWrapper;
  columns: SQL;
  joins: (lang: Lang) => SQL;
  found: (query: SQL, page: Parameters<typeof foundUsers>[1], hiring: boolean) => SQL;
  kinds: readonly string[];
  /** The column of its kind, where that is not `kind`. */ kind?: SQL;
};

const nameOf = (alias: 't' | 'u') => sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`);
/** One row beside each of the page's. */
const beside = (alias: string, one: SQL) => sql`left join lateral (${one} limit 1) ${sql.raw(alias)} on true`;
const person = beside('u', sql`select x.first_name, x.last_name, x.phone from users x where x.id = t.user_id`);
const unit = (lang: Lang, variant: SQL) => beside('l', sql`select x.title from variants_locales x where x._parent_id = ${variant} and x._locale = ${lang}`);
const owner = (
  collection: WorkCollection,
) => sql`${beside('c', sql`select x.staff_id, x.version from work_claims x where x.collection = ${collection} and x.document_id = t.id`)}
  ${beside('s', sql`select x.name from staff x where x.id = c.staff_id`)}`;
const ownerColumns = sql`c.staff_id as owner_id, s.name as owner_name, c.version`;
const noOwner = sql`null::int as owner_id, null as owner_name, null::int as version`;

const clock = (list: WorkCollection) => clockOf(sql`${sql.raw(`'${nounIn(list)}:'`)} || t.id`, sql`t.due_at`);

/** A registration that waits for what is somebody else's; once it is decided its state says how, and whoever asked may be the one who has it. [WAR-3] */
const dispute = sql`case when ${unrested('claim', sql`t.state`)} and d.state in ('active', 'void') and d.user_id is distinct from t.user_id then 'held' end`;

const specs: Readonly<Record<DeskList, Spec>> = {
  users: {
    table: sql`users`,
    columns: sql`null as code, ${nameOf('t')} as name, t.phone, null as kind, null as what, null as state, null as province, t.residence as city,
      (select count(*)::int from orders o where o.user_id = t.id) as count, t.created_at as at, null::timestamptz as due_at, ${noOwner}`,
    joins: () => sql``,
    found: foundUsers,
    kinds: [],
  },
  devices: {
    table: sql.identifier(nouns.device.table),
    columns: sql`t.serial as code, ${nameOf('u')} as name, u.phone, null as kind, l.title as what, t.state::text, null as province, null as city,
      null::int as count, coalesce(t.registered_at, t.created_at) as at, null::timestamptz as due_at, ${noOwner}`,
    joins: (lang) => sql`${person} ${unit(lang, sql`t.variant_id`)}`,
    found: foundDevices,
    kinds: [],
  },
  'warranty-tickets': {
    table: sql.identifier(nouns.ticket.table),
    columns: sql`t.code, ${nameOf('u')} as name, u.phone, t.kind::text, l.title as what, t.state::text, t.province, t.city, null::int as count, t.created_at as at, t.due_at, ${clock('warranty-tickets')} as clock, ${ownerColumns}`,
    joins: (lang) =>
      sql`${person} ${beside('d', sql`select x.variant_id from devices x where x.id = t.device_id`)} ${unit(lang, sql`d.variant_id`)} ${owner('warranty-tickets')}`,
    found: foundTickets,
    kinds: ticketKinds,
  },
  'service-requests': {
    table: sql.identifier(nouns.request.table),
    columns: sql`t.code, d.name, d.phone, t.service as kind, null as what, t.state::text, null as province, t.city, null::int as count, t.total_toman as sum, t.created_at as at, t.due_at, ${clock('service-requests')} as clock, ${ownerColumns}`,
    joins: () => sql`${beside('d', sql`select x.name, x.phone from request_details x where x.request_id = t.id`)} ${owner('service-requests')}`,
    found: foundServiceRequests,
    kinds: serviceGroups,
    kind: sql`t."group"`,
  },
  inquiries: {
    table: sql.identifier(nouns.inquiry.table),
    columns: sql`t.code, d.name, d.phone, t.kind::text, l.title as what, t.state::text, t.province, t.city, null::int as count, t.created_at as at, t.due_at, ${clock('inquiries')} as clock, ${ownerColumns}`,
    joins: (lang) => sql`${beside('d', sql`select x.name, x.phone from inquiry_details x where x.inquiry_id = t.id`)}
      ${beside('l', sql`select x.title from products_locales x where x._parent_id = t.product_id and x._locale = ${lang}`)} ${owner('inquiries')}`,
    found: foundInquiries,
    kinds: inquiryKinds,
  },
  'device-claims': {
    table: sql.identifier(nouns.claim.table),
    columns: sql`t.code, ${nameOf('u')} as name, u.phone, ${dispute} as kind, concat_ws(' ', l.title, t.serial) as what, t.state::text,
      null as province, null as city, null::int as count, t.created_at as at, t.due_at, ${clock('device-claims')} as clock, ${ownerColumns}`,
    joins: (lang) =>
      sql`${person} ${beside('d', sql`select x.variant_id, x.state, x.user_id from devices x where x.id = t.device_id`)} ${unit(lang, sql`d.variant_id`)} ${owner('device-claims')}`,
    found: foundClaims,
    kinds: [],
  },
  invoices: {
    table: sql`invoices`,
    columns: sql`t.number as code, t.party_name as name, null as phone, t.party_kind::text as kind, o.code as what, null as state, null as province, null as city,
      null::int as count, t.total_toman as sum, t.issued_at as at, null::timestamptz as due_at, ${noOwner}`,
    joins: () => beside('o', sql`select x.code from orders x where x.id = t.order_id`),
    found: foundInvoices,
    kinds: partyKinds,
    kind: sql`t.party_kind`,
  },
};

/** A page of one of these lists, by keyset whatever its length, for whoever may read it; reading is noted in the audit. [ADM-1, ADM-3, ROLE-5] */
export const deskList = service(
  (list: DeskList) => deskListRights[list],
  async (ctx, list: DeskList, wish: DeskListWish): Promise<DeskRows> => {
    const spec = specs[list];
    const way = wayOf(ctx, list, wish);
    if (!way) return { rows: [], next: null, previous: null };
    const page = await keyPage<Row>(ctx.rt.db, { table: spec.table, columns: spec.columns, joins: spec.joins(ctx.lang), way, most: wish.most }, wish);
    await noteReading(ctx, { of: list, ids: page.rows.map(({ id }) => id), how: 'listed' });
    return { ...page, rows: page.rows.map((row) => rowOf(row, isWorkCollection(list))) };
  },
  () => ({ rows: [], next: null, previous: null }),
);

function wayOf(ctx: Ctx, list: DeskList, { show, search, from, to }: DeskListWish): ListWay | null {
  const spec = specs[list];
  const hiring = can(ctx.actor, 'admin.hiring.read');
  if (search !== '') {
    const query = wordsQuery(search);
    return query && { by: 'newest', found: (page) => spec.found(query, page, hiring) };
  }
  const open = isWorkCollection(list) ? unrested(nounIn(list), sql`t.state`) : null;
  const ofKind = spec.kinds.includes(show) ? sql`${spec.kind ?? sql`t.kind`} = ${show}` : undefined;
  const state =
    show === 'all' ? undefined : show === 'open' ? (open ?? undefined) : ofKind ? (open ? sql`${open} and ${ofKind}` : ofKind) : sql`t.state = ${show}`;
  const days = listsByDay.includes(list)
    ? [
        from ? sql`t.issued_at >= ${startOfDay(numberOf(from)).toISOString()}::timestamptz` : undefined,
        to ? sql`t.issued_at < ${startOfDay(numberOf(to) + 1).toISOString()}::timestamptz` : undefined,
      ].filter((one): one is SQL => one !== undefined)
    : [];
  const where = [state, list === 'inquiries' && !hiring ? sql`t.kind <> 'hiring'` : undefined, ...days].filter((one): one is SQL => one !== undefined);
  const due = open && show !== 'all' && !(isWorkCollection(list) && rests(list, show));
  return { by: days.length > 0 ? 'issued' : due ? 'due' : 'newest', where: where.length > 0 ? sql.join(where, sql` and `) : undefined };
}

function rowOf(row: Row, hasOwner: boolean): DeskRow {
  const { id, code, name, phone, kind, what, state, province, city, count } = row;
  return {
    ...{ id, code, name, phone, kind, what, state, province, city, count },
    sumToman: row.sum === null || row.sum === undefined ? null : Number(row.sum),
    at: new Date(row.at),
    dueAt: row.due_at === null ? null : new Date(row.due_at),
    clock: row.clock ?? null,
    owner: hasOwner ? { id: row.owner_id, name: row.owner_name, version: row.version ?? 0 } : null,
  };
}
