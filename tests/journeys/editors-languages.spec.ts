import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { dataDir, logInStaff, pressUntil } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 150_000 });

const panel = (page: Page) => page.locator('.zb-languages');
const word = (key: string) => say('fa', `editors.languages.${key}`);

/** An article with a draft in both languages, as an editor leaves it in the evening. */
async function twoDrafts(page: Page, mark: string): Promise<number> {
  const headers = { Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' };
  const body = (title: string) => ({ title, summary: title, slug: `two-${mark}`, category: 'public', _status: 'draft' });
  const made = await page.request.post('/cms-api/posts?locale=fa&draft=true', { headers, data: body(`نوشته‌ی ${mark}`) });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await page.request.patch(`/cms-api/posts/${id}?locale=en&draft=true`, { headers, data: body(`Article ${mark}`) });
  return id;
}

test('[ADM-2: by language] an editor publishes Persian alone and plans English, which appears by itself within 5 s of its time', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  // An account keeps the language of its lists: the editor's stays Persian for the other journeys.
  await logInStaff(page, 'administrator');
  const mark = [...String(Math.random()).slice(2, 9)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const id = await twoDrafts(page, mark);
  await page.goto(`/admin/collections/posts/${id}?locale=fa`);
  await expect(panel(page)).toContainText(word('states.draft'));
  await expect(page.locator('#action-save')).toHaveText(word('publish-fa'));
  await pressUntil(page.locator('#action-save'), (within) => expect(panel(page).locator('li').first()).toContainText(word('states.live'), within));
  await expect(panel(page).locator('li').nth(1)).toContainText(word('states.draft'));
  const site = await openPage(browser, false);
  await expect(async () => {
    await site.goto('/');
    await expect(site.locator('main')).toContainText(`نوشته‌ی ${mark}`, { timeout: 200 });
  }).toPass({ timeout: 5_000 });
  await site.goto('/en');
  await expect(site.locator('main')).not.toContainText(`Article ${mark}`);

  await page.goto(`/admin/collections/posts/${id}?locale=en`);
  await panel(page).locator('summary').click();
  const form = panel(page).locator('.zb-moment');
  await form.locator('input').first().fill('۱۴۰۶/۰۱/۱۵');
  await form.locator('input').nth(1).fill('۹:۳۰');
  await panel(page).getByText(word('plan-help')).click();
  await panel(page)
    .getByRole('button', { name: word('plan-publish') })
    .click();
  await expect(panel(page).locator('.zb-plans')).toContainText('۱۵ فروردین');

  // The day comes: the plan's time is moved to now, as a night passes.
  const database = openDatabase(dataDir ?? '');
  await database.query(`update payload_jobs set wait_until = now() where input->'doc'->>'value' = $1`, [String(id)]);
  await database.end();
  await expect(async () => {
    await site.goto('/en');
    await expect(site.locator('main')).toContainText(`Article ${mark}`, { timeout: 200 });
  }).toPass({ timeout: 5_000 });
  await page.reload();
  await expect(panel(page).locator('li').nth(1)).toContainText(word('states.live'));
  await expect(panel(page).locator('.zb-plans')).toHaveCount(0);

  // Taking a page off the site is a deed of its own, which asks first.
  await expect(panel(page).locator('details')).not.toHaveAttribute('open');
  await panel(page)
    .getByRole('button', { name: word('unpublish-en') })
    .click();
  await panel(page)
    .getByRole('button', { name: word('take-down-no') })
    .click();
  await expect(panel(page).locator('li').nth(1)).toContainText(word('states.live'));
  await panel(page)
    .getByRole('button', { name: word('unpublish-en') })
    .click();
  await panel(page)
    .getByRole('button', { name: word('take-down-go') })
    .click();
  await expect(panel(page).locator('li').nth(1)).toContainText(word('states.draft'));
  await expect(panel(page).locator('li').first()).toContainText(word('states.live'));
  await page.goto('/admin/collections/posts?locale=fa');
  await page.context().close();
  await site.context().close();
});
