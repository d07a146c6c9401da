import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { refusals, type Refusal } from './refusals';
import { dataDir, logInStaff, openRow, takeOver } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 240_000 });

const TRIES_MS = 30_000;

/** Fills a form and saves it until the reason stands beside its field: a form that is not yet awake forgets what was typed. */
async function refusedBeside(page: Page, { typed, file, field, reason }: Refusal): Promise<void> {
  const place =
    field === 'file'
      ? page.locator('.file-field')
      : page
          .locator('.field-type')
          .filter({ has: page.locator(`#field-${field}`) })
          .last();
  await expect(async () => {
    await takeOver(page);
    const picker = page.locator('.file-field input[type=file]');
    // Once a file is chosen, the form shows it in the picker's place.
    if (file && (await picker.count()) > 0) await picker.first().setInputFiles(file, { timeout: 2_000 });
    for (const [name, text] of Object.entries(typed)) {
      // What a form that was not awake got stands there unseen; typed anew, it counts.
      await page.fill(`#field-${name}`, /^\d+$/.test(text) ? '1' : '-', { timeout: 2_000 });
      await page.fill(`#field-${name}`, text, { timeout: 2_000 });
    }
    const save = page.locator('#action-save');
    if (await save.isEnabled()) await save.click({ timeout: 2_000 });
    const error = place.locator('.field-error').first();
    await expect(error).toContainText(reason ?? /[؀-ۿ]/, { timeout: 4_000 });
    await expect(error).not.toContainText(/[a-z]{3}/);
  }).toPass({ timeout: TRIES_MS });
}

/** Whether an element covers a field's label. */
function onALabel(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('.field-label')].some((label) => {
    const { width, left, right, top, bottom } = label.getBoundingClientRect();
    return width > 0 && bottom > own.top + 1 && top < own.bottom - 1 && right > own.left + 1 && left < own.right - 1;
  });
}

for (const of of ['collections', 'globals'] as const) {
  test(`[ADM-2: reasons] what is written wrongly is refused in Persian beside its field, in each of the ${of}`, async ({ browser }) => {
    const page = await openPage(browser, true, { locale: 'en-GB' });
    await logInStaff(page, 'administrator');
    for (const [list, asked] of Object.entries(refusals).filter(([name]) => name.startsWith(of))) {
      await test.step(list, async () => {
        await page.goto(`/admin/${list}${of === 'collections' ? '/create' : '?locale=fa'}`);
        await refusedBeside(page, asked);
        // What a product still needs is a list of its own; then Payload says nothing beside it.
        const own = page.locator('.zb-ask');
        const said = (await own.isVisible()) ? own : page.locator('.payload-toast-container');
        await expect(said).toContainText(/[؀-ۿ]/);
        await expect(said).not.toContainText(/unknown|error|invalid/i);
        await expect(page.locator('.zb-ask, [data-sonner-toast]')).toHaveCount(1);
      });
    }
    await page.context().close();
  });
}

test('[ADM-2: reasons] a refusal’s reasons stay beside their fields though an answer to what was typed before comes after it', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(page, 'administrator');
  // The form asks about each change; its answers are late here, as over a slow line.
  const late = 1_200;
  await page.route('**/admin/collections/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  for (const [list, typed, field] of [
    ['variants', { sku: 'NB9', title: 'پالس‌اکسیمتر', priceToman: '1' }, 'product'],
    ['discount-codes', { code: 'BAHAR20', value: '5' }, 'kind'],
    ['tags', { slug: 'قلب', title: 'قلب' }, 'slug'],
    ['sales-channels', { title: 'داروخانه' }, 'kind'],
  ] as const) {
    await test.step(list, async () => {
      await page.goto(`/admin/collections/${list}/create`);
      await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(`/admin/collections/${list}`));
      const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes(`/admin/collections/${list}`));
      for (const [name, text] of Object.entries(typed)) await page.fill(`#field-${name}`, text);
      await asked;
      await page.locator('#action-save').click();
      const reasons = page.locator(`#field-${field} .field-error, .field-type:not(:has(.field-type)):has(#field-${field}) .field-error`);
      await expect(reasons.first()).toContainText(/[؀-ۿ]/);
      // It lies on no label, its own or the next one's; what is Latin reads from the left, its digits as they were typed.
      expect(await reasons.first().evaluate(onALabel)).toBe(false);
      for (const [name, text] of Object.entries(typed).filter(([one]) => one === 'sku' || one === 'code')) {
        await expect(page.locator(`#field-${name}`)).toHaveCSS('direction', 'ltr');
        await expect(page.locator(`#field-${name}`)).toHaveValue(text);
      }
      await answered;
      // What the answer changes is drawn in the moments after it.
      await page.waitForTimeout(500);
      await expect(reasons.first()).toContainText(/[؀-ۿ]/);
    });
  }
  await page.context().close();
});

test('[ADM-4: saved meanwhile] what was saved on another device is not written over: its writer is told once, keeps the text, and saves it over by a press', async ({
  browser,
}) => {
  const [one, other] = [await openPage(browser, true, { locale: 'en-GB' }), await openPage(browser, true, { locale: 'en-GB' })];
  await logInStaff(one, 'editor');
  await logInStaff(other, 'editor');
  const headers = { Origin: new URL(one.url()).origin, 'Sec-Fetch-Site': 'same-origin' };
  const slug = `newer-${Date.now()}`;
  const made = await one.request.post('/cms-api/tags?locale=fa', { headers, data: { slug, title: 'برچسب' } });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const title = async () => ((await (await one.request.get(`/cms-api/tags/${id}?locale=fa`)).json()) as { title: string }).title;
  for (const page of [other, one]) {
    await page.goto(`/admin/collections/tags/${id}?locale=fa`);
    await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
    // The form asks once whether it is new enough as one begins to write, and not again.
    const asked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(`/tags/${id}`));
    await page.fill('#field-title', page === one ? 'از رایانه' : 'از گوشی');
    await asked;
  }
  for (const text of ['از رایانه', 'از رایانه، دوباره']) {
    await one.fill('#field-title', text);
    await one.locator('#action-save').click();
    await expect.poll(title).toBe(text);
  }
  await other.locator('#action-save').click();
  const card = other.locator('.zb-ask');
  await expect(card).toContainText(/ذخیره کرده‌اید/);
  await expect(other.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(other.locator('#field-title')).toHaveValue('از گوشی');
  expect(await axeFaults(other, '.zb-ask')).toEqual([]);
  expect(await title()).toBe('از رایانه، دوباره');
  await card.getByRole('button', { name: say('fa', 'editors.newer.over') }).click();
  await expect.poll(title).toBe('از گوشی');
  await expect(card).toHaveCount(0);
  // Who goes on writing there is as new as what was saved.
  await other.fill('#field-title', 'از گوشی، دوباره');
  await other.locator('#action-save').click();
  await expect.poll(title).toBe('از گوشی، دوباره');
  await one.context().close();
  await other.context().close();
});

test('[ADM-2: reasons] what is still in use is not deleted, and the page says what to do instead', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(page, 'editor', '/admin/collections/products?locale=fa');
  await openRow(page, 'فشارسنج دیجیتال NB1');
  await page.locator('.doc-controls__popup .popup-button, .doc-controls__dots').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.locator('.payload-toast-container')).toContainText(say('fa', 'admin.in-use.products'));
  await page.context().close();
});
