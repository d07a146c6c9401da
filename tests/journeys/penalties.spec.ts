import { expect, test, type Page } from '@playwright/test';
import { DAY_MS } from '#domain/calendars/day';
import { formatShortDate } from '#locales/dates';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { dataDir, logInStaff } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

const at = (lang: 'fa' | 'en', path: string) => (lang === 'fa' ? path : `/en${path}`);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');

const WORDS = { fa: 'صبح‌ها فشارم بالاتر است؛ کدام عدد درست است؟', en: 'My pressure is higher in the morning; which one counts?' } as const;
const REASON = { fa: 'سه پرسش تبلیغاتی پشت سر هم', en: 'Three questions in a row were advertising' } as const;

for (const { lang, scripts, width } of [
  { lang: 'fa', scripts: false, width: 360 },
  { lang: 'en', scripts: true, width: 1280 },
] as const) {
  test(`[ROLE-6] ${lang}: ${scripts ? 'with' : 'without'} JavaScript what staff have closed of an account says until when and why, at the form and on the account; lifted, it is open`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const database = openDatabase(dataDir ?? '');
    const page = await openPage(browser, scripts, { width, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    const phone = await comeIn(page);
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const userId = rows[0]?.id ?? 0;

    const staff = await openPage(browser, true, { width: 1280, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await logInStaff(staff, 'support', `/admin/collections/users/${userId}?lng=${lang}`);
    const card = staff.locator('section', { has: staff.getByRole('heading', { name: say(lang, 'staff.penalty.title') }) });
    await card.locator('summary', { hasText: say(lang, 'staff.penalty.add') }).click();
    const go = card.getByRole('button', { name: say(lang, 'staff.penalty.go') });
    await expect(async () => {
      await go.click();
      await expect(card.locator('.zb-late')).toHaveCount(3, { timeout: 1_000 });
    }).toPass();
    await card.getByLabel(say(lang, 'accounts.penalty.parts.words')).check();
    const last = new Date(Date.now() + 9 * DAY_MS);
    await card.locator('#zb-penalty-day').fill(formatShortDate(lang, last));
    await card.locator('#zb-penalty-reason').fill(REASON[lang]);
    await go.click();
    await expect(card.locator('.zb-badge--bad')).toBeVisible();
    await shot(staff, `penalty-desk-${lang}`);

    await page.goto(at(lang, '/account'));
    const told = page.locator('main .say', { hasText: say(lang, 'accounts.penalty.title') });
    await expect(told).toContainText(REASON[lang]);
    await expect(told).toContainText(say(lang, 'accounts.penalty.parts.words'));
    if (scripts) expect(await axeFaults(page)).toEqual([]);
    await shot(page, `penalty-account-${lang}`);
    const main = page.locator('main');
    const press = (key: string) =>
      main
        .getByRole('button', { name: say(lang, key), exact: true })
        .first()
        .click();
    const write = async () => {
      await page.goto(at(lang, '/account/questions/new'));
      await page.fill('[name="q"]', WORDS[lang]);
      await press('questions.form.look');
      await page.selectOption('[name="topic"]', 'blood-pressure');
      await page.fill('[name="title"]', WORDS[lang]);
      await page.fill('[name="body"]', WORDS[lang]);
      await press('questions.form.send');
    };
    await write();
    const refused = main.getByRole('alert');
    await expect(refused.first()).toContainText(REASON[lang]);
    await expect(page.locator('[name="body"]')).toHaveValue(WORDS[lang]);
    expect((await database.query('select 1 from questions where user_id = $1', [userId])).rows).toEqual([]);
    await shot(page, `penalty-question-${lang}`);
    await card.locator('summary', { hasText: say(lang, 'staff.penalty.lift') }).click();
    await card.locator('textarea').first().fill(REASON[lang]);
    await card.getByRole('button', { name: say(lang, 'staff.penalty.lift') }).click();
    await expect(card.locator('.zb-badge--bad')).toHaveCount(0);
    await page.goto(at(lang, '/account'));
    await expect(page.locator('main')).not.toContainText(REASON[lang]);
    await write();
    await expect(page).toHaveURL(/\/account\/questions\/ZP-\w{7}$/);
    await database.end();
    for (const one of [page, staff]) await one.context().close();
  });
}
