import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { accountOf, dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

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
  const rowOf = (page: Page) => page.locator('.zb-work li', { hasText: code });
  await expect(support.locator('#zb-late')).toHaveText(say('fa', 'work.spans.late'));
  await expect(rowOf(support)).toContainText(say('fa', 'work.free'));

  const operations = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(operations, 'operations');
  await expect(rowOf(operations)).toContainText(say('fa', 'work.free'));

  await rowOf(support)
    .getByRole('button', { name: say('fa', 'work.take'), exact: true })
    .click();
  await expect(rowOf(support)).toContainText(say('fa', 'work.mine'));
  await rowOf(operations)
    .getByRole('button', { name: say('fa', 'work.take'), exact: true })
    .click();
  await expect(rowOf(operations).getByRole('button')).toContainText(/می‌گیرم/);

  await rowOf(operations).getByRole('link').click();
  await operations.getByRole('button', { name: say('fa', 'orders.moves.confirm') }).click();
  await expect(operations.locator('.zb-moves [role=status]')).toContainText('برداشته است');
  await operations.goto('/admin');
  await rowOf(operations).getByRole('button').click();
  await expect(rowOf(operations)).toContainText(say('fa', 'work.mine'));
  await operations.getByRole('link', { name: say('fa', 'work.owners.mine') }).click();
  await expect(operations).toHaveURL(/owner=mine/);
  await expect(rowOf(operations)).toBeVisible();
  await support.goto('/admin?owner=mine&queue=orders');
  await expect(rowOf(support)).toHaveCount(0);

  for (const width of [1280, 768]) {
    await operations.setViewportSize({ width, height: 900 });
    await operations.goto('/admin');
    expect(await sideways(operations)).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(operations, '.zb-home')).toEqual([]);
  await support.context().close();
  await operations.context().close();
});

test('[ADM-3] an editor’s desk holds what editors decide, and nothing of buyers', async ({ browser }) => {
  const code = await overdueOrder();
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'editor');
  await expect(page.locator('.zb-home h1')).toBeVisible();
  expect(accountOf('editor').roles).toEqual(['editor']);
  expect(await page.content()).not.toContain(code);
  await expect(page.locator('.zb-filters a', { hasText: say('fa', 'work.queues.orders') })).toHaveCount(0);
  for (const list of ['/admin/collections/orders', '/admin/order-list']) {
    expect((await page.goto(list))?.status()).toBe(404);
    expect(await page.content()).not.toContain(code);
  }
  await page.context().close();
});
