import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { accountOf, dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** By how much an element overflows its container, sideways. */
async function spill(inner: Locator, outer: Locator): Promise<number> {
  const [own, all] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!own || !all) throw new Error('it is not shown');
  return Math.max(all.x - own.x, own.x + own.width - all.x - all.width);
}
async function foot(of: Locator): Promise<number> {
  const box = await of.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A paid order that waits for the desk, overdue by an hour. */
async function overdueOrder(): Promise<string> {
  const database = openDatabase(dataDir ?? '');
  const code = `ZB-D${String(Math.random()).slice(2, 8)}`;
  const phone = `09${String(Math.random()).slice(2, 11)}`;
  await database.query(
    `with buyer as (insert into users (phone, first_name, last_name) values ($2, 'آوین', 'کهن‌سار') returning id)
     insert into orders (code, state, state_since, due_at, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
       receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
     select $1, 'queued', now(), now() - interval '1 hour', id, 'fa', 1, 3290000, 0, 0, 3290000, 3290000, 'آوین کهن‌سار', '09121112233', 'IR', 'gilan', 'rasht',
       'خیابان نمونه، پلاک ۱۲', '4145678901', 'WEBSITE' from buyer`,
    [code, phone],
  );
  await database.end();
  return code;
}

test('[ADM-3] staff land on what is due; one takes it, a colleague sees whose it is, moves nothing of it and takes it over', async ({ browser }) => {
  const code = await overdueOrder();
  const support = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(support, 'support');
  const rowOf = (page: Page) => page.locator('.zb-work tbody tr', { hasText: code });
  await expect(support.locator('#zb-late')).toContainText(say('fa', 'staff.day.groups.late'));
  await expect(rowOf(support).getByRole('button', { name: say('fa', 'work.take'), exact: true })).toBeVisible();

  const operations = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(operations, 'operations');
  await expect(rowOf(operations).getByRole('button', { name: say('fa', 'work.take'), exact: true })).toBeVisible();

  await rowOf(support)
    .getByRole('button', { name: say('fa', 'work.take'), exact: true })
    .click();
  await expect(rowOf(support).locator('.zb-owned')).toContainText(say('fa', 'staff.you'));
  await rowOf(operations)
    .getByRole('button', { name: say('fa', 'work.take'), exact: true })
    .click();
  // Who was slower is told whose it is now.
  await expect(rowOf(operations).locator('.zb-owned')).toContainText('کاوه شریفی');

  await rowOf(operations).getByRole('link').click();
  // That it is a colleague's is said before anything is pressed.
  await expect(operations.locator('#zb-held')).toContainText('کاوه شریفی');
  await expect(operations.getByRole('button', { name: say('fa', 'orders.moves.confirm') })).toBeDisabled();
  await rowOf(support).getByRole('link').click();
  await expect(support.getByRole('button', { name: say('fa', 'orders.moves.confirm') })).toBeEnabled();
  await operations
    .locator('.zb-claim')
    .getByRole('button', { name: /می‌گیرم/ })
    .click();
  await expect(operations.locator('.zb-claim')).toContainText(say('fa', 'work.mine'));
  await expect(operations.getByRole('button', { name: say('fa', 'orders.moves.confirm') })).toBeEnabled();
  // Who had the page open reads that a colleague has changed it, and what leads on from there can be pressed though nothing else can.
  await support.evaluate(() => window.dispatchEvent(new Event('focus')));
  const said = support.locator('.zb-held[disabled] .zb-said');
  await expect(said).toContainText(say('fa', 'admin.order.moved-meanwhile'));
  await said.getByRole('link', { name: say('fa', 'admin.order.read') }).click({ timeout: 8_000 });
  await expect(said).toHaveCount(0);
  await operations.goto('/admin');
  await expect(rowOf(operations).locator('.zb-owned')).toContainText(say('fa', 'staff.you'));
  await operations.getByRole('link', { name: say('fa', 'work.owners.mine') }).click();
  await expect(operations).toHaveURL(/owner=mine/);
  await expect(rowOf(operations)).toBeVisible();
  await support.goto('/admin?owner=mine&queue=orders');
  await expect(rowOf(support)).toHaveCount(0);

  for (const width of [1280, 768]) {
    await operations.setViewportSize({ width, height: 900 });
    await operations.goto('/admin');
    expect(await sideways(operations)).toBeLessThanOrEqual(0);
    // The word at the present hour is whole (a narrow line scrolls), and what a colleague does next stands below who it is.
    if (width === 1280) expect(await spill(operations.locator('.zb-now > b'), operations.locator('.zb-dayline'))).toBeLessThanOrEqual(0);
    const mate = operations.locator('.zb-three > li').first();
    expect(await foot(mate.locator('> :first-child'))).toBeLessThanOrEqual((await mate.locator('> :nth-child(3)').boundingBox())?.y ?? 0);
  }
  expect(await axeFaults(operations, '.zb-home')).toEqual([]);
  // On a phone without scripts the day stands first, and a link leads to the menu below it.
  const plain = await openPage(browser, false, { width: 360, locale: 'fa-IR' });
  await plain.context().addCookies(await operations.context().cookies());
  await plain.goto('/admin');
  expect((await plain.locator('.zb-home h1').boundingBox())?.y).toBeLessThan(200);
  await plain.locator('.zb-to-menu').click();
  await expect(plain.locator('.zb-menu [href="/admin/collections/orders"]')).toBeInViewport();
  expect(await sideways(plain)).toBeLessThanOrEqual(0);
  await plain.context().close();
  await support.context().close();
  await operations.context().close();
});

test('[ADM-3] [ADM-2: Persian and English] an editor’s desk holds what editors decide, and nothing of buyers; it speaks the language that is chosen', async ({
  browser,
}) => {
  const code = await overdueOrder();
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'editor');
  await expect(page.locator('.zb-home h1')).toBeVisible();
  // Which language the content has is kept with an account: editors' other journeys write meanwhile.
  const reader = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(reader, 'support', '/admin/collections/kinds');
  for (const lang of ['en', 'fa'] as const) {
    await reader.locator('.zb-top .zb-lang').click();
    await expect(reader.locator('html')).toHaveAttribute('lang', lang);
    await expect(reader.locator('.zb-menu')).toContainText(say(lang, 'staff.menu.today'));
    // The content follows, and is chosen otherwise beside it.
    await expect(reader.locator('.localizer')).toContainText(say(lang, `editors.languages.${lang}`));
    await expect(reader.locator('.cell-title a').first()).toHaveText(lang === 'fa' ? /[؀-ۿ]/ : /^[^؀-ۿ]+$/);
    if (lang === 'en') {
      await reader.locator('.app-header__localizer .popup__trigger-wrap button, .app-header__localizer button').first().click();
      await reader.locator('.popup-button-list__button', { hasText: say('en', 'editors.languages.fa') }).click();
      await expect(reader.locator('.cell-title a').first()).toHaveText(/[؀-ۿ]/);
      await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
      await reader.goto('/admin/collections/kinds?lng=en');
    }
    await reader.goto('/admin/collections/kinds');
    await expect(reader.locator('.cell-title a').first()).toHaveText(lang === 'fa' ? /[؀-ۿ]/ : /^[^؀-ۿ]+$/);
  }
  // What the clock says is read to its end, in the longer language too.
  await reader.setViewportSize({ width: 1280, height: 800 });
  for (const lang of ['en', 'fa'] as const) {
    await reader.goto(`/admin?lng=${lang}`);
    expect(await reader.locator('.zb-clock span').evaluate((words) => words.scrollWidth - words.clientWidth), lang).toBeLessThanOrEqual(0);
    expect(await reader.locator('.zb-clock').evaluate((clock) => clock.scrollHeight), lang).toBeLessThan(52);
  }
  // Where a document has a language of its own, its choice lies beside the switch and not on it.
  for (const lang of ['en', 'fa'] as const)
    for (const width of [1280, 800]) {
      await reader.setViewportSize({ width, height: 800 });
      await reader.goto(`/admin/collections/posts?lng=${lang}`);
      await expect(reader.locator('.app-header__localizer.localizer')).toBeVisible();
      const hit = () =>
        reader.locator('.zb-top .zb-lang').evaluate((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return [left + 2, (left + right) / 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2) === link);
        });
      await expect.poll(hit, { message: `${lang} ${width}` }).toEqual([true, true, true]);
    }
  // The way here is read whole, also where it is long and the content's language stands beside it.
  await reader.setViewportSize({ width: 1280, height: 800 });
  await reader.goto('/admin/collections/sales-channels?lng=en');
  await expect(reader.locator('.step-nav')).toContainText(say('en', 'admin.collections.sales-channels.many'));
  expect(await reader.locator('.step-nav > *').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  await reader.goto('/admin?lng=fa');
  await reader.context().close();
  expect(accountOf('editor').roles).toEqual(['editor']);
  expect(await page.content()).not.toContain(code);
  await expect(page.locator('.zb-chips a', { hasText: say('fa', 'work.queues.orders') })).toHaveCount(0);
  for (const list of ['/admin/collections/orders', '/admin/order-list', '/admin/collections/users', '/admin/inquiries-list']) {
    expect((await page.goto(list))?.status()).toBe(403);
    expect(await page.content()).not.toContain(code);
  }
  await page.context().close();
});

test('[ADM-3: find] support finds by a surname in the palette and on its page, gives chosen work to a colleague and moves many at once', async ({
  browser,
}) => {
  const codes = [await overdueOrder(), await overdueOrder()];
  const database = openDatabase(dataDir ?? '');
  const surname = `نوژن${String.fromCharCode(0x628 + Math.floor(Math.random() * 8))}${String.fromCharCode(0x628 + Math.floor(Math.random() * 8))}وش`;
  await database.query(`update orders set receiver_name = 'هما ' || $2 where code = any($1)`, [codes, surname]);
  const { rows: colleagues } = await database.query<{ id: number; name: string }>(`select id, name from staff where email like 'operations%'`);
  await database.end();
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'support');

  await page.keyboard.press('Control+k');
  const palette = page.locator('.zb-palette');
  await palette.getByRole('combobox').fill(surname.slice(1));
  // The orders by their receiver, and who bought them.
  await expect(palette.getByRole('option', { name: surname })).toHaveCount(2);
  await expect(palette.getByRole('option', { name: 'آوین کهن‌سار' })).toHaveCount(2);
  await expect(palette.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.goto(`/admin/find?q=${encodeURIComponent(surname)}`);
  for (const code of codes) await expect(page.locator('.zb-foundlist')).toContainText(code);
  expect(await axeFaults(page, '.zb-desk')).toEqual([]);

  await page.goto(`/admin/collections/orders?search=${encodeURIComponent(surname)}`);
  const rows = page.locator('.zb-work tbody tr');
  await expect(rows).toHaveCount(2);
  for (const box of await rows.getByRole('checkbox').all()) await box.check();
  const bar = page.locator('.zb-bulk');
  await bar.getByRole('button', { name: say('fa', 'orders.moves.confirm') }).click();
  // Asked first: how many buyers are told, and of which orders.
  for (const word of [say('fa', 'staff.bulk.sure'), ...codes]) await expect(bar.locator('.zb-sure')).toContainText(word);
  await bar.getByRole('button', { name: say('fa', 'staff.bulk.yes') }).click();
  await expect(page.locator('.zb-outcomes li.zb-said--ok')).toHaveCount(2);
  await expect(rows.filter({ hasText: say('fa', 'orders.states.confirmed') })).toHaveCount(2);
  for (const box of await rows.getByRole('checkbox').all()) await box.check();
  await bar.getByRole('button', { name: say('fa', 'staff.give.label') }).click();
  await bar.getByRole('combobox').selectOption(String(colleagues[0]?.id));
  await bar.getByRole('button', { name: say('fa', 'staff.give.go') }).click();
  await expect(rows.locator('.zb-owned', { hasText: colleagues[0]?.name })).toHaveCount(2);
  await page.context().close();

  const operations = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(operations, 'operations');
  const notice = operations.locator('.zb-note');
  await expect(notice).toContainText(surname);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await operations.context().close();
});

test('[ADM-3: reports] support reads the reports, takes the month along as a file, and opens a customer, who reads that it was opened', async ({ browser }) => {
  const code = await overdueOrder();
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ user: number }>(`update orders set placed_at = now() - interval '1 hour' where code = $1 returning user_id as user`, [
    code,
  ]);
  const user = rows[0]?.user ?? 0;
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'support', '/admin/reports?days=30');
  await expect(page.locator('.zb-reports h1')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.zb-hd a[href*="/csv/orders"]').click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(code);
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page, '.zb-desk')).toEqual([]);

  await page.goto(`/admin/collections/users/${user}`);
  await expect(page.locator('.zb-threes').first()).toContainText(code);
  await page.fill('#zb-note', 'صبح‌ها خانه نیست.');
  await page.getByRole('button', { name: say('fa', 'staff.customer.note-go') }).click();
  await expect(page.locator('.zb-sandnote')).toContainText('صبح‌ها خانه نیست.');
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page, '.zb-desk')).toEqual([]);
  const looked = await database.query(`select 1 from audit where subject = $1 and action = 'users.read'`, [`user:${user}`]);
  expect(looked.rowCount).toBeGreaterThan(0);
  await database.end();
  await page.context().close();
});

test('[ORD-11] [ORD-2] [ADM-3] an order says the tax within its sum, and a slip for the parcel what is in it and for whom, without a price; a registration lies on its customer’s page', async ({
  browser,
}) => {
  const code = await overdueOrder();
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ id: number; user: number }>(
    `with it as (select id, user_id from orders where code = $1),
       line as (insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
         select it.id, 0, v.id, v.sku, 'گوشی پزشکی', 'Stethoscope', 'ns1', '{}', 2, 1645000, 0, 0, 3290000 from it, (select id, sku from variants order by id limit 1) v),
       claim as (insert into device_claims (code, state, state_since, serial, user_id, lang, order_id, purchased_on)
         select 'ZD' || substr($1, 3), 'waiting', now(), 'NB8' || lpad(it.id::text, 9, '0'), it.user_id, 'fa', it.id, '2026-11-01' from it)
     select id, user_id as user from it`,
    [code],
  );
  await database.end();
  const { id = 0, user = 0 } = rows[0] ?? {};
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'support', `/admin/collections/orders/${id}`);
  await expect(page.locator('.zb-order')).toContainText(say('fa', 'admin.order.tax', { vatPercent: 10 }));
  await expect(page.locator('.zb-order')).toContainText('۲۹۹٬۰۹۱');
  await page.getByRole('link', { name: say('fa', 'admin.order.slip') }).click();
  const slip = page.locator('.zb-slip');
  for (const text of ['آوین کهن‌سار', code, 'گوشی پزشکی', '۴۱۴۵۶۷۸۹۰۱', 'رشت']) await expect(slip).toContainText(text);
  await expect(slip).not.toContainText('تومان');
  expect(await axeFaults(page, '.zb-desk')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.zb-menu')).toBeHidden();
  await expect(page.getByRole('button', { name: say('fa', 'admin.order.print') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/admin/collections/users/${user}`);
  await expect(page.locator('.zb-threes', { hasText: `ZD${code.slice(2)}` })).toContainText(say('fa', 'warranty.claims.states.waiting'));
  await page.keyboard.press('Control+k');
  await page
    .locator('.zb-palette')
    .getByRole('combobox')
    .fill(`ZD${code.slice(2)}`);
  await expect(page.locator('.zb-palette').getByRole('option')).toHaveCount(1);
  await page.context().close();
});

test('[ADM-3] an order is given to a colleague from its own page in three presses, and the rows of the day stay within 768 px', async ({ browser }) => {
  const code = await overdueOrder();
  const page = await openPage(browser, true, { width: 768, locale: 'fa-IR' });
  await logInStaff(page, 'support');
  const row = page.locator('.zb-work tbody tr', { hasText: code });
  expect(await spill(page.locator('.zb-work').first(), page.locator('.zb-card', { has: row }))).toBeLessThanOrEqual(0);
  await expect(page).toHaveTitle(/ · ضربان$/);
  await row.getByRole('link').click();
  const give = page.locator('.zb-give');
  await give.click();
  // Nobody is chosen yet, which is said beside the field.
  await give.getByRole('button', { name: say('fa', 'staff.give.go') }).click();
  await expect(give.getByRole('status')).toHaveText(say('fa', 'staff.give.choose'));
  await give.getByRole('combobox').selectOption({ label: 'سهراب دلاور' });
  await give.getByRole('button', { name: say('fa', 'staff.give.go') }).click();
  await expect(page.locator('.zb-claim')).toContainText('سهراب دلاور');
  expect(await axeFaults(page, '.zb-order')).toEqual([]);
  await page.context().close();
});
