import { expect, test, type Browser, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { verifyProvider, visitFor } from '../attack/forms/service-requests';
import { dataDir, logInStaff } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const sheet = { name: 'result.pdf', mimeType: 'application/pdf', buffer: PDF };
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

/** A laboratory that took a sample of somebody's, each in a browser of their own. */
async function sampled(browser: Browser, lang: 'fa' | 'en') {
  const width = { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' };
  const [page, requester] = [await openPage(browser, false, width), await openPage(browser, false, width)];
  const [phone, asker] = [await comeIn(page), await comeIn(requester)];
  const database = openDatabase(dataDir ?? '');
  const idOf = async (of: string) => (await database.query<{ id: number }>('select id from users where phone = $1', [of])).rows[0]?.id ?? 0;
  const provider = await idOf(phone);
  await verifyProvider(database, provider);
  const visit = await visitFor(database, { requester: await idOf(asker), provider, state: 'sampled' });
  const request = visit.replace(/-1$/, '');
  const id = (await database.query<{ id: number }>('select id from service_requests where code = $1', [request])).rows[0]?.id ?? 0;
  await database.end();
  return { page, requester, visit, request, id };
}

/** Whoever asked takes the file along; that they did is a line for them to read. */
async function takesAlong(requester: Page, lang: 'fa' | 'en', address: string): Promise<void> {
  await requester.goto(address);
  const link = requester.locator('section[aria-labelledby=results] a');
  await expect(link).toHaveCount(1);
  const file = await requester.request.get((await link.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(await file.body()).toEqual(PDF);
  await requester.reload();
  await expect(requester.locator('section[aria-labelledby=openings]')).toContainText(say(lang, 'services.openings.own'));
  expect(await sideways(requester)).toBeLessThanOrEqual(0);
}

for (const lang of ['fa', 'en'] as const) {
  test(`[LABR-1: result] ${lang}: at 360 px without JavaScript a laboratory sends a file and a value of the sample that it took, and whoever asked reads both`, async ({
    browser,
  }) => {
    const { page, requester, visit, request } = await sampled(browser, lang);
    const at = (path: string) => (lang === 'fa' ? path : `/en${path}`);
    await page.goto(at(`/provider/visits/${visit}`));
    const form = page.locator('section[aria-labelledby=result] form');
    await form.locator('button').click();
    await expect(form).toContainText(say(lang, 'refusals.services.result.empty'));
    await form.locator('input[type=file]').setInputFiles(sheet);
    await form.locator('[name=value-cbc]').fill('12.5 g/dL');
    await form.locator('[name=range-cbc]').fill('12–16');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `lab-send-${lang}`);
    await form.locator('button').click();
    await expect(page.locator('section[aria-labelledby=result]')).toHaveCount(0);
    await requester.goto(at(`/account/requests/${request}`));
    await expect(requester.locator('section[aria-labelledby=results]')).toContainText('g/dL');
    await takesAlong(requester, lang, at(`/account/requests/${request}`));
    await shot(requester, `lab-result-${lang}`);
  });
}

test('[LABR-1: result] [INP-8] en: the desk writes down what a laboratory sent it, and whoever asked reads it', async ({ browser }) => {
  const { requester, request, id } = await sampled(browser, 'fa');
  const staff = await openPage(browser, true, { width: 1280, locale: 'en-GB' });
  await logInStaff(staff, 'support', `/admin/collections/service-requests/${id}?lng=en`);
  const form = staff.locator(`form[action$="/service-requests/${id}/result"]`);
  await form.locator('[name=papers]').setInputFiles(sheet);
  await form.locator('[name=value-cbc]').fill('12.5 g/dL');
  await shot(staff, 'lab-desk');
  await form.locator('button').click();
  await expect(staff.locator('.zb-columns')).toContainText(say('en', 'services.results.by-desk'));
  await takesAlong(requester, 'fa', `/account/requests/${request}`);
});
