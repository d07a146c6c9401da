import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrangedRequest, desk } from '../../tests/arranged';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { addCredit } from '../../tests/wallet';
import type { Ctx } from '../context';
import { myInvoice, myInvoiceFile } from '../invoices/mine';
import { paperOf } from '../invoices/paper';
import { decideRequest } from './decide';
import { askServiceInvoice } from './invoice';
import { requestPage } from './my-request';
import { askSupplement, paySupplement } from './supplement';

let shop: Shop;
let number = 0;
let ctx: Ctx;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const CODE = '0084575948';

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date('2026-11-21T06:30:00Z'));
  number += 1;
  ctx = await buyer(shop, number);
});
afterAll(() => shop.stop());

const invoicesOf = async (code: string) => {
  const page = await requestPage(ctx, code);
  if ('ok' in page) throw new Error(page.code);
  return page.invoices;
};

test('[ORD-2, INP-3] what was paid for a service is invoiced line by line once its payer’s code is known, later bills at once; a deposit has no tax', async () => {
  const { code, id } = await arrangedRequest(shop, ctx, { toman: 500_000, depositToman: 300_000 });
  expect(await invoicesOf(code)).toEqual({ numbers: [], mayAsk: true });
  const stranger = await buyer(shop, (number += 1));
  expect(await askServiceInvoice(stranger, { code, nationalCode: CODE })).toMatchObject({ ok: false, status: 404 });
  const presses = await Promise.all([1, 2, 3].map(() => askServiceInvoice(ctx, { code, nationalCode: CODE })));
  expect(presses.every(({ ok }) => ok)).toBe(true);
  const { numbers } = await invoicesOf(code);
  expect(numbers).toHaveLength(1);
  const found = await myInvoice(ctx, numbers[0] ?? '');
  if (!found.ok) throw new Error(found.code);
  const { content } = found.value.invoice;
  const total = content.totalToman;
  expect(content).toMatchObject({
    orderCode: code,
    address: null,
    deliveryToman: 0,
    to: { nationalCode: CODE },
    paid: { walletToman: total, gatewayToman: 0 },
  });
  expect(content.lines.reduce((sum, line) => sum + line.totalToman, 0) - content.discountToman).toBe(total);
  expect(content.proof.reduce((sum, { amountToman }) => sum + amountToman, 0)).toBe(total);
  const { percent = 0, toman: tax = 0 } = content.vat ?? {};
  expect(tax).toBe(Math.round(((total - 300_000) * percent) / (100 + percent)));
  expect(JSON.stringify(paperOf('fa', content))).not.toContain('ارسال');
  for (const other of [stranger, ctx])
    expect(await myInvoice(other, other === ctx ? '1405-999999' : (numbers[0] ?? ''))).toMatchObject({ ok: false, status: 404 });
  expect(await myInvoiceFile(stranger, numbers[0] ?? '')).toMatchObject({ ok: false, status: 404 });

  // A later bill of the same person has its invoice in the moment of its payment.
  await askSupplement(desk(shop), { once: key(), requestId: id, amount: '150000', reason: 'زمان بیشتری برد' });
  await addCredit(shop, ctx, 150_000);
  const paid = await paySupplement(ctx, { key: key(), code, ordinal: 1, shownToman: 150_000, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1/' });
  expect(paid).toMatchObject({ ok: true });
  const after = await invoicesOf(code);
  expect(after).toMatchObject({ numbers: [numbers[0], expect.any(String) as string], mayAsk: false });
  expect(await myInvoice(ctx, after.numbers[1] ?? '')).toMatchObject({ ok: true, value: { invoice: { content: { totalToman: 150_000 } }, refunds: [] } });
  // What goes back afterwards stands beside it, never on it.
  await decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 });
  expect(await myInvoice(ctx, numbers[0] ?? '')).toMatchObject({
    value: { invoice: { content: { totalToman: total } }, refunds: [{ amountToman: total - 100_000 }] },
  });
});
