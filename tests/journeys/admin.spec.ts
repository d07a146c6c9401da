import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { atTheGateway, sendOrder, writeAddress } from './buying';
import { madeSerial } from './serials';
import { accountOf, dataDir, giveCode, givePassword, logInStaff, oneAtATime, openRow, staffCode } from './staff';
import { logIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
// One after the other: a second-factor code is taken once in thirty seconds.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Everything the browser complains of, policies first. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[ADM-5: login] the password alone opens no page and no list; a wrong code is said beside its field, the right one opens the admin', async ({
  browser,
}) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  const account = accountOf('administrator');
  // Other journeys log the same account in.
  await oneAtATime('administrator', async () => {
    await givePassword(page, account);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const path of ['/admin', '/admin/collections/orders', '/admin/account']) {
      await page.goto(path);
      await expect(page).toHaveURL(/second-factor$/);
    }
    expect((await page.request.get('/cms-api/orders')).status()).toBe(403);
    expect((await page.request.get('/cms-api/staff/me').then((answer) => answer.json())) as object).toMatchObject({ user: null });
    const code = staffCode(account.email);
    await page.fill('#code', String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await page.locator('form button').first().click();
    await expect(page.getByRole('alert')).toHaveText(say('fa', 'refusals.admin.second-factor.wrong'));
    await giveCode(page, account);
    expect((await page.request.get('/cms-api/orders')).status()).toBe(200);
  });
  await page.context().close();
});

test('[ADM-5] own accounts with a second factor; a role limits what its owner sees, in the pages and behind them', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(page, 'after-sales');
  const lists = page.locator('nav a[href^="/admin/collections/"]');
  const seen = await lists.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(seen).toEqual(expect.arrayContaining(['orders', 'users', 'addresses']));
  expect(seen).not.toContain('subscriptions');
  const answers = async (path: string) => (await page.request.get(path)).status();
  expect([await answers('/cms-api/orders'), await answers('/cms-api/subscriptions')]).toEqual([200, 403]);
  const staff = (await (await page.request.get('/cms-api/staff')).json()) as { docs: { email: string }[] };
  expect(staff.docs.map(({ email }) => email)).toEqual([accountOf('after-sales').email]);
  const origin = new URL(page.url()).origin;
  const changed = await page.request.patch('/cms-api/products/1?locale=fa', {
    data: { title: 'نه', _status: 'published' },
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(changed.status()).toBe(403);
  await test.step('a page that the role does not see is the whole desk, which says whose it is and leads on', async () => {
    const own = (title: 'see' | 'make', list: string) =>
      say('fa', `staff.closed.title.${title}`, { name: say('fa', `admin.collections.${list as 'users'}.many`) });
    for (const list of ['subscriptions', 'reviews', 'discount-codes', 'search-terms', 'staff'].filter((one) => !seen.includes(one))) {
      const answer = await page.request.get(`/admin/collections/${list}`);
      const text = await answer.text();
      expect([list, answer.status(), text.includes(own('see', list)), text.includes('zb-menu-logo')]).toEqual([list, 403, true, true]);
    }
    for (const list of ['variants', 'products', 'orders']) {
      const answer = await page.goto(`/admin/collections/${list}/create`);
      expect([list, answer?.status()]).toEqual([list, 403]);
      await expect(page.locator('.zb-closed h1')).toHaveText(own('make', list));
    }
    for (const [address, list] of [
      ['collections/orders/7777777', 'orders'],
      ['collections/users/7777777', 'users'],
      ['slip/7777777', 'orders'],
    ] as const) {
      expect([address, (await page.goto(`/admin/${address}`))?.status()]).toEqual([address, 404]);
      await expect(page.locator('.zb-closed h1')).toHaveText(say('fa', 'staff.closed.title.gone', { name: say('fa', `admin.collections.${list}.many`) }));
    }
    expect((await page.goto('/admin/no-such-page'))?.status()).toBe(404);
    await expect(page.locator('.zb-menu [href="/admin/collections/orders"]')).toBeVisible();
    await expect(page.locator('.zb-top .zb-find')).toBeVisible();
    await page.getByRole('link', { name: say('fa', 'staff.closed.today') }).click();
    await expect(page).toHaveURL(/\/admin$/);
    expect((await page.goto('/admin/collections/subscriptions'))?.status()).toBe(403);
    await expect(page.locator('.zb-closed')).toContainText(say('fa', 'admin.options.support'));
  });
  await page.context().close();
});

test('[ADM-2: Persian and English] [PAGE-11: within 5 s] an editor sees both languages side by side, publishes, and the site says it', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  const heard = complaints(page);
  await logInStaff(page, 'editor');
  await expect(page.locator('html')).toHaveAttribute('dir', 'RTL');
  await page.goto('/admin/collections/variants');
  await expect(page.locator('td.cell-stock').first()).toHaveText(/^([۰-۹٬]+|ناموجود)$/);
  // A low stock differs by its colour alone: no ground fills its cell.
  const looks = (one: Locator) => one.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  const [low, usual] = [await looks(page.locator('.cell-stock .zb-warn').first()), await looks(page.locator('.cell-stock span:not([class])').first())];
  expect([low[0] === usual[0], low[1] === usual[1]]).toEqual([false, true]);
  await page.goto('/admin/collections/products');
  await openRow(page, 'فشارسنج دیجیتال NB1');
  await expect(page.locator('#field-summary')).toBeVisible();
  await expect(page.locator('#field-rank')).toHaveValue(/^[۰-۹٬]+$/);
  const other = page.locator('.zb-other').nth(2);
  await expect(other.locator('p[lang=en]')).toContainText('readings');
  await expect(page.locator('.doc-controls__meta')).toContainText('۱۴۰');
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // The way here is read whole where there is room for it.
    if (width === 1280)
      expect(await page.locator('.app-header .step-nav > *').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  }
  const line = `فشار خون خانه ${[...String(Math.random()).slice(2, 8)].map((digit) => 'ابپتثجچحخد'[Number(digit)]).join('')}`;
  await page.fill('#field-summary', line);
  await page.click('#action-save');
  await expect(page.locator('.payload-toast-container')).toContainText('موفقیت');
  const site = await openPage(browser, false);
  await expect(async () => {
    await site.goto('/shop/nb1');
    await expect(site.locator('main')).toContainText(line, { timeout: 200 });
  }).toPass({ timeout: 5_000 });
  await site.goto('/en/shop/nb1');
  await expect(site.locator('main')).not.toContainText('فشار خون خانه');
  expect(heard).toEqual([]);
  await site.context().close();
  await page.context().close();
});

/** A buyer's way to a paid order, without JavaScript. */
async function buy(page: Page): Promise<string> {
  await page.goto('/shop/nb1');
  await page.locator('#buy button.btn').first().click();
  await page.getByRole('link', { name: say('fa', 'cart.checkout') }).click();
  await logIn(page);
  await writeAddress(page, 'fa');
  await sendOrder(page);
  await page.waitForURL('**/shop/pay/**');
  await page.getByRole('button', { name: say('fa', 'checkout.pay.continue') }).click();
  await atTheGateway(page, 'fa', 'pay');
  await page.waitForURL('**/shop/done/**');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

test('[ADM-4] [ORD-5: up to delivered] support moves the order on by its buttons; a colleague’s older page is told so; the buyer sees every step', async ({
  browser,
}) => {
  const buyer = await openPage(browser, false);
  const code = await buy(buyer);
  const page = await openPage(browser, true, { locale: 'en-GB' });
  const heard = complaints(page);
  await logInStaff(page, 'support', `/admin/collections/orders?search=${code}`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  const address = page.url();
  const colleague = await page.context().newPage();
  // This one hears of nothing; the other keeps itself fresh.
  await colleague.route('**/desk/stamp/**', (route) => route.abort());
  await colleague.goto(address);
  const watcher = await page.context().newPage();
  await watcher.goto(address);
  const button = (on: Page, event: 'queue' | 'confirm' | 'dispatch' | 'deliver' | 'cancel') =>
    on.getByRole('button', { name: say('fa', `orders.moves.${event}`), exact: true });
  await expect(button(colleague, 'queue')).toBeVisible();
  await expect(button(page, 'deliver')).toHaveCount(0);
  for (const event of ['queue', 'confirm'] as const) await button(page, event).click();
  await expect(page.locator('.zb-head')).toContainText(say('fa', 'orders.states.confirmed'));

  await button(colleague, 'cancel').click();
  // No reason is chosen beforehand, and none is taken for another.
  await expect(colleague.locator('#zb-cancel-cause')).toHaveValue('');
  await colleague.selectOption('#zb-cancel-cause', 'buyer-asked');
  await colleague.fill('#zb-reason', 'خریدار خواست');
  await colleague.locator('.zb-moves form:has(#zb-reason) button[type=submit]').click();
  await expect(colleague.locator('.zb-moves [role=status]')).toContainText(say('fa', 'refusals.common.changed-meanwhile'));
  // The page shows how things are now, on both, without anybody asking for it.
  for (const one of [colleague, watcher]) {
    await expect(one.locator('.zb-head')).toContainText(say('fa', 'orders.states.confirmed'), { timeout: 25_000 });
    await expect(button(one, 'queue')).toHaveCount(0);
  }
  await expect(watcher.locator('.zb-moves [role=status]')).toContainText(say('fa', 'admin.order.moved-elsewhere'));

  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  await page.fill('#zb-tracking', '4402188731');
  await page.locator('input[data-serial]').fill(await madeSerial('NB1'));
  // From the moment in which it is sent the form is gone, however long the page takes to be read anew; what came of it is said once.
  let readAnew = false;
  await page.route('**/admin/collections/orders/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    readAnew = true;
    await route.continue();
  });
  await page.locator('.zb-dispatch button[type=submit]').click();
  await expect(page.locator('.zb-moves [role=status]', { hasText: say('fa', 'admin.order.done') })).toHaveCount(1);
  await expect(page.locator('.zb-dispatch')).toHaveCount(0);
  // Its new state stands in the answer itself.
  await expect(page.locator('.zb-head')).toContainText(say('fa', 'orders.states.dispatched'));
  expect(readAnew).toBe(false);
  await expect(button(page, 'deliver')).toBeVisible();
  await expect(page.locator('.zb-moves [role=status]', { hasText: say('fa', 'admin.order.done') })).toHaveCount(1);
  // Another reading of the page may wait in it.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await button(page, 'deliver').click();
  // The next decision does not stand under what came of the last.
  await expect(page.locator('.zb-moves [role=status]')).toHaveText('');
  await page.getByRole('button', { name: say('fa', 'admin.order.effects.deliver') }).click();
  await expect(page.locator('.zb-head')).toContainText(say('fa', 'orders.states.delivered'));
  await expect(button(page, 'cancel')).toHaveCount(0);
  await expect(page.locator('.zb-events')).toContainText(say('fa', 'orders.events.dispatch'));
  // A conflict that was refused is an answer of 409, which the browser notes; nothing else may be.
  expect(heard).toEqual([]);

  await buyer.goto(`/account/orders/${code}`);
  for (const step of ['queued', 'confirmed', 'dispatched', 'delivered'] as const) {
    await expect(buyer.locator('main')).toContainText(say('fa', `orders.timeline.${step}.done`));
  }
  await buyer.context().close();
  await page.context().close();
});

/** An order that waits for its call since an hour, and more delivered ones than a page holds. */
async function ordersOfADay(): Promise<string> {
  const database = openDatabase(dataDir ?? '');
  const mark = String(Math.random()).slice(2, 8);
  await database.query(
    `with buyer as (insert into users (phone, first_name, last_name) values ('0935' || $1 || '1', 'ژینا', 'سپیدرود') returning id)
     insert into orders (code, state, state_since, due_at, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
       receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
     select 'ZB-L' || $1 || 'X' || n, case n when 0 then 'queued' else 'delivered' end::enum_orders_state, now(), case n when 0 then now() - interval '1 hour' end, id,
       'fa', 2, 3290000, 0, 0, 3290000, 3290000, 'آوین کهن‌سار', '09351112233', 'IR', 'gilan', 'rasht', 'خیابان نمونه، پلاک ۱۲', '4145678901', 'WEBSITE'
     from buyer, generate_series(0, 26) n`,
    [mark],
  );
  await database.end();
  return `ZB-L${mark}X0`;
}

test('[ADM-3: order list] [ADM-1: orders] support reads the list by state and page by page, finds an order by its code, opens it and comes back', async ({
  browser,
}) => {
  const code = await ordersOfADay();
  const page = await openPage(browser, true, { locale: 'en-GB' });
  const heard = complaints(page);
  await logInStaff(page, 'support', '/admin/collections/orders');
  const rows = page.locator('.zb-list tbody tr');
  const chosen = page.locator('.zb-filter [aria-current]');
  await expect(chosen).toContainText(say('fa', 'admin.orders.open'));
  await expect(rows.filter({ hasText: code }).locator('.zb-when--late')).toContainText('دیر');

  await page
    .locator('.zb-filter')
    .getByRole('link', { name: say('fa', 'orders.states.delivered') })
    .click();
  await expect(chosen).toHaveText(say('fa', 'orders.states.delivered'));
  await expect(rows).toHaveCount(25);
  const first = await rows.allInnerTexts();
  await page.getByRole('link', { name: say('fa', 'staff.list.next') }).click();
  await expect(page.getByRole('link', { name: say('fa', 'staff.list.previous') })).toBeVisible();
  expect(first).not.toContain(await rows.first().innerText());
  await page.getByRole('link', { name: say('fa', 'staff.list.previous') }).click();
  await expect(rows.first()).toHaveText(/ZB-L/);
  await expect.poll(() => rows.allInnerTexts()).toEqual(first);

  const field = page.getByRole('searchbox');
  await field.fill(code.toLowerCase().replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))));
  await field.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('آوین کهن‌سار');
  await expect(field).toHaveValue(/^zb-l[۰-۹]+x۰$/);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page, '.zb-orders')).toEqual([]);

  await page.goto('/admin/collections/orders?search=nobody&show=nothing&before=due.1.yesterday');
  await expect(page.locator('.zb-empty')).toContainText(say('fa', 'admin.orders.none-found'));
  await page
    .locator('.zb-empty')
    .getByRole('link', { name: say('fa', 'admin.orders.search-clear') })
    .click();
  await expect(rows.filter({ hasText: code })).toBeVisible();
  expect(heard).toEqual([]);
  await page.context().close();
});
