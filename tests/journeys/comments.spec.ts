import { expect, test, type Page } from '@playwright/test';
import type pg from 'pg';
import { href } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { forgetLimits } from '../attack/forms/states';
import { axeFaults } from './axe';
import { dataDir, logInStaff } from './staff';
import { logIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its comments cannot be looked at');

let db: pg.Pool;
test.beforeAll(async () => {
  db = openDatabase(dataDir ?? '');
  await forgetLimits(db);
});
test.afterAll(() => db.end());

async function isWhole(page: Page, js: boolean): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  if (js) expect(await axeFaults(page)).toEqual([]);
}

for (const { lang, js } of ways) {
  test(`[MAG-3] [LEGAL-3] ${lang}, JavaScript ${js ? 'on' : 'off'}: a comment is written beside the rules, waits, is shown and answered by staff; its writer sees its state and takes it back`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const slug = lang === 'fa' ? 'palpitations' : 'innocent-murmur';
    const address = href(lang, 'article', { slug });
    const mark = String(Date.now()).slice(-6);
    const words = lang === 'fa' ? `برای مادرم روشن و آرام‌بخش بود. ${mark}` : `Clear and calming for my mother. ${mark}`;
    const page = await openPage(browser, js, { width: js ? 1280 : 360 });
    // In English an account writes, in Persian a guest.
    if (lang === 'en') await logIn(page, undefined, { first: 'Avin', last: 'Kohansar' });
    await page.goto(address);
    const form = page.locator('#comment-form');
    await expect(form.locator('[data-content-rules]')).toBeVisible();
    await expect(form.locator('[name=name]')).toHaveValue(lang === 'en' ? 'Avin Kohansar' : '');
    await form.locator('[name=name]').fill(lang === 'fa' ? 'مهتاب' : 'Avin');
    await form.getByRole('button', { name: say(lang, 'comments.form.send') }).click();
    await expect(form.locator('#body-error')).toHaveText(say(lang, 'refusals.comments.body.missing'));
    await expect(form.locator('[name=name]')).toHaveValue(lang === 'fa' ? 'مهتاب' : 'Avin');
    await isWhole(page, js);
    await form.locator('[name=body]').fill(words);
    await form.getByRole('button', { name: say(lang, 'comments.form.send') }).click();
    await expect(page.getByText(say(lang, 'common.success.comment-registered')).first()).toBeVisible();
    await expect(page.locator('.comments')).not.toContainText(words);

    const { rows } = await db.query<{ id: number }>(`select id from comments where body like '%' || $1`, [mark]);
    expect(rows).toHaveLength(1);
    const staff = await openPage(browser, true);
    await logInStaff(staff, 'editor');
    await staff.goto(`/admin/collections/comments/${rows[0]?.id}`);
    await expect(staff.locator('.zb-words').first()).toContainText(words);
    await staff.getByRole('button', { name: say('fa', 'reviews.moves.show'), exact: true }).click();
    await expect(staff.locator('.zb-head')).toContainText(say('fa', 'comments.states.shown'));
    const answer = `${lang === 'fa' ? 'سپاس از شما.' : 'Thank you.'} ${mark}`;
    await staff.fill('#zb-answer', answer);
    await staff.getByRole('button', { name: say('fa', 'admin.comment.answer-do'), exact: true }).click();
    await expect(staff.locator('.zb-order')).toContainText(answer);

    const reader = await openPage(browser, js, { width: js ? 1280 : 360 });
    await expect(async () => {
      await reader.goto(address);
      await expect(reader.locator('.comment', { hasText: words }).locator('.answers')).toContainText(answer, { timeout: 500 });
    }).toPass();
    await isWhole(reader, js);

    if (lang === 'en') {
      await page.goto(href(lang, 'comments'));
      const mine = page.locator('article', { hasText: words });
      await expect(mine).toContainText(say(lang, 'comments.states.shown'));
      await isWhole(page, js);
      // It cannot be undone, so it is asked first.
      await mine.getByRole('link', { name: say(lang, 'comments.mine.withdraw') }).click();
      await mine.getByRole('button', { name: say(lang, 'comments.mine.withdraw-yes') }).click();
      await expect(page.locator('main')).toContainText(say(lang, 'comments.mine.gone'));
      await expect(async () => {
        await reader.goto(address);
        await expect(reader.locator('.comments')).not.toContainText(words, { timeout: 500 });
      }).toPass();
    }
    for (const one of [staff, reader, page]) await one.context().close();
  });
}
