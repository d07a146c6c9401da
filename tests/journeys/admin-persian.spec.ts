import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { fill } from '../attack/scale/fill';
import { foreignWords } from './foreign-words';
import { accountOf, dataDir, logInStaff } from './staff';
import { openPage } from './visitor';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 300_000 });

const AT_ONCE = 3;
const TRIES = 40;
const PAUSE_MS = 250;
/** Pages besides lists: the first page, reports, search, and one's own account. */
const OTHERS = ['/admin/account', '/admin/find?q=آوین', '/admin/reports?days=30'];

/** Foreign words left on a page: Payload's frame is translated a moment after it hydrates. */
async function stillForeign(page: Page, where: string): Promise<string[]> {
  let found = await foreignWords(page);
  for (let tries = 0; tries < TRIES && found.length > 0; tries += 1) {
    await page.waitForTimeout(PAUSE_MS);
    found = await foreignWords(page);
  }
  return found.map((one) => `${where}: ${one}`);
}

type Seen = { pages: number; found: string[] };

async function lookAt(page: Page, address: string, seen: Seen): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  seen.pages += 1;
  if (answer?.status() !== 200) seen.found.push(`${address}: answered ${answer?.status()}`);
  seen.found.push(...(await stillForeign(page, address)));
}

/** A list, its form for a new document, one of its documents, and that one's versions. */
async function lookThrough(page: Page, place: string, seen: Seen): Promise<void> {
  await lookAt(page, place, seen);
  if (!place.includes('/collections/')) return;
  const rows = page.locator(`table tbody a[href*="${place}/"]`);
  const open = (await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0] ?? '')))[0];
  const create = await page.locator(`a[href^="${place}/create"]`).count();
  if (create > 0) await lookAt(page, `${place}/create`, seen);
  if (!open) return;
  await lookAt(page, open, seen);
  // The versions of one are as those of all.
  if (place.endsWith('/posts')) await lookAt(page, `${open}/versions`, seen);
}

test('[ADM-2: no English left] every list, new document and document of the Persian admin, and its login, say nothing in Latin letters or digits', async ({
  browser,
}) => {
  const database = openDatabase(dataDir ?? '');
  // Orders, devices, registrations, tickets, requests and invoices, so that each list has a document.
  if ((await database.query(`select 1 from orders where code = 'ZB-S1'`)).rowCount === 0) await fill(database, { products: 0, orders: 6, open: 3 });
  await database.end();
  const first = await openPage(browser, true, { locale: 'fa-IR' });
  const seen: Seen = { pages: 0, found: [] };
  await first.goto('/admin/login');
  await first.locator('input[name=email]').waitFor();
  seen.found.push(...(await stillForeign(first, 'login')));
  await logInStaff(first, 'administrator');
  const waiting = [...(await first.locator('.zb-place').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))), ...OTHERS];
  const walk = async (page: Page) => {
    for (let place = waiting.shift(); place; place = waiting.shift()) await lookThrough(page, place, seen);
  };
  await Promise.all([first, ...(await Promise.all(Array.from({ length: AT_ONCE - 1 }, () => first.context().newPage())))].map(walk));
  expect(seen.found).toEqual([]);
  // 31 places of the menu, some 15 forms and 25 documents: fewer means that the walk did not see them.
  expect(seen.pages).toBeGreaterThan(60);
  await first.context().close();
});

/** Accessible names without meaning: a stringified object, an unfilled placeholder, or a button without a name. */
async function emptyNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = (element: Element) =>
      [element.getAttribute('aria-label'), element.getAttribute('title'), element.matches('button, a') ? element.textContent : null]
        .filter(Boolean)
        .join(' ')
        .trim();
    const named = (element: Element) => spoken(element) !== '' || element.querySelector('[aria-label], [title], img[alt]:not([alt=""])') !== null;
    return [...document.querySelectorAll('button, a[href], [aria-label], [title]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('nextjs-portal, [aria-hidden=true]'))
      .filter((element) => /\[object|\bnull\b|\bundefined\b|\{\{?\w/.test(spoken(element)) || (element.matches('button, a') && !named(element)))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

test('[ADM-2] every list of the English admin names its buttons in words, and its dates in Tehran’s time wherever the browser is', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'], locale: 'en-US', timezoneId: 'America/Los_Angeles', serviceWorkers: 'block' });
  const first = await context.newPage();
  await logInStaff(first, 'administrator', '/admin?lng=en');
  const found: string[] = [];
  const waiting = await first.locator('.zb-place').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(waiting.length).toBeGreaterThan(25);
  const walk = async (page: Page) => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      const where = place;
      await page.goto(where, { waitUntil: 'load' });
      // The frame names what Payload left without a moment after it wakes.
      let nameless = await emptyNames(page);
      for (let tries = 0; tries < TRIES && nameless.length > 0; tries += 1) {
        await page.waitForTimeout(PAUSE_MS);
        nameless = await emptyNames(page);
      }
      found.push(...nameless.map((one) => `${where}: ${one}`));
    }
  };
  await Promise.all([first, await context.newPage(), await context.newPage()].map(walk));
  expect(found).toEqual([]);

  // Half past midnight in Tehran, still the evening before where the browser stands.
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ id: number }>(
    `update tags set updated_at = '2026-11-20T21:00:00Z', created_at = '2026-11-20T21:00:00Z' where id = (select min(id) from tags) returning id`,
  );
  await database.end();
  await first.goto(`/admin/collections/tags/${rows[0]?.id}`);
  await expect(first.locator('.doc-controls__meta')).toContainText('21 November 2026, 0:30');
  await first.goto('/admin?lng=fa');
  await context.close();
});

test('[ADM-2: no English left] the dialogs of the Persian admin: held by a colleague, leaving without saving, deleting, duplicating, many at once, a plan', async ({
  browser,
}) => {
  const page = await openPage(browser, true, { locale: 'fa-IR' });
  await logInStaff(page, 'editor');
  const found: string[] = [];
  const look = async (where: string) => void found.push(...(await stillForeign(page, where)));
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ tag: number; post: number; holder: number }>(
    `select (select min(id) from tags) as tag, (select min(id) from posts) as post, (select id from staff where email = $1) as holder`,
    [accountOf('administrator').email],
  );
  const { tag = 0, post = 0, holder = 0 } = rows[0] ?? {};

  // What waits to be saved is asked for; what is made twice and what is deleted too.
  await page.goto(`/admin/collections/tags/${tag}`);
  await expect(async () => {
    await page.fill('#field-title', 'برچسبی دیگر');
    await page.locator('.zb-menu-logo').click({ timeout: 2_000 });
    await expect(page.locator('.leave-without-saving, [class*="leave-without-saving"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await look('leave without saving');
  await page.goto(`/admin/collections/tags/${tag}`);
  await page.locator('.doc-controls__popup .popup-button, .doc-controls__dots').first().click();
  await look('the menu of a document');
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').waitFor();
  await look('delete');

  await page.goto('/admin/collections/tags');
  await expect(async () => {
    await page.locator('tbody input[type=checkbox]').first().check({ timeout: 2_000 });
    await expect(page.locator('.list-selection').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await look('rows chosen');
  await page.locator('.edit-many button, .edit-many__toggle').first().click();
  await page.locator('.edit-many__form, [class*="edit-many__"]').last().waitFor();
  await look('many at once');

  await page.goto(`/admin/collections/posts/${post}`);
  await page.locator('details:has(.zb-moment) summary').first().click();
  await page.locator('.zb-moment').first().waitFor();
  await look('a plan');

  // A colleague is at work on it: who, by name, and since when.
  await database.query(
    `with lock as (insert into payload_locked_documents (updated_at, created_at) values (now(), now()) returning id)
     insert into payload_locked_documents_rels (parent_id, path, posts_id, staff_id) select id, 'document', $1::int, null::int from lock union all select id, 'user', null, $2::int from lock`,
    [post, holder],
  );
  await page.goto(`/admin/collections/posts/${post}`);
  await expect(page.locator('.document-locked__content')).toBeVisible();
  await look('held by a colleague');
  const { rows: people } = await database.query<{ name: string }>('select name from staff where id = $1', [holder]);
  await expect(page.locator('.document-locked__content')).toContainText(people[0]?.name ?? '?');
  await database.query('delete from payload_locked_documents where id in (select parent_id from payload_locked_documents_rels where posts_id = $1)', [post]);
  await database.end();
  expect(found).toEqual([]);
  await page.context().close();
});
