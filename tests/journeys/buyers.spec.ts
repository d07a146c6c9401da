import { expect, test, type Locator } from '@playwright/test';
import { at, atTheGateway, sendOrder, writeAddress } from './buying';
import { codeFor, comeIn, newPhone, openPage, send } from './visitor';
import { openLine } from './line';
import { formatNumber } from '#locales/format';
import { say } from './words';

const phoneWide = { width: 360, height: 740 };

for (const { lang, js } of [
  { lang: 'fa', js: false },
  { lang: 'en', js: true },
] as const) {
  const way = `${lang}, JavaScript ${js ? 'on' : 'off'}`;

  test(`[CART-7] ${way}: a refused addition says so on top, with the focus, the title and a way to each field`, async ({ browser }) => {
    const page = await openPage(browser, js);
    await page.setViewportSize(lang === 'fa' ? phoneWide : { width: 1280, height: 900 });
    await page.goto(at(lang, '/shop/ns1-se'));
    await page.goto(at(lang, '/shop/ns1'));
    await page.fill('#engraving-1', 'Cardio 😀');
    await page.fill('#quantity', '0');
    await page.locator('form[method=post] .buy button[type=submit], form[method=post] .buy .btn').first().click();
    const summary = page.locator('#form-errors');
    await expect(summary).toBeInViewport();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(lang === 'fa' ? /^خطا: / : /^Error: /);
    await expect(summary.getByRole('link')).toHaveCount(2);
    await summary.getByRole('link').first().click();
    await expect(page.locator('#engraving-1')).toBeInViewport();
    await expect(page.locator('#engraving-1')).toHaveValue('Cardio 😀');
    // What was chosen stays after the refusal, and all that is shown is of it: price, colour, number, and why a line is not on the plate.
    const model = page.locator('[name=variant]').nth(1);
    const swatch = page.locator('.sw:has(input:enabled)').nth(3);
    await model.check({ force: true });
    await swatch.locator('input').check({ force: true });
    await page.fill('#engraving-1', lang === 'fa' ? '۱۲۳' : 'AVIN');
    await page.fill('#engraving-2', '♥');
    if (js) {
      // Said at once, beside the faulty line alone.
      await expect(page.locator('#engraving-2-error')).toHaveText(say(lang, 'refusals.catalog.engraving.letters', { line: 2 }));
      await expect(page.locator('#engraving-1-error')).toHaveCount(0);
      await page.fill('#engraving-2', 'AVIN AVIN AVIN AVIN');
      await expect(page.locator('#engraving-2-error')).toHaveText(say(lang, 'refusals.catalog.engraving.too-long', { line: 2, most: 14, length: 19 }));
      await page.fill('#engraving-2', '♥');
    }
    await page.fill('#quantity', '999');
    await page.locator('form[method=post] .buy button[type=submit], form[method=post] .buy .btn').first().click();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(model).toBeChecked();
    await expect(page.locator('#quantity')).toHaveValue(formatNumber(lang, 999));
    const colour = /dc-[\w-]+/.exec((await swatch.getAttribute('class')) ?? '')?.[0] ?? '-';
    await expect(page.locator('[data-main-stage]')).toHaveClass(new RegExp(colour));
    const whole = page.locator('product-configurator');
    const toman = Number(await model.getAttribute('data-price')) + Number(await whole.getAttribute('data-engraving-price'));
    expect(toman).not.toBe(Number(await page.locator('[name=variant]').first().getAttribute('data-price')));
    await expect(page.locator('[data-price-now] .price').first()).toContainText(formatNumber(lang, toman));
    await expect(page.locator('[data-main-stage] .engr')).toContainText(lang === 'fa' ? '۱۲۳' : 'AVIN');
    await expect(page.locator('[data-engraving-fault]')).toBeVisible();
    await expect(page.locator('#engraving-2-error')).toBeVisible();
    await page.fill('#quantity', 'x');
    await page.locator('form[method=post] .buy button[type=submit], form[method=post] .buy .btn').first().click();
    await expect(page.locator('#quantity-error')).toHaveText(say(lang, 'refusals.cart.quantity.not-whole', { least: 1, limit: 20 }));
    // The very model that is gone leads to its own notice.
    const gone = await page.locator('[name=variant]:disabled').getAttribute('value');
    await expect(page.locator(`a[href$="/shop/ns1/notice?variant=${gone}"]`)).toBeVisible();
    await page.context().close();
  });

  test(`[LANG-5] [ORD-1] ${way}: what is typed at the last look outlives a change of language and the session's end`, async ({ browser }) => {
    const page = await openPage(browser, js);
    const phone = newPhone();
    await page.goto(at(lang, '/shop/nb1'));
    await page.locator('.buy .btn').first().click();
    await page.waitForURL('**/shop/cart');
    await page.goto(at(lang, '/shop/checkout'));
    await page.fill('#phone', phone);
    await send(page, '#phone');
    await page.fill('#code', await codeFor(page, phone));
    await send(page, '#code');
    await page.fill('#firstName', 'آوین');
    await page.fill('#lastName', 'کهن‌سار');
    await page.check('#adult');
    await send(page, '#adult');
    await page.waitForURL('**/shop/checkout');
    await writeAddress(page, lang);
    await page.fill('#courierNote', 'زنگ دوم');
    // The keyboard's own key sends the form, and changes no language.
    await page.locator('#courierNote').press('Enter');
    await expect(page.locator('#form-errors a[href="#terms"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(at(lang, '/shop/checkout'));
    await page.selectOption('#deliverOn', { index: 2 });
    await page.selectOption('#deliverPart', 'morning');
    const day = await page.locator('#deliverOn').inputValue();
    const other = lang === 'fa' ? 'en' : 'fa';
    await page.locator(`header button[form=typed][lang=${other}]`).first().click();
    await page.waitForURL(`**${at(other, '/shop/checkout')}`);
    await expect(page.locator('#fullAddress')).toHaveValue('خیابان نمونه، کوچه‌ی سرو');
    await expect(page.locator('#courierNote')).toHaveValue('زنگ دوم');
    await expect(page.locator('#deliverOn')).toHaveValue(day);
    await expect(page.locator('#deliverPart')).toHaveValue('morning');
    // The session ends while the form is filled.
    const cookies = await page.context().cookies();
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    await elsewhere.addCookies(cookies);
    const tab = await elsewhere.newPage();
    await tab.goto(at(other, '/account'));
    await tab.locator('form[action$="/logout"] button').first().click();
    await elsewhere.close();
    await page.fill('#courierNote', 'زنگ سوم');
    await page.check('#terms');
    await page.locator('main button[form=typed]').click();
    await page.waitForURL('**/login?**');
    await expect(page.locator('main')).toContainText(say(other, 'accounts.login.ended-kept'));
    await page.fill('#phone', phone);
    await send(page, '#phone');
    await page.fill('#code', await codeFor(page, phone));
    await send(page, '#code');
    await page.waitForURL(`**${at(other, '/shop/checkout')}`);
    await expect(page.locator('#courierNote')).toHaveValue('زنگ سوم');
    await expect(page.locator('#fullAddress')).toHaveValue('خیابان نمونه، کوچه‌ی سرو');
    await page.context().close();
  });
}

for (const { lang, js } of [
  { lang: 'fa', js: false },
  { lang: 'en', js: true },
] as const)
  test(`[ORD-4] [WAL-2] ${lang}, JavaScript ${js ? 'on' : 'off'}: while the bank has not answered, payment, list, order and wallet say so, and nothing calls it unpaid or asks for it again`, async ({
    browser,
  }) => {
    const page = await openPage(browser, js, { width: lang === 'fa' ? 360 : 1280 });
    await comeIn(page);
    const back = async () => {
      await atTheGateway(page, lang, 'late');
      await page.getByRole('link', { name: say(lang, 'checkout.sandbox.back') }).click();
    };
    await page.goto(at(lang, '/shop/nb1'));
    await page.locator('.buy .btn').first().click();
    await page.waitForURL('**/shop/cart');
    await page.goto(at(lang, '/shop/checkout'));
    await writeAddress(page, lang);
    await sendOrder(page);
    await page.waitForURL('**/shop/pay/**');
    await expect(page.getByRole('heading', { name: say(lang, 'checkout.done.goes-to') })).toBeVisible();
    // Whoever asks to pay something else meanwhile is told what comes first, and why.
    await page.goto(at(lang, '/shop/checkout'));
    await page.waitForURL('**/shop/pay/**');
    await expect(page.locator('main')).toContainText(lang === 'fa' ? 'پیش از سفارش بعدی نوبت آن است' : 'comes before the next one');
    await page.goto(`${page.url().split('?')[0]}?first=ABCD1234`);
    await expect(page.locator('main')).toContainText(lang === 'fa' ? 'سهم گروه پس از این است' : 'Your share of the group comes after this');
    await expect(page.locator('main a[href$="/shop/group/ABCD1234"]')).toBeVisible();
    await page.getByRole('button', { name: say(lang, 'checkout.pay.continue') }).click();
    await back();
    await page.waitForURL('**/shop/pay/**');
    const badge = say(lang, 'orders.bank.badge');
    await expect(page.locator('h1')).toHaveText(badge);
    await page.goto(at(lang, '/account/orders'));
    await expect(page.locator('main')).toContainText(say(lang, 'orders.bank.unsure'));
    await expect(page.locator('main')).not.toContainText(say(lang, 'orders.order.unpaid'));
    await page.locator('main a[href*="/account/orders/"]').first().click();
    await page.waitForURL('**/account/orders/*');
    await expect(page.locator('main ol li').first()).toContainText(badge);
    await page.goto(at(lang, '/account/wallet'));
    await page.fill('#amount', '500000');
    await send(page, '#amount');
    await back();
    await page.waitForURL('**/account/wallet?**');
    await expect(page.locator('main')).toContainText(say(lang, 'wallet.pending.title'));
    await expect(page.locator('#amount')).toHaveValue('');
    await page.context().close();
  });

test('[PROD-2: without script] what was asked to be shown stands on the large plate, and the bar has its price', async ({ browser }) => {
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/shop/ns1');
  // Beside the models stands the way to all of them beside one another.
  await page.locator('#buy a[href="/shop/compare?kind=stethoscope"]').click();
  await expect(page).toHaveURL(/\/shop\/compare\?kind=stethoscope$/);
  await expect(page.locator('.spec tr').first()).toBeVisible();
  // What differs comes first, each row with more than one value; what is the same is said once. The names stay in sight.
  const texts = (row: Locator) => row.locator('td').allInnerTexts();
  for (const row of await page.locator('.compare tbody tr').all()) expect(new Set(await texts(row)).size).toBeGreaterThan(1);
  const alike = page.locator('.spec tr');
  expect(await alike.count()).toBeGreaterThan(0);
  for (const row of await alike.all()) expect(await texts(row)).toHaveLength(1);
  // On a phone nothing is hidden at a side: each value has its model's name beside it, and only the page is scrolled.
  const hidden = await page.locator('.compare').evaluate((table) => [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight]);
  expect(hidden).toEqual([0, 0]);
  const names = await page.locator('.compare thead a').allInnerTexts();
  const besides = page.locator('.compare tbody tr:last-child td');
  expect(await besides.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.slice(1, -1)))).toEqual(names);
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = page.locator('.compare thead a').first();
  await page.locator('.compare').evaluate((table) => {
    table.scrollIntoView();
    table.scrollTo(0, table.scrollHeight);
  });
  await expect(page.locator('.compare tbody tr').last()).toBeInViewport();
  await expect(name).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/shop/ns1');
  await page.fill('#engraving-1', 'AVIN');
  await page.locator('noscript button, button[name=show]').first().click();
  await page.waitForURL('**show=1**');
  await expect(page.locator('[data-main-stage] .engr')).toHaveCount(1);
  await expect(page.locator('.buybar .price')).toHaveText((await page.locator('.pdp [data-price-now]').first().innerText()).trim());
  // Where nothing can be chosen there is nothing to show.
  await page.goto('/shop/ni1');
  await expect(page.locator('button[name=show]')).toHaveCount(0);
  await page.context().close();
});

test('[SHELL-2] offline, home opens although it was visited first; a page of one’s own and a form that was not sent say the truth', async ({ browser }) => {
  const line = await openLine();
  const page = await (await browser.newContext({ proxy: line.proxy, serviceWorkers: 'allow' })).newPage();
  await page.goto('/');
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active));
  const kept = () => page.evaluate(async () => (await (await caches.open('pages-2')).keys()).map((one) => new URL(one.url).pathname));
  await expect.poll(kept).toContain('/');
  await page.goto('/shop/nb1');
  await expect.poll(kept).toContain('/shop/nb1');
  line.cut();
  await page.goto('/');
  await expect(page.locator('h1')).not.toHaveText(say('fa', 'shell.offline.title'));
  await page.goto('/account/orders');
  await expect(page.locator('main')).toContainText(say('fa', 'shell.offline.own'));
  await page.goto('/shop/nb1');
  await page.locator('.buy .btn').first().click();
  await expect(page.locator('h1')).toHaveText(say('fa', 'shell.offline.unsent-title'));
  await expect(page.locator('main form input[name=quantity]')).toHaveCount(1);
  await page.context().close();
});
