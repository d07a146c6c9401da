import { expect, test, type Page } from '@playwright/test';
import { dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 150_000 });

const word = (key: string) => say('fa', `editors.preview.${key}`);

async function idOf(page: Page, collection: string, slug: string): Promise<number> {
  const found = await page.request.get(`/cms-api/${collection}?where[slug][equals]=${slug}&depth=0&locale=fa`);
  return ((await found.json()) as { docs: { id: number }[] }).docs[0]?.id ?? 0;
}

for (const [collection, slug, path] of [
  ['pages', 'about', '/company/about'],
  ['products', 'nb1', '/shop/nb1'],
] as const)
  test(`[ADM-2: preview] beside the form of ${collection} the site's own page follows what is typed, on a phone and wide; the site itself does not`, async ({
    browser,
  }) => {
    const page = await openPage(browser, true);
    await logInStaff(page, 'editor');
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`/admin/collections/${collection}/${await idOf(page, collection, slug)}?locale=fa`);
    await page.getByRole('button', { name: word('open') }).click();
    const panel = page.locator('.zb-preview');
    const frame = panel.frameLocator('iframe');
    const title = page.locator('#field-title');
    await expect(title).not.toHaveValue('');
    const before = await title.inputValue();
    await expect(frame.locator('h1').first()).toContainText(before, { timeout: 20_000 });
    await title.fill('عنوانی که فقط در فرم است');
    await expect(frame.locator('h1').first()).toContainText('عنوانی که فقط در فرم است');
    await expect(panel.locator('[role=status]')).toContainText(word('shown').slice(0, 20));
    await expect(panel.locator('[role=status]')).not.toContainText('{{');
    const width = () => frame.locator('html').evaluate(() => innerWidth);
    expect(await width()).toBe(360);
    await panel.getByRole('button', { name: word('wide') }).click();
    await expect.poll(width).toBe(1280);
    expect(await frame.locator('html').evaluate((html: HTMLElement) => [html.lang, html.dir, html.scrollWidth <= innerWidth])).toEqual(['fa', 'rtl', true]);

    const site = await openPage(browser, false);
    await site.goto(path);
    await expect(site.locator('h1').first()).toContainText(before);
    await expect(site.locator('html')).not.toContainText('عنوانی که فقط در فرم است');
    // The address opens for its own ticket alone, and never in another's frame.
    const href = (await panel.locator('iframe').getAttribute('src')) ?? '';
    const own = await site.request.get(href);
    expect(own.headers()['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(own.headers()['cache-control']).toBe('no-store');
    for (const forged of [href.slice(0, -4), href.replace(/preview\/[^.]+/, 'preview/e30')]) expect((await site.request.get(forged)).status()).toBe(404);
    expect(faults).toEqual([]);
    await page.context().close();
    await site.context().close();
  });

test('[ADM-2: preview] a page that an editor made has its preview, its older version another; both in the look that is chosen', async ({ browser }) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'editor');
  const headers = { Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' };
  const mark = [...String(Math.random()).slice(2, 9)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const data = { slug: `made-${mark}`, title: 'نخستین', sections: [{ blockType: 'prose', anchor: 'a', title: 'بخش', text: 'متن' }], _status: 'draft' };
  const made = await page.request.post('/cms-api/pages?locale=fa&draft=true', { headers, data });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await page.request.patch(`/cms-api/pages/${id}?locale=fa&draft=true`, { headers, data: { title: 'دومین', _status: 'draft' } });

  await page.goto(`/admin/collections/pages/${id}?locale=fa`);
  await page.getByRole('button', { name: word('open') }).click();
  const panel = page.locator('.zb-preview');
  const shown = panel.frameLocator('iframe');
  await expect(shown.locator('h1').first()).toHaveText('دومین', { timeout: 20_000 });
  await expect(shown.locator('main')).toContainText('متن');
  await page.locator('#field-title').fill('سومین');
  await expect(shown.locator('h1').first()).toHaveText('سومین');
  const ground = () => shown.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await panel.getByRole('button', { name: word('dark'), exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  await page.locator('#field-title').fill('چهارمین');
  await expect(shown.locator('h1').first()).toHaveText('چهارمین');
  expect(await ground()).not.toBe(light);
  await panel.getByRole('button', { name: word('light'), exact: true }).click();
  await expect.poll(ground).toBe(light);
  await panel.getByRole('button', { name: word('close') }).click();
  // How it stands in a list of results, with its length.
  await expect(page.locator('.zb-search-look [data-lang=fa] .zb-result-title')).toContainText('چهارمین');
  await expect(page.locator('.zb-search-look [data-lang=fa] .zb-length').first()).toContainText('۵۸۰');
  await page.locator('#field-metaTitle').fill('عنوانی بسیار دراز برای جست‌وجو '.repeat(5));
  await expect(page.locator('.zb-search-look [data-lang=fa] .zb-length').first()).toContainText(say('fa', 'editors.search.over'));
  await expect(page.locator('.zb-search-look [data-lang=fa] .zb-result-title')).toContainText('…');

  const versions = await page.request.get(`/cms-api/pages/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&locale=fa&depth=0`);
  const [oldest] = ((await versions.json()) as { docs: { id: number }[] }).docs;
  await page.goto(`/admin/collections/pages/${id}/versions/${oldest?.id}?locale=fa`);
  await page.getByRole('button', { name: word('open-version') }).click();
  await expect(shown.locator('h1').first()).toHaveText('نخستین', { timeout: 20_000 });
  await expect(panel.locator('[role=status]')).toContainText(word('shown-version').slice(0, 12));
  expect((await page.request.get(`/pages/made-${mark}`)).status()).toBe(404);
  await page.context().close();
});
