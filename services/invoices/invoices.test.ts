import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InvoiceWish } from '#domain/invoices/party';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import type { Ctx } from '../context';
import { applyCode } from '../cart/apply-code';
import { moveOrder } from '../orders/move';
import { placeOrder } from '../orders/place';
import type { PlaceOrder } from '../orders/to-place';
import { commit } from '../store/commit';
import { lockOrder } from '../orders/row';
import { atGateway, buyer, comeBack, DEVICE_TOMAN, ENGRAVING_TOMAN, openShop, orderForm, type Shop } from '../../tests/shop';
import { addCredit } from '../../tests/wallet';
import { staffInvoicePdf } from '../staff/invoice-detail';
import type { FileStore } from '../files/file-store';
import { askForInvoice } from '../orders/invoice/ask';
import { chooseParty } from '../orders/invoice/choose';
import { issueOrderInvoice } from '../orders/invoice/issue';
import { invoicePage } from '../orders/invoice/read';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const AVIN: InvoiceWish = { kind: 'individual', nationalCode: '0084575948' };
const MEHR: InvoiceWish = { kind: 'legal', name: 'شرکت مهر', economicCode: '411111111119', legalId: '10380284790' };

async function place(more: Partial<PlaceOrder> = {}, who = ctx): Promise<string> {
  await addToCart(who, { variantId: shop.unit.variantId, featureIds: [shop.unit.black, shop.unit.engraving], engraving: ['AVA'], quantity: 2 });
  const placed = await placeOrder(who, orderForm((await cartView(who, 'tehran')).priced.totalToman, more));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.code;
}
async function paid(more: Partial<PlaceOrder> = {}, who = ctx): Promise<string> {
  const code = await place(more, who);
  const back = await comeBack(shop, await atGateway(who, code, 'pay'));
  if (back.kind !== 'placed') throw new Error(back.kind);
  return code;
}
function memoryFiles(): FileStore {
  const kept = new Map<string, { bytes: Uint8Array; type: string }>();
  return {
    put: (name, file) => Promise.resolve(void kept.set(name, file)),
    read: (name) => Promise.resolve(kept.get(name)),
    size: (name) => Promise.resolve(kept.get(name)?.bytes.length),
    readPart: (name, { from, to }) => Promise.resolve(kept.get(name)?.bytes.subarray(from, to + 1)),
    names: () => Promise.resolve([...kept.keys()]),
    remove: (name) => Promise.resolve(void kept.delete(name)),
  };
}
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows;
const numbers = async () => (await rows('select number from invoices order by year, serial')).map((row) => row.number as string);
const page = async (code: string, who = ctx) => {
  const found = await invoicePage(who, code);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};
const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
  );

test('[ORD-2] the invoice is issued with the payment: numbered, to the person with the verified code, with every toman and its rule', async () => {
  await rows(`insert into discount_codes (code, kind, value) values ('MEHR05', 'percent', 5)`);
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
  await applyCode(ctx, 'mehr05');
  const code = await place({ invoice: AVIN });
  expect((await page(code)).invoice).toBeNull();
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  const { invoice } = await page(code);
  const [order] = await rows('select total_toman::int as total, goods_toman::int as goods from orders where code = $1', [code]);
  expect(invoice).toMatchObject({
    number: '1405-000001',
    content: { to: { kind: 'individual', nationalCode: '0084575948', name: 'آوین کهن‌سار' }, orderCode: code },
  });
  const { content } = invoice ?? { content: null };
  expect([content?.totalToman, content?.goodsToman, content?.paid]).toEqual([order.total, order.goods, { walletToman: 0, gatewayToman: order.total }]);
  expect(content?.proof.reduce((sum, one) => sum + one.amountToman, 0)).toBe(order.total);
  expect(content?.proof.map((one) => `${one.line} ${one.rule}`)).toEqual(['0 price', '0 discount', '1 price', '1 engraving', '1 discount', 'null delivery']);
  expect(content?.proof[3]).toMatchObject({ amountToman: 2 * ENGRAVING_TOMAN, facts: { count: 2, unitToman: ENGRAVING_TOMAN } });
  expect(content?.proof[1]?.facts).toEqual({ code: 'MEHR05' });
  expect(await rows(`select actor, facts from audit where action = 'invoices.issued'`)).toMatchObject([{ facts: { number: '1405-000001' } }]);
});

test('[ORD-2] it is chosen until the payment and never after; it is not issued again, not altered, not switched, and the reason says so', async () => {
  const code = await place({ invoice: AVIN });
  expect(await chooseParty(ctx, { code, invoice: MEHR })).toMatchObject({ ok: true });
  expect(await chooseParty(await buyer(shop, 2), { code, invoice: AVIN })).toMatchObject({ ok: false, status: 404 });
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  expect((await page(code)).invoice?.content.to).toMatchObject(MEHR);
  expect(await chooseParty(ctx, { code, invoice: AVIN })).toMatchObject({ ok: false, code: 'invoices.party.fixed', status: 409 });
  const again = await askForInvoice(ctx, { code, nationalCode: '0084575948' });
  expect(again).toMatchObject({ ok: false, code: 'invoices.order.issued', status: 409, facts: { number: '1405-000001' } });
  const [{ id }] = (await rows('select id from orders where code = $1', [code])) as [{ id: number }];
  const second = await commit(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('no order');
    const made = await issueOrderInvoice(tx, ctx, order, { walletToman: 0, gatewayToman: 0 });
    return made.ok ? { value: made.value, audit: [] } : made;
  });
  expect(second).toMatchObject({ ok: false, code: 'invoices.order.issued' });
  for (const text of [
    `update invoices set party_name = 'x'`,
    `delete from invoices`,
    `update invoice_papers set content = '{}'`,
    `delete from invoice_papers`,
    `update invoice_parties set kind = 'individual', economic_code = null, legal_id = null, national_code = '0084575948'`,
    `update invoice_parties set name = 'x'`,
    `delete from invoice_parties`,
    `update price_traces set amount_toman = 1`,
    `update invoice_counters set last = 7`,
    `delete from invoice_counters`,
    `insert into invoices (number, issued_at, year, serial, order_id, user_id, party_kind, party_name, total_toman) select '1405-000003', now(), 1405, 3, id, user_id, 'legal', 'شرکت مهر', total_toman from orders`,
    `insert into invoices (number, issued_at, year, serial, order_id, user_id, party_kind, party_name, total_toman) select '1405-000002', now(), 1405, 2, id, user_id, 'legal', 'شرکت مهر', total_toman from orders`,
  ])
    expect([text, await refusedBy(rows(text))]).toEqual([text, expect.stringMatching(/^23(514|505)$/)]);
  expect(await numbers()).toEqual(['1405-000001']);
});

test('[ORD-2] a person who paid without their code gets the invoice when they write it, once; the database takes no wrong code', async () => {
  const code = await paid();
  expect(await page(code)).toMatchObject({ invoice: null, mayAsk: true, party: { kind: 'individual', name: 'آوین کهن‌سار', nationalCode: null } });
  expect(await chooseParty(ctx, { code, invoice: MEHR })).toMatchObject({ ok: false, code: 'invoices.party.fixed' });
  expect(await refusedBy(rows(`update invoice_parties set national_code = '0084575949'`))).toBe('23514');
  expect(await askForInvoice(await buyer(shop, 2), { code, nationalCode: '0084575948' })).toMatchObject({ ok: false, status: 404 });
  const presses = await Promise.all(Array.from({ length: 6 }, () => askForInvoice(ctx, { code, nationalCode: '0084575948' })));
  expect(presses.map((one) => (one.ok ? one.value.number : one.code)).sort()).toEqual(['1405-000001', ...Array<string>(5).fill('invoices.order.issued')]);
  expect((await page(code)).invoice?.content.to).toMatchObject({ nationalCode: '0084575948' });
  const unpaid = await place();
  expect(await askForInvoice(ctx, { code: unpaid, nationalCode: '0084575948' })).toMatchObject({ ok: false, code: 'invoices.order.unpaid', status: 409 });
  // Nobody writes their code twice.
  const next = await buyer(shop, 1, { lang: 'en' });
  const { lastWish } = await import('./party');
  expect(await lastWish(next)).toMatchObject({ kind: 'individual', nationalCode: '0084575948' });
});

test('[ORD-2] twenty placements at once, every third rolled back after its number was taken: the numbers have no gap', { timeout: 60_000 }, async () => {
  const buyers: Ctx[] = [];
  for (let at = 1; at <= 20; at += 1) buyers.push(await buyer(shop, at));
  for (const who of buyers) await addCredit(shop, who, 20_000_000);
  await rows(`create function fail_some() returns trigger language plpgsql as $f$ begin
      if new.cause = 'orders.paid-by-wallet' and split_part(new.subject, ':', 2)::int % 3 = 0 then raise exception 'cut off'; end if;
      return new;
    end $f$`);
  await rows('create trigger fail_some before insert on ledger_entries for each row execute function fail_some()');
  const answers = await Promise.allSettled(buyers.map((who) => place({ invoice: AVIN, pay: { by: 'wallet' } }, who)));
  const placed = answers.filter((one) => one.status === 'fulfilled').length;
  expect(placed).toBeGreaterThan(10);
  expect(placed).toBeLessThan(20);
  expect(await numbers()).toEqual(Array.from({ length: placed }, (_, at) => `1405-${String(at + 1).padStart(6, '0')}`));
  expect(await rows(`select count(*)::int as n from orders where placed_at is not null`)).toEqual([{ n: placed }]);
  expect(await rows('select last from invoice_counters')).toEqual([{ last: placed }]);
});

test('[ORD-2] the numbers begin anew with the Jalali year', async () => {
  await paid({ invoice: AVIN });
  shop.at(new Date('2027-03-21T05:00:00.000Z'));
  await paid({ invoice: MEHR }, await buyer(shop, 2));
  expect(await numbers()).toEqual(['1405-000001', '1406-000001']);
});

test('[ORD-2] a cancelled order keeps its invoice as it was; what was paid back stands beside it', async () => {
  const code = await paid({ invoice: AVIN });
  const before = (await page(code)).invoice;
  const [{ id }] = (await rows('select id from orders where code = $1', [code])) as [{ id: number }];
  const staff: Ctx = { ...ctx, actor: { kind: 'staff', staffId: 1, name: 'مهتاب', roles: ['operations'] } };
  expect(await moveOrder(staff, { orderId: id, event: 'cancel', reason: 'رنگ موجود نبود', expectedState: 'placed' })).toMatchObject({ ok: true });
  const after = await page(code);
  expect(after.invoice).toEqual(before);
  expect(after.beside).toMatchObject({ state: 'refund-pending', refunds: [{ amountToman: 2 * (DEVICE_TOMAN + ENGRAVING_TOMAN), doneAt: null }] });
});

test('[ORD-2] [ROLE-5: invoices] staff read an invoice and take it along by their rights, each time with a line in the log', async () => {
  await paid({ invoice: AVIN });
  const [{ id }] = (await rows('select id from invoices')) as [{ id: number }];
  const rt = { ...shop.rt, files: memoryFiles(), drawInvoice: () => Promise.resolve(new TextEncoder().encode('%PDF-')) };
  const staff = (...roles: string[]): Ctx => ({ ...ctx, rt, actor: { kind: 'staff', staffId: 1, name: 'مهتاب', roles } });
  expect(await staffInvoicePdf(staff('support'), id, 'fa')).toMatchObject({ ok: true, value: { name: 'zarban-1405-000001-fa.pdf' } });
  expect(await staffInvoicePdf(staff('editor'), id, 'fa')).toMatchObject({ ok: false, status: 404 });
  expect(await staffInvoicePdf(ctx, id, 'fa')).toMatchObject({ ok: false, status: 404 });
  expect(await rows(`select actor, facts ->> 'number' as number from audit where action = 'invoices.read'`)).toEqual([
    { actor: 'staff:1', number: '1405-000001' },
  ]);
});

test('[ORD-2] another’s invoice is as absent as none', async () => {
  const code = await paid({ invoice: AVIN });
  expect(await invoicePage(await buyer(shop, 2), code)).toMatchObject({ ok: false, status: 404 });
  expect(await invoicePage({ ...ctx, actor: { kind: 'guest' } }, code)).toMatchObject({ ok: false, status: 404 });
});

test('[N-A5] every toman of the total is traced to its rule, kept with the order; the database refuses a proof that does not sum to it', async () => {
  const code = await place();
  const [{ id }] = (await rows('select id from orders where code = $1', [code])) as [{ id: number }];
  const traces = await rows('select rule, line, amount_toman::int as amount from price_traces where order_id = $1 order by position', [id]);
  expect(traces).toEqual([
    { rule: 'price', line: 0, amount: 2 * DEVICE_TOMAN },
    { rule: 'engraving', line: 0, amount: 2 * ENGRAVING_TOMAN },
    { rule: 'delivery', line: null, amount: 0 },
  ]);
  expect(await refusedBy(rows(`insert into price_traces values ($1, 9, 'price', 0, 1, '{}')`, [id]))).toBe('23514');
});
