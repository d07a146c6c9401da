import { expect, test, type Page } from '@playwright/test';
import { formatMoney } from '#locales/numbers';
import { axeFaults } from './axe';
import { atTheGateway, sendOrder, writeAddress } from './buying';
import { madeSerial } from './serials';
import { dataDir, logInStaff } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, no serial numbers can be made in it');

const shots = process.env['SHOTS'];
const shot = async (page: Page, name: string) => void (shots && (await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })));
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const fa = (key: string, facts: Record<string, string | number> = {}) => say('fa', key, facts);
const button = (page: Page, key: string, facts: Record<string, string | number> = {}) => page.getByRole('button', { name: fa(key, facts), exact: true });
const NB1_TOMAN = 3_290_000;
const NH1_TOMAN = 6_480_000;

/** An NH1 bought and paid for, without scripts, on a narrow window; gives its tracking code. */
async function buy(page: Page): Promise<string> {
  await comeIn(page);
  await page.goto('/shop/nh1');
  await page.locator('#buy button.btn').first().click();
  await page.goto('/shop/checkout');
  await writeAddress(page, 'fa');
  await sendOrder(page);
  await page.waitForURL('**/shop/pay/**');
  await button(page, 'checkout.pay.continue').click();
  await atTheGateway(page, 'fa', 'pay');
  await page.waitForURL('**/shop/done/**');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

test('[ORD-8, WAR-2, WAR-3, ADM-4] support replaces a unit with its difference, sends the order with its serial, asks before what cannot be undone, and the buyer’s warranty is open; the owner hands the device on', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const buyer = await openPage(browser, false, { width: 360, locale: 'fa-IR' });
  const code = await buy(buyer);
  const desk = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(desk, 'support', `/admin/collections/orders?search=${code}`);
  await desk.getByRole('link', { name: code }).click();
  await expect(desk.getByRole('heading', { name: code })).toBeVisible();

  // A cheaper unit: nothing is chosen beforehand, and nothing is sent before the difference was seen.
  await desk.locator('details.zb-propose summary').click();
  await desk.selectOption('#zb-kind', 'replacement');
  await desk.fill('#zb-proposal-words', 'این مدل تمام شده است؛ فشارسنج را پیشنهاد می‌کنیم.');
  await expect(button(desk, 'admin.propose.see')).toBeDisabled();
  const unit = await desk.locator('#zb-unit option', { hasText: 'NB1' }).first().getAttribute('value');
  await desk.selectOption('#zb-unit', unit ?? '');
  await button(desk, 'admin.propose.see').click();
  const difference = NH1_TOMAN - NB1_TOMAN;
  await expect(desk.locator('.zb-propose .zb-effects')).toContainText(formatMoney('fa', difference));
  await shot(desk, 'desk-difference-1280');
  await button(desk, 'admin.propose.send-back', { amountToman: difference }).click();
  await expect(desk.locator('.zb-waits')).toContainText(fa('orders.proposal.kinds.replacement'));
  await shot(desk, 'desk-waits-1280');

  await buyer.goto(`/account/orders/${code}`);
  await expect(buyer.locator('#proposal')).toContainText(formatMoney('fa', difference));
  await button(buyer, 'orders.proposal.agree').click();
  await expect(buyer.locator('main')).toContainText(fa('orders.proposal.back-given', { amountToman: difference }));

  await desk.reload();
  await button(desk, 'orders.moves.queue').click();
  await button(desk, 'orders.moves.confirm').click();
  const dispatch = desk.locator('.zb-dispatch');
  await expect(dispatch).toContainText('NB1');
  const other = await madeSerial('NH1');
  // What is wrong with a serial by itself is said as it is left; all else when the form is sent, at once, beside its field.
  // There is room for it: nothing below moves.
  // A row of a device is as wide as its form.
  const widthOf = async (part: string) => (await dispatch.locator(part).boundingBox())?.width ?? 0;
  expect(await widthOf('.zb-serial')).toBeGreaterThan(0.95 * (await widthOf('form')));
  const room = async () => Math.round((await dispatch.locator('.zb-serial').boundingBox())?.height ?? 0);
  const empty = await room();
  await dispatch.locator('input[data-serial]').fill('NB1');
  await desk.locator('#zb-tracking').focus();
  await expect(dispatch.locator('.zb-serial .zb-late')).toHaveText(fa('refusals.warranty.serial.length', { characters: 12, length: 3 }));
  expect(await room()).toBeLessThanOrEqual(empty + 1);
  await dispatch.locator('input[data-serial]').fill(other);
  await dispatch.locator('button[type=submit]').click();
  await expect(dispatch.locator('[aria-invalid=true]')).toHaveCount(2);
  await expect(desk.locator('#zb-tracking')).toBeFocused();
  await expect(dispatch).toContainText(fa('refusals.orders.dispatch.tracking-missing'));
  await expect(dispatch.locator('.zb-serial')).toContainText(other);
  await desk.fill('#zb-tracking', '۴۴۰۲۱۸۸۷۰۰');
  for (const width of [768, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await sideways(desk)).toBeLessThanOrEqual(0);
    await shot(desk, `desk-dispatch-${width}`);
  }
  expect(await axeFaults(desk, '.zb-order')).toEqual([]);
  // A serial that nobody has recorded: a colleague is asked by a press, and finds it on the first page.
  const unheard = `NB99${String(Math.random()).slice(2, 10)}`;
  await dispatch.locator('input[data-serial]').fill(unheard);
  await dispatch.locator('button[type=submit]').click();
  await dispatch
    .locator('.zb-serial')
    .getByRole('button', { name: fa('admin.lacking.ask') })
    .click();
  await expect(desk.locator('.zb-lacking')).toContainText(unheard);
  await expect(desk.locator('.zb-events')).toContainText(fa('orders.events.ask-serials'));
  const store = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(store, 'operations');
  const wanted = store.locator('.zb-wanted li', { hasText: code });
  await expect(wanted).toContainText(unheard);
  await wanted.getByRole('link').first().click();
  await expect(store.locator('.zb-lacking')).toContainText(unheard);
  expect(await axeFaults(store, '.zb-lacking')).toEqual([]);
  // The card leads to where it is recorded, with the number that was read.
  await store.locator('.zb-lacking').getByRole('link').first().click();
  await expect(store.locator('#zb-serials')).toHaveValue(unheard);
  await store.context().close();
  const mistyped = await madeSerial('NB1');
  await expect(dispatch.locator('.zb-serial')).toContainText(unheard);
  await dispatch.locator('input[data-serial]').fill(mistyped);
  await expect(dispatch.locator('.zb-serial')).not.toContainText(unheard);
  await dispatch.locator('button[type=submit]').click();
  await expect(desk.locator('.zb-head')).toContainText(fa('orders.states.dispatched'));
  await expect(desk.locator('.zb-order')).toContainText(mistyped);

  // What was recorded wrongly is put right, with why; the history says both.
  const correct = desk.locator('.zb-correct');
  await correct.locator('summary').click();
  await expect(correct.locator('#zb-tracking')).toHaveValue('4402188700');
  const serial = await madeSerial('NB1');
  await correct.locator('#zb-tracking').fill('۴۴۰۲۱۸۸۷۳۱');
  await correct.locator('input[data-serial]').fill(serial);
  await button(desk, 'admin.dispatch.correct.go').click();
  await expect(correct).toContainText(fa('refusals.orders.correct-reason.missing'));
  await correct.locator('#zb-correct-reason').fill('از روی رسید دیگری خوانده شد');
  for (const width of [768, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await sideways(desk)).toBeLessThanOrEqual(0);
    await shot(desk, `desk-correct-${width}`);
  }
  expect(await axeFaults(desk, '.zb-order')).toEqual([]);
  await button(desk, 'admin.dispatch.correct.go').click();
  await expect(desk.locator('.zb-events')).toContainText(fa('orders.events.correct-dispatch'));
  await expect(desk.locator('.zb-events')).toContainText(`${mistyped} ← ${serial}`);
  await expect(correct.locator('#zb-correct-reason')).toHaveValue('');
  await button(desk, 'orders.moves.deliver').click();
  await expect(button(desk, 'admin.order.effects.deliver')).toBeVisible();
  await shot(desk, 'desk-deliver-asks-1280');
  await button(desk, 'admin.order.effects.deliver').click();
  await expect(desk.locator('.zb-head')).toContainText(fa('orders.states.delivered'));

  await buyer.goto(`/account/orders/${code}`);
  await expect(buyer.locator('#parcel')).toContainText(fa('orders.couriers.rider'));
  await expect(buyer.locator('#parcel')).toContainText('۴۴۰۲۱۸۸۷۳۱');
  expect(await sideways(buyer)).toBeLessThanOrEqual(0);
  await shot(buyer, 'order-parcel-360');
  await buyer.locator('#parcel').getByRole('link', { name: serial }).click();
  await expect(buyer.locator('main')).toContainText(fa('warranty.devices.states.active'));
  await expect(buyer.locator('main')).toContainText(fa('warranty.passport.by-order'));
  expect(await sideways(buyer)).toBeLessThanOrEqual(0);
  await shot(buyer, 'device-360');

  // Without scripts: a question, then the code, once.
  await buyer.getByRole('link', { name: fa('warranty.transfer.go') }).click();
  await button(buyer, 'warranty.transfer.yes').click();
  await buyer.waitForURL('**/account/devices');
  const shown = /[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/.exec(await buyer.locator('main').innerText())?.[0] ?? '';
  expect(shown).not.toBe('');
  await shot(buyer, 'transfer-code-360');
  await buyer.reload();
  await expect(buyer.locator('main')).not.toContainText(shown);
  await expect(button(buyer, 'warranty.transfer.new-code')).toBeVisible();

  const next = await openPage(browser, false, { width: 360, locale: 'fa-IR' });
  await comeIn(next);
  await next.goto('/account/devices/new');
  await next.fill('#serial', serial);
  await next.selectOption('#bought', 'transfer');
  await next.fill('#transferCode', 'ABCD-2345-EFGH');
  await button(next, 'warranty.register.go').click();
  await expect(next.locator('#transferCode-error')).toHaveText(fa('refusals.warranty.transfer.wrong'));
  await next.fill('#transferCode', shown.toLowerCase());
  await shot(next, 'register-360');
  await button(next, 'warranty.register.go').click();
  await next.waitForURL(`**/account/devices/${serial}`);
  await expect(next.locator('main')).toContainText(fa('warranty.devices.events.take-over'));

  for (const page of [buyer, desk, next]) await page.context().close();
});

test('[WAR-3, WAR-7] a receipt waits, and one that names somebody’s device becomes a dispute; after-sales sees both and keeps it with the holder, with the reason', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const serial = await madeSerial('NB1');
  const people = await Promise.all([0, 1].map(() => openPage(browser, false, { width: 360, locale: 'fa-IR' })));
  const today = new Intl.DateTimeFormat('fa-IR-u-nu-latn', { timeZone: 'Asia/Tehran', year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());
  const desk = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(desk, 'after-sales');
  for (const [at, page] of people.entries()) {
    await comeIn(page);
    await page.goto('/account/devices/new');
    await page.fill('#serial', serial);
    const dealer = await page
      .locator('#bought option', { hasText: fa('warranty.channels.kinds.dealer') })
      .first()
      .getAttribute('value');
    await page.selectOption('#bought', dealer ?? '');
    await page.fill('#receivedOn', today);
    await page.fill('#purchasedOn', today);
    // A picture of the receipt: by it the desk's yes says why.
    if (at === 0) await page.setInputFiles('#receipt', { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await button(page, 'warranty.register.go').click();
    await page.waitForURL('**/account/devices');
    await expect(page.locator('main')).toContainText(fa('warranty.claims.mine'));
    const claim = /ZD-[2-9A-HJKMNP-Z]{7}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    if (at === 0) await shot(page, 'claim-waits-360');
    await desk.goto('/admin?queue=claims');
    await desk.locator('.zb-work').getByRole('link', { name: claim }).click();
    await expect(desk.getByRole('heading', { name: claim })).toBeVisible();
    await expect(desk.locator('.zb-order')).toContainText(fa(`warranty.claims.is.${at === 0 ? 'free' : 'held'}`));
    await shot(desk, `desk-claim-${at === 0 ? 'free' : 'held'}-1280`);
    expect(await axeFaults(desk, '.zb-order')).toEqual([]);
    if (at === 0) {
      // What was refused of one move is not said of the next.
      await button(desk, 'warranty.claims.moves.refuse').click();
      await button(desk, 'warranty.staff.effects.refuse').click();
      await expect(desk.locator('.zb-moves')).toContainText(fa('refusals.lifecycle.reason.missing'));
      await button(desk, 'admin.order.back').click();
    }
    await button(desk, at === 0 ? 'warranty.claims.moves.confirm' : 'warranty.claims.moves.keep').click();
    await expect(desk.locator('.zb-moves')).not.toContainText(fa('refusals.lifecycle.reason.missing'));
    // A yes needs no reason; a no does.
    if (at === 0) await expect(desk.locator('#zb-reason')).toHaveCount(0);
    else await desk.fill('#zb-reason', 'رسید صاحب کنونی قدیمی‌تر است');
    await button(desk, `warranty.staff.effects.${at === 0 ? 'confirm' : 'keep'}`).click();
    await expect(desk.locator('.zb-head')).toContainText(fa(`warranty.claims.states.${at === 0 ? 'accepted' : 'refused'}`));
  }
  const [holder, other] = people as [Page, Page];
  await holder.goto(`/account/devices/${serial}`);
  await expect(holder.locator('main')).toContainText(fa('warranty.devices.states.active'));
  expect((await other.request.get(`/account/devices/${serial}`)).status()).toBe(404);
  for (const page of [...people, desk]) await page.context().close();
});
