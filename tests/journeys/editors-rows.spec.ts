import { expect, test, type Page } from '@playwright/test';
import { dataDir, logInStaff, takeOver } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 150_000 });

const side = (key: string) => say('fa', `editors.side.${key}`);
const mark = [...String(Math.random()).slice(2, 9)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const headers = (page: Page) => ({ Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' });
const read = async (page: Page, path: string) => (await (await page.request.get(`/cms-api/${path}`)).json()) as Record<string, unknown>;

async function made(page: Page, collection: string, data: object): Promise<number> {
  const answer = await page.request.post(`/cms-api/${collection}?locale=fa&draft=true`, { headers: headers(page), data });
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

test('[ADM-2: side by side] each row of a section stands beside the same row of the other language; what is missing, apart or beyond says so and is mended there', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openPage(browser, true);
  await logInStaff(page, 'editor');
  const rows = (...labels: string[]) => labels.map((label) => ({ label }));
  const id = await made(page, 'pages', {
    slug: `rows-${mark}`,
    title: `سطرها ${mark}`,
    sections: [
      { blockType: 'list', title: 'فهرست', items: rows('یک', 'دو') },
      { blockType: 'prose', anchor: 'x', title: 'متن', text: 'فارسی' },
    ],
    _status: 'draft',
  });
  const english = [
    { blockType: 'list', title: 'List', items: rows('One', 'Two', 'Three') },
    { blockType: 'strip', title: 'Strip', text: 'Text', label: 'Label' },
  ];
  await page.request.patch(`/cms-api/pages/${id}?locale=en&draft=true`, { headers: headers(page), data: { sections: english, _status: 'draft' } });

  await page.goto(`/admin/collections/pages/${id}?locale=fa`);
  const card = page.locator('.zb-languages');
  // The same row, on one line with its other language.
  const [here, beside] = [page.locator('#field-sections__0__items__1__label'), page.locator('#side-sections-0-items-1-label')];
  // A frame beside another journey wakes late, and a press before it is awake is lost.
  await expect(async () => {
    await card.getByRole('switch').check();
    // The admin draws a row's fields when it comes into sight.
    await page.locator('#sections-0-items-row-1').scrollIntoViewIfNeeded();
    await expect(beside).toHaveValue('Two');
  }).toPass({ timeout: 60_000 });
  await expect(beside).toHaveAttribute('dir', 'ltr');
  const [left, right] = [await beside.boundingBox(), await here.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(8);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan((right?.x ?? 0) + 1);
  await beside.fill('Second');

  // A third row is there in English only; a section of another kind says so and is put in.
  await expect(page.locator('#side-sections-0-items-2-label')).toHaveValue('Three');
  await page
    .locator('.zb-side--list')
    .filter({ has: page.locator('#side-sections-0-items-2-label') })
    .getByRole('button', { name: side('row-remove-en') })
    .click();
  await expect(page.locator('#side-sections-0-items-2-label')).toHaveCount(0);
  const apart = page.locator('.zb-side-row[data-apart]');
  await expect(apart).toContainText(side('row-apart-en'));
  await apart.getByRole('button', { name: side('row-take-en') }).click();
  await page.locator('#side-sections-1-title').fill('A text');
  await page.locator('#side-sections-1-text').fill('In English');
  await expect(page.locator('.zb-side--list #side-sections-2-title')).toHaveValue('Strip');

  // Moved there alone: the Persian rows stay where they are.
  await page
    .locator('#sections-row-0')
    .getByRole('button', { name: side('row-down-en') })
    .last()
    .scrollIntoViewIfNeeded();
  await page
    .locator('#sections-0-items-row-0')
    .getByRole('button', { name: side('row-down-en') })
    .click();
  await expect(page.locator('#side-sections-0-items-0-label')).toHaveValue('Second');
  await card.getByRole('button', { name: side('save-en') }).click();
  await expect(card).toContainText(side('saved-en'));
  expect(await read(page, `pages/${id}?locale=en&draft=true&depth=0`)).toMatchObject({
    sections: [
      { title: 'List', items: [{ label: 'Second' }, { label: 'One' }] },
      { blockType: 'prose', anchor: 'x', title: 'A text', text: 'In English' },
      { blockType: 'strip', title: 'Strip' },
    ],
  });
  expect(await read(page, `pages/${id}?locale=fa&draft=true&depth=0`)).toMatchObject({
    sections: [{ title: 'فهرست', items: [{ label: 'یک' }, { label: 'دو' }] }, { title: 'متن' }],
  });
  await card.getByRole('switch').uncheck();
  await page.context().close();
});

test('[ADM-2: side by side] rich text is written in a second editor beside the first; each is saved as its own language', async ({ browser }) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'editor');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const id = await made(page, 'posts', { slug: `rich-${mark}`, title: `نوشته ${mark}`, summary: 'خلاصه', category: 'public', _status: 'draft' });
  await page.goto(`/admin/collections/posts/${id}?locale=fa`);
  const card = page.locator('.zb-languages');
  await card.getByRole('switch').check();
  const editors = page.locator('[data-lexical-editor=true]');
  await expect(editors).toHaveCount(2);
  const [english, persian] = [page.locator('.zb-side [data-lexical-editor=true]'), page.locator('[data-lexical-editor=true]').first()];
  // Opened and not touched, nothing is to be saved.
  await expect(card.getByRole('button', { name: side('save-en') })).toBeDisabled();
  await english.click();
  await page.keyboard.type('Blood pressure in the morning.');
  await persian.click();
  await page.keyboard.type('فشار خون در بامداد.');
  await expect(english).not.toContainText('فشار');
  await expect(card.getByRole('button', { name: side('save-en') })).toBeEnabled();
  await card.getByRole('button', { name: side('save-en') }).click();
  await expect(card).toContainText(side('saved-en'));
  await page.locator('#action-save-draft').click();
  const body = async (lang: string) => JSON.stringify((await read(page, `posts/${id}?locale=${lang}&draft=true&depth=0`))['body'] ?? null);
  await expect.poll(() => body('fa')).toContain('فشار خون در بامداد.');
  expect(await body('en')).toContain('Blood pressure in the morning.');
  expect(await body('en')).not.toContain('فشار');
  await page.reload();
  await expect(page.locator('.zb-side [data-lexical-editor=true]')).toContainText('Blood pressure in the morning.');
  await card.getByRole('switch').uncheck();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('[ADM-2: side by side] a document without drafts has the switch too, and says that it stands at once', async ({ browser }) => {
  const page = await openPage(browser, true);
  await logInStaff(page, 'editor');
  const id = await made(page, 'tags', { slug: `tag-${mark}`, title: `برچسب ${mark}` });
  await page.goto(`/admin/collections/tags/${id}?locale=fa`);
  const card = page.locator('.zb-languages');
  await expect(card).toContainText(side('at-once'));
  await card.getByRole('switch').check();
  await page.locator('#side-title').fill(`Tag ${mark}`);
  await card.getByRole('button', { name: side('keep-en') }).click();
  await expect(card).toContainText(side('kept-en'));
  expect(await read(page, `tags/${id}?locale=en`)).toMatchObject({ title: `Tag ${mark}` });
  expect(await read(page, `tags/${id}?locale=fa`)).toMatchObject({ title: `برچسب ${mark}` });
  await page.goto('/admin/globals/site?locale=fa');
  await expect(page.locator('#side-footerLine')).not.toHaveValue('');
  // Another journey may have this page at the same moment.
  await expect(async () => {
    await takeOver(page);
    await page.locator('.zb-languages').getByRole('switch').uncheck({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.context().close();
});
