import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { href, type Lang } from '../../app/routes';
import { addCohort } from '../academy';
import { openDatabase } from '../attack/arena';
import { giveCredit } from '../attack/forms/money';
import { addLesson } from '../lessons';
import { atTheGateway } from './buying';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, no course can be put into it');

const PRICE = 600_000;
const lang: Lang = 'fa';
const number = { kind: 'number', answer: '75', tolerance: 0, prompt: 'چهار خانه‌ی بزرگ میان دو R: چند در دقیقه؟', why: '۳۰۰ بخش بر ۴.' };
const choice = { kind: 'one', answer: '2', choices: 'بالا\nپایین', prompt: 'موجی که از سر مثبت دور می‌شود؟', why: 'دور شدن یعنی پایین.' };
const marks = {
  kind: 'mark',
  answer: 'early',
  signal: 'ecg',
  plan: 'seed 811\nseconds 12\nheartRateBpm 60\nrrVariability 0\nectopicShare 0.2',
  prompt: 'زودرس‌ها را نشان بزنید.',
  why: 'پهن‌اند.',
};

/** A course of its own with two lessons and three questions, and credit for half of its price. */
async function arrange(phone: string) {
  const database = openDatabase(dataDir ?? '');
  const slug = `trial-${randomBytes(4).toString('hex')}`;
  const cohort = await addCohort(database, { now: new Date(), priceToman: PRICE, slug });
  await database.query('insert into seat_counters (cohort_id, seats, seats_left, updated_at) values ($1, 5, 5, now())', [cohort]);
  const first = await addLesson({ pool: database }, `${slug}-one`, { free: true, items: [number, choice], course: slug });
  const second = await addLesson({ pool: database }, `${slug}-two`, { free: false, items: [marks], course: slug });
  const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
  await giveCredit(database, rows[0]?.id ?? 0, PRICE / 2);
  await database.end();
  return { slug, cohort, items: [...first.items, ...second.items] as [number, number, number] };
}

/** The signed text of the newest certificate, as its QR code has it. */
async function signedText(): Promise<string> {
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ signed: string }>('select signed from certificates order by id desc limit 1');
  await database.end();
  return rows[0]?.signed ?? '';
}

const answer = (page: Page) => page.getByRole('button', { name: say(lang, 'academy.quiz.submit') }).click();

test('[ACAD-2: account] [ACAD-3: certificate] [WAL-3: courses] a student pays half by wallet, learns without scripts, answers each question, and takes a certificate that a browser without a connection checks', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openPage(browser, false, { width: 360 });
  const { slug, cohort, items } = await arrange(await comeIn(page));
  const lesson = (name: string) => href(lang, 'lesson', { slug, lesson: `${slug}-${name}` });
  await page.goto(href(lang, 'courseSeat', { id: cohort }));
  await page.locator('main form button.btn').click();
  await page.getByText(say(lang, 'wallet.pay.both'), { exact: true }).click();
  await page.getByRole('button', { name: say(lang, 'services.pay.go') }).click();
  await atTheGateway(page, lang, 'pay');
  await expect(page.locator('main')).toContainText(say(lang, 'academy.next.paid'));
  await page.getByRole('button', { name: say(lang, 'academy.mine.begin') }).click();
  const seat = page.url();

  await page.goto(lesson('one'));
  await page.fill(`#q${items[0]}`, 'هفتاد');
  await answer(page);
  await expect(page.locator(`#q${items[0]}-error`)).toBeVisible();
  await page.fill(`#q${items[0]}`, '۷۵');
  await page.check(`[name=q${items[1]}][value="1"]`);
  await answer(page);
  await expect(page.getByText(choice.why)).toBeVisible();
  await page.getByRole('button', { name: say(lang, 'academy.progress.mark') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.check(`[name=q${items[1]}][value="2"]`);
  await answer(page);
  await expect(page.getByText(say(lang, 'academy.progress.done'))).toBeVisible();

  await page.goto(lesson('two'));
  expect(await page.content()).not.toContain('811');
  await page.screenshot({ path: 'test-results/lesson-marks.png', fullPage: true });
  for (const place of await early(items[2])) await page.locator(`[name=q${items[2]}]`).nth(place).check({ force: true });
  await answer(page);
  await expect(page.getByText(say(lang, 'academy.progress.done'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.goto(seat);
  await page.getByRole('button', { name: say(lang, 'papers.mine.take') }).click();
  await expect(page.getByText(say(lang, 'papers.mine.taken'))).toBeVisible();
  const pdf = await page.request.get(
    await page
      .getByRole('link', { name: say(lang, 'papers.mine.pdf'), exact: true })
      .getAttribute('href')
      .then(String),
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: say(lang, 'papers.mine.look') }).click();
  await expect(page.getByText(say(lang, 'papers.check.valid'))).toBeVisible();
  await page.context().close();

  const signed = await signedText();
  const checker = await openPage(browser, true, { width: 360, worker: true });
  await checker.goto('/');
  await checker.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => checker.evaluate(async () => Boolean(await caches.match('/verify')))).toBe(true);
  await checker.context().setOffline(true);
  // It was never opened here: the worker keeps it all the same.
  await checker.goto(`/verify#${signed}`);
  await expect(checker.getByText(say(lang, 'papers.check.holds'))).toBeVisible();
  await expect(checker.locator('[data-claim=course]')).toHaveText('نوار قلب');
  const broken = signed.slice(0, 60) + (signed[60] === 'A' ? 'B' : 'A') + signed.slice(61);
  await checker.fill('#signed', broken);
  await checker.getByRole('button', { name: say(lang, 'papers.check.go') }).click();
  await expect(checker.getByText(say(lang, 'papers.check.wrong'))).toBeVisible();
  await expect(checker.getByText(say(lang, 'papers.check.holds'))).toBeHidden();
  await checker.context().close();
});

/** The early beats of the strip by their place among the offered ones: the third and the ninth, as it was built. */
const early = (_item: number) => Promise.resolve([2, 8]);

test('[ACAD-3: quizzes] with scripts one marks on the strip by pointer and by keyboard, and the server grades it', async ({ browser }) => {
  const page = await openPage(browser, true);
  const { slug, items } = await arrange(await comeIn(page));
  const database = openDatabase(dataDir ?? '');
  await database.query(`update lessons set free = true where slug = $1`, [`${slug}-two`]);
  await database.end();
  const violations: string[] = [];
  page.on('console', (message) => void (/Content Security Policy/.test(message.text()) && violations.push(message.text())));
  await page.goto(href('en', 'lesson', { slug, lesson: `${slug}-two` }));
  await expect(page.locator(`input[type=checkbox][name=q${items[2]}]`).first()).toBeHidden();
  const strip = page.locator('signal-marks svg');
  await strip.focus();
  // 0.45 s + 1 s + 0.62 s, in steps of 0.2 and 0.02.
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator(`signal-marks input[name=q${items[2]}]`)).toHaveCount(1);
  await page.screenshot({ path: 'test-results/lesson-marks-en.png', fullPage: true });
  await page.getByRole('button', { name: say('en', 'academy.quiz.submit') }).click();
  await expect(page.getByText(say('en', 'academy.quiz.wrong'))).toBeVisible();
  await expect(page.locator('main')).toContainText('50%');
  expect(violations).toEqual([]);
  await page.context().close();
});
