import { expect, test } from '@playwright/test';
import { dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 150_000 });

const word = (key: string) => say('fa', `editors.${key}`);

test('[ADM-2: side by side] an editor writes both languages beside each other and publishes Persian; English stays a draft, in the card, in the list and on the first page', async ({
  browser,
}) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'editor');
  const number = String(Math.random()).slice(2, 9);
  // In Persian letters: other journeys look for Latin ones in the Persian admin.
  const mark = [...number].map((digit) => 'ابپتجچحخدس'[Number(digit)]).join('');
  const headers = { Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' };
  const data = {
    slug: `both-${number}`,
    title: `صفحه‌ی ${mark}`,
    sections: [{ blockType: 'prose', anchor: 'one', title: 'بخش یک', text: 'متن' }],
    _status: 'draft',
  };
  const made = await page.request.post('/cms-api/pages?locale=fa&draft=true', { headers, data });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;

  await page.goto(`/admin/collections/pages/${id}?locale=fa`);
  const card = page.locator('.zb-languages');
  await card.getByRole('switch').check();
  await page.locator('#side-title').fill(`Page ${mark}`);
  await expect(page.locator('#side-title')).toHaveAttribute('dir', 'ltr');
  await page
    .locator('.blocks-field .zb-side')
    .getByRole('button', { name: word('side.take-rows-en') })
    .click();
  await expect(page.locator('.blocks-field .zb-side-text')).toHaveCount(3);
  await page.locator('#side-sections-0-title').fill('Section one');
  await page.locator('#field-title').fill(`صفحه‌ی تازه‌ی ${mark}`);
  await card.getByRole('button', { name: word('side.save-en') }).click();
  await expect(card).toContainText(word('side.saved-en'));
  await expect(card.locator('li').nth(1)).toContainText(word('languages.states.draft'));

  await page.locator('#action-save').click();
  await expect(card.locator('li').first()).toContainText(word('languages.states.live'));
  await expect(card.locator('li').nth(1)).toContainText(word('languages.states.draft'));
  const read = async (query: string) => (await (await page.request.get(`/cms-api/pages/${id}?depth=0&${query}`)).json()) as Record<string, unknown>;
  expect((await read('locale=fa'))['title']).toBe(`صفحه‌ی تازه‌ی ${mark}`);
  expect((await read('locale=en'))['title'] ?? null).toBeNull();
  expect(await read('locale=en&draft=true')).toMatchObject({ title: `Page ${mark}`, sections: [{ title: 'Section one', text: 'متن' }] });

  // A colleague writes the English meanwhile: the conflict is told, nothing is written over.
  await page.locator('#side-title').fill('Mine');
  await page.request.patch(`/cms-api/pages/${id}?locale=en&draft=true`, { headers, data: { title: `Theirs ${mark}`, _status: 'draft' } });
  await card.getByRole('button', { name: word('side.save-en') }).click();
  await expect(card).toContainText(word('side.changed'));
  await expect(page.locator('#side-title')).toHaveValue('Mine');
  await card.getByRole('button', { name: word('side.take-newer') }).click();
  await expect(page.locator('#side-title')).toHaveValue(`Theirs ${mark}`);
  await card.getByRole('switch').uncheck();

  await page.goto('/admin/collections/pages?locale=fa&sort=-updatedAt');
  const row = page.locator('tbody tr').filter({ hasText: mark });
  await expect(row).toContainText(word('languages.states.live'));
  await expect(row).toContainText(word('languages.states.draft'));
  await page.goto('/admin');
  await expect(page.locator('.zb-editor-due')).toContainText(mark);
  await page.locator('.zb-editor-due').getByRole('link', { name: mark }).first().click();
  await expect(page).toHaveURL(new RegExp(`/pages/${id}\\?locale=en`));
  await page.context().close();
});
