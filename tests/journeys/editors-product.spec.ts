import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '../attack/arena';
import { dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 240_000 });

const mark = [...String(Math.random()).slice(2, 8)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const slug = `po-${mark}`;
const sku = `PO-${mark.toUpperCase()}`;
const kindName = `پالس اکسیمتر ${mark}`;
const productName = `پالس اکسیمتر NO1 ${mark}`;
const step = (page: Page, name: string) => page.locator(`.zb-selling [data-step=${name}]`);
const headers = (page: Page) => ({ Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' });

/** Saves a new document by its form; says its number. */
async function made(page: Page, button: string): Promise<number> {
  await expect(async () => {
    await page.locator(button).click({ timeout: 2_000 });
    await page.waitForURL(/\/collections\/[a-z-]+\/\d+/, { timeout: 6_000 });
  }).toPass({ timeout: 40_000 });
  return Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1]);
}

/** A photo with its description, from the editor's own device. */
async function photo(page: Page, colour: string, alt: string): Promise<number> {
  const buffer = await sharp({ create: { width: 1200, height: 1104, channels: 3, background: colour } }).png().toBuffer(); // prettier-ignore
  const file = { name: `${slug}-${colour.slice(1)}.png`, mimeType: 'image/png', buffer };
  const answer = await page.request.post('/cms-api/media?locale=fa', { headers: headers(page), multipart: { file, _payload: JSON.stringify({ alt }) } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

async function put(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.patch(`/cms-api/${path}`, { headers: headers(page), data });
  expect([path, answer.status()]).toEqual([path, 200]);
}

test('[PROD-7] [ADM-2] an editor makes a kind and a pulse oximeter with photos from nothing, publishes Persian alone and plans English; the buyer sees it with its photo and takes it', async ({
  browser,
}) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'administrator');

  await page.goto('/admin/collections/kinds/create?locale=fa');
  await page.locator('#field-title').fill(kindName);
  await page.locator('#field-slug').fill(slug);
  await page.locator('#field-names').fill(`اکسیژن‌سنج ${mark}`);
  const kind = await made(page, '#action-save');

  await page.goto('/admin/collections/products/create?locale=fa');
  await page.locator('#field-slug').fill(slug);
  await page.locator('#field-title').fill(productName);
  await page.locator('#field-useLine').fill('روی انگشت، برای خانه');
  await page.locator('#field-summary').fill('اکسیژن خون و ضربان را در چند ثانیه نشان می‌دهد.');
  await page.locator('#field-kind input').first().fill(kindName);
  await page.getByRole('option', { name: kindName }).click();
  const product = await made(page, '#action-save-draft');
  await expect(step(page, 'kind')).toHaveAttribute('data-done', 'true');
  for (const missing of ['photo', 'units', 'price', 'stock', 'on-site-fa', 'words-en']) await expect(step(page, missing)).toHaveAttribute('data-done', 'false');

  const photos = [await photo(page, '#2f6ba8', 'نمای جلو'), await photo(page, '#b06a44', 'نمای پشت')];
  await put(page, `products/${product}?locale=fa&draft=true`, { gallery: photos.map((image) => ({ image })), _status: 'draft' });

  // From the card to a unit of this very product, and to its stock.
  await page.reload();
  await expect(step(page, 'photo')).toHaveAttribute('data-done', 'true');
  await step(page, 'units').getByRole('link').click();
  await page.waitForURL('**/variants/create**');
  await expect(page.locator('#field-product')).toContainText(productName);
  await page.locator('#field-sku').fill(sku);
  await page.locator('#field-title').fill(productName);
  await page.locator('#field-priceToman').fill('۲۹۰۰۰۰۰');
  await page.locator('#field-hasSerials').uncheck();
  const unit = await made(page, '#action-save');
  await page.locator('#zb-delta').fill('5');
  await page.locator('#zb-stock-reason').fill('ورود از تولید');
  await page.getByRole('button', { name: say('fa', 'admin.stock.go') }).click();
  await expect(page.locator('.zb-stock')).toContainText(say('fa', 'admin.stock.done', { available: 5 }));

  await page.goto(`/admin/collections/products/${product}?locale=fa`);
  for (const done of ['units', 'price', 'stock', 'named-fa']) await expect(step(page, done)).toHaveAttribute('data-done', 'true');
  await expect(async () => {
    await page.locator('#action-save').click({ timeout: 2_000 });
    await expect(step(page, 'on-site-fa')).toHaveAttribute('data-done', 'true', { timeout: 4_000 });
  }).toPass({ timeout: 40_000 });

  const buyer = await openPage(browser, false, { width: 360 });
  await expect(async () => {
    await buyer.goto('/shop');
    await expect(buyer.getByRole('link', { name: kindName, exact: true })).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
  await buyer.getByRole('link', { name: kindName, exact: true }).click();
  await expect(buyer.locator('.good')).toHaveCount(1);
  await expect(buyer.locator('.good img')).toHaveAttribute('src', /^\/media\//);
  await buyer.locator('.good a').click();
  const large = buyer.locator('[data-main-stage] img');
  await expect(large).toHaveAttribute('alt', 'نمای جلو');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await buyer.locator('.thumbs a').nth(1).click();
  await expect(large).toHaveAttribute('alt', 'نمای پشت');
  expect(await buyer.locator('meta[property="og:image"]').getAttribute('content')).toContain('/media/');
  await buyer.locator('.buy .btn').first().click();
  await buyer.waitForURL('**/shop/cart');
  await buyer.goto('/shop/cart');
  await expect(buyer.locator('.lineitem')).toContainText(productName);
  await expect(buyer.locator('.lineitem img')).toHaveAttribute('src', /^\/media\//);
  expect((await buyer.request.get(`/en/shop/${slug}`)).status()).toBe(404);

  await put(page, `kinds/${kind}?locale=en`, { title: `Pulse oximeter ${mark}` });
  await put(page, `variants/${unit}?locale=en`, { title: `NO1 pulse oximeter ${mark}` });
  for (const image of photos) await put(page, `media/${image}?locale=en`, { alt: 'The device' });
  await put(page, `products/${product}?locale=en&draft=true`, {
    title: `NO1 pulse oximeter ${mark}`,
    useLine: 'On the finger',
    summary: 'Oxygen in seconds.',
    _status: 'draft',
  });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await page.request.post(`/cms-api/products/${product}/do/plan`, { headers: headers(page), data: { lang: 'en', type: 'publish', at } });
  expect(planned.status()).toBe(200);
  expect((await buyer.request.get(`/en/shop/${slug}`)).status()).toBe(404);
  const database = openDatabase(dataDir ?? '');
  await database.query(`update payload_jobs set wait_until = now() where input->'doc'->>'value' = $1 and input->'doc'->>'relationTo' = 'products'`, [
    String(product),
  ]);
  await database.end();
  await expect.poll(async () => (await buyer.request.get(`/en/shop/${slug}`)).status(), { timeout: 10_000 }).toBe(200);

  // What is of this kind keeps it: the reason is said in words.
  const refused = await page.request.delete(`/cms-api/kinds/${kind}`, { headers: headers(page) });
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining(say('fa', 'admin.in-use.kinds'))]);
  await page.context().close();
  await buyer.context().close();
});

test('[PAGE-11] a page made in the admin stands at the address that the form names, in its language alone', async ({ browser }) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'administrator');
  const name = `workshop-${mark}`;
  const title = `کارگاه ما ${mark}`;
  await page.goto('/admin/collections/pages/create?locale=fa');
  await page.locator('#field-slug').fill(name);
  await expect(page.locator('main')).toContainText(`/pages/${name}`);
  await page.locator('#field-title').fill(title);
  await made(page, '#action-save');
  const site = await openPage(browser, false);
  await expect(async () => {
    await site.goto(`/pages/${name}`);
    await expect(site.locator('h1')).toHaveText(title, { timeout: 300 });
  }).toPass({ timeout: 10_000 });
  expect((await site.request.get(`/en/pages/${name}`)).status()).toBe(404);
  expect(await (await site.request.get('/sitemap.xml')).text()).toContain(`/pages/${name}<`);
  expect((await site.request.get('/pages/about', { maxRedirects: 0 })).status()).toBe(308);
  await page.context().close();
  await site.context().close();
});
