import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFilters } from '#domain/catalog/filters';
import { clockContext } from '#services/clock-context';
import { addToCart } from '#services/cart/add';
import { cartView } from '#services/cart/view';
import { listDevices, listProducts } from '#services/shop/list-products';
import { listPackages } from '#services/content/list-packages';
import { readProduct } from '#services/content/product';
import type { Ctx } from '#services/context';
import { checkoutPage } from '#services/orders/checkout';
import { orderDetail } from '#services/orders/detail';
import { expireHolds } from '#services/orders/end-unpaid';
import { myOrders } from '#services/orders/list';
import { reconcilePayments } from '#services/payments/reconcile';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { search } from '#services/search/search';
import { settleDueGroups } from '#services/groups/due';
import { myServiceRequests } from '#services/service-requests/mine';
import { settleDueRequests } from '#services/service-requests/settle';
import { settleDueSupplements } from '#services/service-requests/supplement';
import { staffRequest } from '#services/staff/request-detail';
import { orderDetail as staffOrder } from '#services/staff/order-detail';
import { customerPage } from '#services/staff/customer-page';
import { exportRows } from '#services/staff/reports/export';
import { readReports } from '#services/staff/reports/read';
import { findAll } from '#services/staff/find/find';
import { deskList, type DeskList, type DeskListWish } from '#services/staff/lists/desk-list';
import { staffOrderList, type OrderListWish } from '#services/staff/order-list';
import { myWalletHistory } from '#services/wallet/history';
import { workDue } from '#services/work/due';
import { fill } from '../attack/scale/fill';
import { heard, planOf } from '../attack/scale/statements';
import { openShop, type Shop } from '../shop';
import { testContext } from '../test-context';

/** A table of fewer rows is read whole by any database. */
const SMALL = 300;
const AMOUNT = { products: 2_000, orders: 4_000, open: 40, requests: 1_000 };

let shop: Shop;
let buyer: Ctx;
let guest: Ctx;
let code: string;
beforeAll(async () => {
  shop = await openShop();
  await fill(shop.database.pool, AMOUNT);
  const { rows } = await shop.database.pool.query<{ id: number; code: string; user: number }>(
    `select id, code, user_id as user from orders where code = 'ZB-S77'`,
  );
  code = rows[0]?.code ?? '';
  guest = testContext(shop.rt);
  buyer = testContext(shop.rt, { actor: { kind: 'user', userId: rows[0]?.user ?? 0, sessionId: 's' } });
  await addToCart(buyer, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
}, 120_000);
afterAll(() => shop.stop());

const staff = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'o', roles: ['administrator'] } });
/** The first page of a list of orders, the next one and the way back. */
async function staffOrders(wish: Partial<OrderListWish>): Promise<void> {
  const asked = { show: 'open', search: '', ...wish } as const;
  const first = await staffOrderList(staff(), asked);
  const second = await staffOrderList(staff(), { ...asked, after: first.next ?? undefined });
  await staffOrderList(staff(), { ...asked, before: second.previous ?? undefined });
}
/** The same of another list of the desk. */
async function desk(which: DeskList, show: string, more: Partial<DeskListWish> = {}): Promise<void> {
  const wish = { show, search: '', ...more };
  const first = await deskList(staff(), which, wish);
  const second = await deskList(staff(), which, { ...wish, after: first.next ?? undefined });
  await deskList(staff(), which, { ...wish, before: second.previous ?? undefined });
}
const list = (query: Parameters<typeof parseFilters>[0]) => listProducts(guest, parseFilters(query));
const paths: Record<string, () => Promise<unknown>> = {
  'the shop’s list': () => list({}),
  'its next page': async () => list({ after: (await list({})).next }),
  'the cheapest first': async () => list({ sort: 'cheap', after: (await list({ sort: 'cheap' })).next }),
  'the dearest first': async () => list({ sort: 'dear', after: (await list({ sort: 'dear' })).next }),
  'the newest first': async () => list({ sort: 'new', after: (await list({ sort: 'new' })).next }),
  'a kind': async () => list({ kind: 'ecg', after: (await list({ kind: 'ecg' })).next }),
  'an audience': () => list({ audience: 'family' }),
  'a colour': () => list({ colour: 'black' }),
  'a price': () => list({ from: '500000', to: '900000', sort: 'cheap' }),
  'a word that one product has': () => list({ q: 'scale77' }),
  'a word that every product has': () => list({ q: 'دستگاه' }),
  'a search for one product': () => search(guest, 'scale77'),
  'a search for what every product has': () => search(guest, 'دستگاه'),
  'a search for what is mistyped': () => search(guest, 'دستگاح scal77'),
  'the first devices': () => listDevices(guest, 6),
  'the packages': () => listPackages(guest),
  'a product': () => readProduct(guest, 'scale-77'),
  'the cart': () => cartView(buyer, 'tehran'),
  'the last look': () => checkoutPage(buyer, null),
  'one’s orders': async () => myOrders(buyer, (await myOrders(buyer)).rows.length),
  'one’s order': () => orderDetail(buyer, code),
  'the wallet’s history': () => myWalletHistory(buyer),
  'the desk': () => workDue(staff(), {}),
  'an order at the desk': () => staffOrder(staff(), 77),
  'the staff’s list of what is open': () => staffOrders({}),
  'the staff’s list of one state': () => staffOrders({ show: 'placed' }),
  'the staff’s list of what rests': () => staffOrders({ show: 'delivered' }),
  'the staff’s list of all orders': () => staffOrders({ show: 'all' }),
  'the staff’s search by code': () => staffOrders({ search: 'ZB-S1' }),
  'the staff’s search by phone': () => staffOrders({ search: '0912' }),
  'the staff’s search by name': () => staffOrders({ search: 'آوین' }),
  'the staff’s search by surname and digits': () => staffOrders({ search: 'کهن ۲۲۳' }),
  'the staff’s search for what only one order has': () => staffOrders({ search: 'S3999' }),
  'the staff’s list of some days': () => staffOrders({ show: 'all', from: '2026-01-01', to: '2099-01-01' }),
  'the staff’s list of what has one thing in it': () => staffOrders({ show: 'all', goods: 'scale-77-1' }),
  'the staff’s list of one’s own work': () => staffOrders({ owner: 1 }),
  'one search for everything': () => findAll(staff(), 'کهن'),
  'one search for what is sold': () => findAll(staff(), 'واحد scale-77'),
  'one search for a number': () => findAll(staff(), '0937000'),
  'a customer at the desk': () => customerPage(staff(), buyer.actor.kind === 'user' ? buyer.actor.userId : 0),
  'a report of some days': () => readReports(staff(), { from: '2026-01-01', to: '2026-01-02' }),
  'a file of refunds and of what was late': async () => {
    const rows = await exportRows(staff(), ['refunds', 'overdue'], { from: '2026-01-01', to: '2026-01-02' });
    if (rows.ok) for await (const _part of rows.value);
  },
  'the customers': () => desk('users', 'all'),
  'the devices': () => desk('devices', 'all'),
  'the devices of one state': () => desk('devices', 'active'),
  'the open tickets': () => desk('warranty-tickets', 'open'),
  'the closed tickets': () => desk('warranty-tickets', 'returned'),
  'the open requests': () => desk('inquiries', 'open'),
  'the requests that are done': () => desk('inquiries', 'done'),
  'the open registrations': () => desk('device-claims', 'open'),
  'the accepted registrations': () => desk('device-claims', 'accepted'),
  'all registrations': () => desk('device-claims', 'all'),
  'the registrations of a name': () => desk('device-claims', 'all', { search: 'کهن' }),
  'the registration of a serial': () => desk('device-claims', 'all', { search: '80000000' }),
  'the services that wait': () => desk('service-requests', 'open'),
  'the services of one state': () => desk('service-requests', 'not-checked'),
  'the services that are done': () => desk('service-requests', 'done'),
  'all services': () => desk('service-requests', 'all'),
  'the service of a number': () => desk('service-requests', 'all', { search: 'ZS-S999' }),
  'a service at the desk': () => staffRequest(staff(), 77),
  'one’s services': () => myServiceRequests(buyer, null),
  'the invoices': () => desk('invoices', 'all'),
  'the invoices of companies': () => desk('invoices', 'legal'),
  'the invoices of some days': () => desk('invoices', 'all', { from: '2026-01-01', to: '2099-01-01' }),
  'the invoices of people on some days': () => desk('invoices', 'individual', { from: '2026-01-01', to: '2099-01-01' }),
  'the invoices of a name': () => desk('invoices', 'all', { search: 'کهن' }),
  'the invoice of a number': () => desk('invoices', 'all', { search: '1390-000077' }),
  'the invoice of an order': () => desk('invoices', 'all', { search: 'ZB-S3999' }),
  'the clock’s rounds': async () => {
    const clock = clockContext(shop.rt, 'test');
    await expireHolds(clock);
    await reconcilePayments(clock);
    await carryOutRefunds(clock);
    await settleDueGroups(clock);
    await settleDueRequests(clock);
    await settleDueSupplements(clock);
  },
};

describe('[LIST-1: on a shop of years] no statement reads a table whole or counts rows off', () => {
  for (const [name, walk] of Object.entries(paths)) {
    test(name, async () => {
      const { pool } = shop.database;
      const statements = (await heard(pool, walk)).filter(({ text }) => /^\s*(select|with|update)/i.test(text));
      expect(statements.length).toBeGreaterThan(0);
      const wrong: string[] = [];
      for (const statement of statements) {
        const { scanned, offset, text } = await planOf(pool, statement);
        const whole = [...scanned].filter(([, rows]) => rows >= SMALL).map(([table, rows]) => `${table} (${rows} rows)`);
        if (offset || whole.length > 0) wrong.push(`${offset ? 'OFFSET ' : ''}${whole.join(', ')}: ${text.slice(0, 1500)}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});
