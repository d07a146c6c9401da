import { expect, test } from '@playwright/test';
import { courses } from '#cms/seed/content/courses';
import { lessonTexts } from '#cms/seed/content/courses/all';
import { href, type Lang } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { seatOf } from '../attack/forms/courses';
import { giveCredit } from '../attack/forms/money';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, no seat can be put into it');

const slug = 'heart-sounds';
const course = courses.find((one) => one.slug === slug);
const written = (course?.lessons ?? []).filter((one) => lessonTexts.some((text) => text.slug === one.slug));
const [free] = written.filter((one) => one.free);
const [closed] = written.filter((one) => !one.free);

for (const lang of ['fa', 'en'] satisfies Lang[]) {
  test(`[ACAD-3: lessons] ${lang}: a visitor reads the free lesson without scripts on a phone; a student begins the course and reads the next, and nobody else`, async ({
    browser,
  }) => {
    if (!course || !free || !closed) throw new Error('no lessons are seeded');
    const page = await openPage(browser, false, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    const lesson = (name: string) => href(lang, 'lesson', { slug, lesson: name });
    const aim = (name: string) => lessonTexts.find((one) => one.slug === name)?.aim[lang] ?? '';
    await page.goto(href(lang, 'course', { slug }));
    await page.getByRole('link', { name: free[lang], exact: true }).click();
    await expect(page.locator('h1')).toHaveText(free[lang]);
    await expect(page.locator('.art-lead')).toHaveText(aim(free.slug));
    expect(await page.locator('.art-body > p').count()).toBeGreaterThan(5);
    await expect(page.locator('.made svg, .made-wave').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto(lesson(closed.slug));
    await expect(page.getByText(say(lang, 'academy.lesson.seat-first'))).toBeVisible();
    await expect(page.locator('.made, .made-wave')).toHaveCount(0);
    expect((await page.goto(href(lang, 'lesson', { slug: 'ecg-from-the-start', lesson: closed.slug })))?.status()).toBe(404);

    const phone = await comeIn(page);
    const database = openDatabase(dataDir ?? '');
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const userId = rows[0]?.id ?? 0;
    await giveCredit(database, userId, 1_000_000);
    const code = await seatOf(database, userId, 'paid', lang);
    await database.end();
    await page.goto(lesson(closed.slug));
    await page.getByRole('link', { name: say(lang, 'academy.lesson.to-seat') }).click();
    await page.getByRole('button', { name: say(lang, 'academy.mine.begin') }).click();
    await expect(page.getByText(say(lang, 'academy.mine.begun'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${code}$`));
    await page.goto(lesson(closed.slug));
    await expect(page.locator('.art-lead')).toHaveText(aim(closed.slug));
    await page.context().close();
  });
}
