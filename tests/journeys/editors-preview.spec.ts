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
