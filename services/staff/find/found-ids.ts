import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { hasWords } from './words-query';

/** How many people a name is looked up for in orders, devices and tickets; whoever has more namesakes types more of the name. */
const MOST_PEOPLE = 50;
/** The same for units. */
const MOST_GOODS = 50;

type Cut = { /** Only ids on this side of it. */ beyond?: SQL | undefined; down?: boolean; limit: number };
const ends = ({ down = true, limit }: Cut) => sql`order by 1 ${sql.raw(down ? 'desc' : 'asc')} limit ${limit}`;
const cut = ({ beyond }: Cut) => (beyond ? sql`and t.id ${beyond}` : sql``);

const people = (query: SQL) => sql`(select t.id from users t where ${hasWords('users', query)} order by t.id desc limit ${MOST_PEOPLE})`;

/** Joins several searches, each with its own limit, so that none reads more than one page of rows. */
function anyOf(ways: readonly SQL[], page: Cut): SQL {
  return sql`(select id from (${sql.join(
    ways.map((way) => sql`(${way} ${ends(page)})`),
    sql` union `,
  )}) found ${ends(page)})`;
}

/** Orders by their code, receiver's name or phone, their buyer, the serial of a device in them, or their parcel's tracking number; newest first. */
export function foundOrders(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from orders t where ${hasWords('orders', query)} ${cut(page)}`;
  const bought = sql`select o.id from ${people(query)} who cross join lateral (select t.id from orders t where t.user_id = who.id ${cut(page)} ${ends(page)}) o`;
  const serials = sql`select d.order_id as id from (select t.id, t.order_id from devices t where ${hasWords('devices', query)} and t.order_id is not null order by t.id desc limit ${MOST_PEOPLE}) d ${page.beyond ? sql`where d.order_id ${page.beyond}` : sql``}`;
  const sent = sql`select t.order_id as id from dispatches t where ${hasWords('dispatches', query)} ${page.beyond ? sql`and t.order_id ${page.beyond}` : sql``}`;
  return anyOf([own, bought, serials, sent], page);
}

/** Customers by name, phone or e-mail, or by the code of an order of theirs. */
export function foundUsers(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from users t where ${hasWords('users', query)} ${cut(page)}`;
  const buyers = sql`select o.user_id as id from (select t.id, t.user_id from orders t where ${hasWords('orders', query)} order by t.id desc limit ${MOST_PEOPLE}) o ${page.beyond ? sql`where o.user_id ${page.beyond}` : sql``}`;
  return anyOf([own, buyers], page);
}

const goods = (of: 'variants' | 'products', query: SQL) =>
  sql`((select t.id from ${sql.raw(of)} t where ${hasWords(of, query)} order by t.id limit ${MOST_GOODS}) union (select t._parent_id as id from ${sql.raw(`${of}_locales`)} t where ${hasWords(`${of}_locales`, query)} order by t._parent_id limit ${MOST_GOODS}) order by id limit ${MOST_GOODS})`;
/** Units by their code, or by their name in either language. */
export const foundUnits = (query: SQL) => goods('variants', query);
/** Pages of products by their address or their title in either language. */
export const foundPages = (query: SQL) => goods('products', query);
const ofOrders = (query: SQL) => sql`(select t.id from orders t where ${hasWords('orders', query)} order by t.id desc limit ${MOST_PEOPLE})`;

/** Devices by serial, by whose they are, by what they are, or by the order that they came with. */
export function foundDevices(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from devices t where ${hasWords('devices', query)} ${cut(page)}`;
  const owned = ofPeople('devices', query, page);
  const model = sql`select k.id from ${foundUnits(query)} v cross join lateral (select t.id from devices t where t.variant_id = v.id ${cut(page)} ${ends(page)}) k`;
  const sold = sql`select k.id from ${ofOrders(query)} o cross join lateral (select t.id from devices t where t.order_id = o.id ${cut(page)} ${ends(page)}) k`;
  return anyOf([own, owned, model, sold], page);
}

/** Tickets by code, by whose they are, or by their device's serial. */
export function foundTickets(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from warranty_tickets t where ${hasWords('warranty_tickets', query)} ${cut(page)}`;
  const sent = ofPeople('warranty_tickets', query, page);
  const serials = sql`select k.id from (select t.id from devices t where ${hasWords('devices', query)} order by t.id desc limit ${MOST_PEOPLE}) d cross join lateral (select t.id from warranty_tickets t where t.device_id = d.id ${cut(page)}) k`;
  return anyOf([own, sent, serials], page);
}

/** Requests by code or by who asked; applications only for whom they are. */
export function foundInquiries(query: SQL, page: Cut, hiring: boolean): SQL {
  const seen = hiring ? sql`` : sql`and t.kind <> 'hiring'`;
  const own = sql`select t.id from inquiries t where ${hasWords('inquiries', query)} ${seen} ${cut(page)}`;
  const seenToo = hiring ? sql`` : sql`and exists (select 1 from inquiries x where x.id = t.inquiry_id and x.kind <> 'hiring')`;
  const asked = sql`select t.inquiry_id as id from inquiry_details t where ${hasWords('inquiry_details', query)} ${seenToo} ${page.beyond ? sql`and t.inquiry_id ${page.beyond}` : sql``}`;
  return anyOf([own, asked], page);
}

/** Requests for services by code, by who comes to the door, or by whose account it is. */
export function foundServiceRequests(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from service_requests t where ${hasWords('service_requests', query)} ${cut(page)}`;
  const asked = sql`select t.request_id as id from request_details t where ${hasWords('request_details', query)} ${page.beyond ? sql`and t.request_id ${page.beyond}` : sql``}`;
  return anyOf([own, asked, ofPeople('service_requests', query, page)], page);
}

/** Registrations by code or serial, or by whose they are. */
export function foundClaims(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from device_claims t where ${hasWords('device_claims', query)} ${cut(page)}`;
  const sent = ofPeople('device_claims', query, page);
  return anyOf([own, sent], page);
}

/** Invoices by number or whom they name, by whose they are, or by the code of their order. */
export function foundInvoices(query: SQL, page: Cut): SQL {
  const own = sql`select t.id from invoices t where ${hasWords('invoices', query)} ${cut(page)}`;
  const bought = ofPeople('invoices', query, page);
  const ofOrders = sql`select i.id from (select t.id from orders t where ${hasWords('orders', query)} order by t.id desc limit ${MOST_PEOPLE}) o cross join lateral (select t.id from invoices t where t.order_id = o.id ${cut(page)} limit 1) i`;
  return anyOf([own, bought, ofOrders], page);
}

/** Rows of the people whose name matches. */
function ofPeople(table: 'devices' | 'warranty_tickets' | 'device_claims' | 'service_requests' | 'invoices', query: SQL, page: Cut): SQL {
  return sql`select own.id from ${people(query)} who cross join lateral (select t.id from ${sql.raw(table)} t where t.user_id = who.id ${cut(page)} ${ends(page)}) own`;
}
