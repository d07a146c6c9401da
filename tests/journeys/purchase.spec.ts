import { expect, test, type Page } from '@playwright/test';
import { at, atTheGateway, sendOrder, writeAddress, type Lang } from './buying';
import { logIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

/** From the product's page into the cart, engraved. */
async function chooseEngraved(page: Page, lang: Lang, text: string, said: 'added' | 'updated' = 'added'): Promise<void> {
  await page.goto(at(lang, '/shop/ns0'));
  await page.getByRole('radio', { name: lang === 'fa' ? 'سرمه‌ای' : 'Navy', exact: true }).check({ force: true });
  await page.locator('[name=engraving1]').fill(text);
  await page.locator('#buy button.btn').first().click();
  await expect(page).toHaveURL(new RegExp(`${at(lang, '/shop/cart')}$`));
  await expect(page.locator('.status')).toContainText(say(lang, `cart.${said}`));
}

/** Goes from the cart through login and checkout to the unpaid order; gives its tracking code. */
async function orderIt(page: Page, lang: Lang): Promise<{ code: string; phone: string }> {
  await page.getByRole('link', { name: say(lang, 'cart.checkout') }).click();
  const phone = await logIn(page);
  await expect(page).toHaveURL(new RegExp(`${at(lang, '/shop/checkout')}$`));
  await writeAddress(page, lang);
  await sendOrder(page);
  await page.waitForURL('**/shop/pay/**');
  return { code: decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? ''), phone };
}

const goToGateway = async (page: Page, lang: Lang) => {
  await page.getByRole('button', { name: say(lang, 'checkout.pay.continue') }).click();
  await page.waitForURL('**/pg/StartPay/**');
};

async function isPlaced(page: Page, lang: Lang, code: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${at(lang, '/shop/done/')}${code}$`));
  await expect(page.locator('h1')).toHaveText(say(lang, 'checkout.done.title'));
  await expect(page.locator('main')).toContainText(code);
}

for (const { lang, js } of ways) {
  const way = `${lang}, JavaScript ${js ? 'on' : 'off'}`;

  test(`[CART-3] [ORD-12] [ORD-3] ${way}: a whole purchase, from the shop to the timeline`, async ({ browser }) => {
    test.slow();
    const page = await openPage(browser, js, { width: js ? 1280 : 360, worker: true, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await chooseEngraved(page, lang, 'دکتر آوا');
    await chooseEngraved(page, lang, ' دكتر  آوا', 'updated');
    await expect(page.locator('header .count')).toHaveText(lang === 'fa' ? '۲' : '2');
    await page
      .getByRole('button', { name: say(lang, 'shell.quantity.less') })
      .first()
      .click();
    await expect(page.locator('header .count')).toHaveText(lang === 'fa' ? '۱' : '1');
    await page.fill('#code', 'نیست');
    await page.getByRole('button', { name: say(lang, 'cart.code.apply') }).click();
    await expect(page.locator('#code-error')).toHaveText(say(lang, 'refusals.discounts.code.unknown'));
    await page.fill('#code', 'mehr۰۵');
    await page.getByRole('button', { name: say(lang, 'cart.code.apply') }).click();
    await expect(page.locator('aside')).toContainText(say(lang, 'cart.code.held', { code: 'MEHR05' }));

    const { code, phone } = await orderIt(page, lang);
    await expect(page.locator('main')).toContainText(code);
    await goToGateway(page, lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await atTheGateway(page, lang, 'pay');
    await isPlaced(page, lang, code);
    await expect(page.locator('main')).toContainText(say(lang, 'checkout.done.id'));
    await expect(page.locator('main')).toContainText('دکتر آوا');
    await expect(page.locator('header .count')).toHaveCount(0);

    const outbox = await page.request.get(`/dev/outbox?to=${phone}`, { headers: { Accept: 'application/json' } });
    const { messages } = (await outbox.json()) as { messages: { body: string }[] };
    expect(messages.some((message) => message.body.includes(code))).toBe(true);

    await page.getByRole('link', { name: say(lang, 'checkout.done.see-order') }).click();
    await expect(page.locator('.tl .done')).toContainText(say(lang, 'orders.timeline.placed.done'));
    await expect(page.locator('.tl .done time').first()).toContainText(say(lang, 'orders.order.done-at').split('…')[0] ?? '');
    // The way to cancel stands near the top, and opens its form.
    await page.getByRole('link', { name: say(lang, 'orders.cancel.way') }).click();
    await expect(page.getByRole('button', { name: say(lang, 'orders.cancel.go'), exact: true })).toBeInViewport();
    await page.goto(at(lang, '/account/orders'));
    await expect(page.locator('table')).toContainText(code);
    // Where the table is a list of pairs, the day and both amounts say what they are, the amounts with their unit.
    const labels = (['date', 'paid', 'base'] as const).map((column) => say(lang, `orders.columns.${column}`));
    expect(await page.locator('table tbody tr:first-child [data-label]').evaluateAll((cells) => cells.map((cell) => cell.dataset['label']))).toEqual(labels);
    for (const amount of labels.slice(1))
      await expect(page.locator(`tbody tr:first-child [data-label="${amount}"]`)).toHaveText(lang === 'fa' ? /تومان/ : /toman/i);
    await page.context().close();
  });
}

test('[ORD-4: refused, then paid] without JavaScript a refused payment says so and can be made again', async ({ browser }) => {
  test.slow();
  const page = await openPage(browser, false);
  await chooseEngraved(page, 'fa', 'AVA');
  const { code } = await orderIt(page, 'fa');
  await goToGateway(page, 'fa');
  await atTheGateway(page, 'fa', 'refuse');
  await expect(page).toHaveURL(new RegExp(`/shop/pay/${code}`));
  // What stands and until when, when money that left all the same is back, and whom to call; the order's own page says the same.
  const sayings = (['failed', 'failed-kept', 'taken', 'call'] as const).map(
    (key) => say('fa', `checkout.pay.${key}`, { from: 48, to: 72 }).split('…')[0] ?? '',
  );
  for (const path of [page.url(), `/account/orders/${code}`]) {
    await page.goto(path);
    for (const words of sayings) await expect(page.locator('main .say.bad')).toContainText(words);
    await expect(page.locator('main .say.bad a[href^="tel:"]')).toBeVisible();
  }
  await expect(page.locator('main').getByRole('link', { name: say('fa', 'checkout.pay.give-up') })).toHaveAttribute('href', /\/shop\/pay\/.+give-up/);
  await page.goto('/account/orders');
  await expect(page.locator('table .note')).toContainText(say('fa', 'orders.next.awaiting-payment').split('…')[0] ?? '');
  await page.goto(`/shop/pay/${code}`);
  await page.getByRole('button', { name: say('fa', 'checkout.pay.again') }).click();
  await page.waitForURL('**/pg/StartPay/**');
  await atTheGateway(page, 'fa', 'pay-twice');
  await isPlaced(page, 'fa', code);
  await page.context().close();
});

test('[ORD-4: given up] the goods are free, the cart is still there', async ({ browser }) => {
  test.slow();
  const page = await openPage(browser, false);
  await chooseEngraved(page, 'en', 'GIVEN UP');
  const { code } = await orderIt(page, 'en');
  await page.goto('/en/shop/cart');
  await expect(page.locator('main')).toContainText(code);
  await page.getByRole('link', { name: say('en', 'cart.open-order.go') }).click();
  await page.getByRole('link', { name: say('en', 'checkout.pay.give-up') }).click();
  await page.getByRole('button', { name: say('en', 'checkout.pay.give-up-yes') }).click();
  await expect(page).toHaveURL(/\/en\/shop\/cart$/);
  await expect(page.locator('.status')).toContainText(say('en', 'checkout.pay.given-up'));
  await expect(page.locator('main')).toContainText('GIVEN UP');
  await page.context().close();
});

test('[PROD-3: told before paying] a delivery of another price than the one shown is told with was and is; the second press is charged exactly that', async ({
  browser,
}) => {
  test.slow();
  const page = await openPage(browser, false);
  await page.goto('/en/shop/ns0');
  await page.locator('#buy button.btn').first().click();
  await page.getByRole('link', { name: say('en', 'cart.checkout') }).click();
  await logIn(page);
  await writeAddress(page, 'en');
  await page.check('#terms');
  const total = page.locator('aside .total dd');
  const before = await total.textContent();
  await page.locator('main button[form=typed]').click();
  await expect(page.locator('main [role=alert]')).toContainText(before?.split(' ')[0] ?? '');
  await expect(total).not.toHaveText(before ?? '');
  await expect(page.locator('#fullAddress')).toHaveValue('خیابان نمونه، کوچه‌ی سرو');
  const after = (await total.textContent()) ?? '';
  await page.locator('main button[form=typed]').click();
  await page.waitForURL('**/shop/pay/**');
  await expect(page.locator('aside .total dd')).toHaveText(after);
  await page.context().close();
});

test('[CART-5] the mirror is written under the key cart and brings the cart back where the server knows none', async ({ browser }) => {
  const page = await openPage(browser, true);
  await chooseEngraved(page, 'fa', 'MIRROR');
  const mirror = () => page.evaluate(() => localStorage.getItem('cart'));
  await expect.poll(mirror).toContain('MIRROR');
  expect(JSON.parse((await mirror()) ?? '[]')).toMatchObject([
    { number_of_chosen_item: 1, engraving: ['MIRROR'], features: [{ type: 'COLOR' }, { type: 'ENGRAVING' }] },
  ]);
  await page.context().clearCookies();
  await page.goto('/shop/cart');
  await page.getByRole('button', { name: say('fa', 'cart.restore.yes') }).click();
  await expect(page.locator('main')).toContainText('MIRROR');
  await page.getByRole('link', { name: say('fa', 'cart.wipe') }).click();
  await page.getByRole('button', { name: say('fa', 'cart.wipe-confirm.yes') }).click();
  await expect(page.locator('main')).toContainText(say('fa', 'common.empty.cart.fact'));
  await expect.poll(mirror).toBe('[]');
  await page.reload();
  await expect(page.getByRole('button', { name: say('fa', 'cart.restore.yes') })).toBeHidden();
  await page.context().close();
});

test('[CART-4] [CART-7] [PROD-2] what cannot be is said beside the form, and the cart stays as it was', async ({ browser }) => {
  const page = await openPage(browser, false);
  await page.goto('/en/shop/ns0');
  await page.locator('[name=engraving1]').fill('fifteen letters');
  await page.locator('#buy button.btn').first().click();
  await expect(page.locator('main')).toContainText(say('en', 'refusals.catalog.engraving.too-long', { line: 1, length: 15, most: 14 }));
  await page.locator('[name=engraving1]').fill('');
  await page.locator('[name=quantity]').first().fill('۲۱');
  await page.locator('#buy button.btn').first().click();
  await expect(page.locator('main')).toContainText(say('en', 'refusals.cart.quantity.limit', { limit: 20 }));
  await page.goto('/en/shop/cart');
  await expect(page.locator('main')).toContainText(say('en', 'common.empty.cart.fact'));
  await page.context().close();
});
