import { expect, test, type Page } from '@playwright/test';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import { openDatabase } from '../attack/arena';
import { verifyDoctor } from '../attack/forms/states';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

type Lang = 'fa' | 'en';
const at = (lang: Lang, path: string) => (lang === 'fa' ? path : `/en${path}`);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, lang: Lang, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: say(lang, key), exact: true })
    .first()
    .click();
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');

const asked = {
  fa: {
    q: 'فشار صبح',
    title: 'صبح‌ها فشارم بالاتر است؛ کدام عدد؟',
    body: 'پدرم درد قفسه سینه دارد و صبح‌ها فشارش بالاتر از شب است.',
    answer: 'میانگین صبح و شبِ هفت روز را بگیرید و آن را نزد پزشک خود ببرید.',
  },
  en: {
    q: 'morning pressure',
    title: 'My pressure is higher in the morning; which counts?',
    body: 'My father has chest pain, and his pressure is higher in the morning.',
    answer: 'Take the average of mornings and evenings of seven days and show it to your own doctor.',
  },
} as const;

for (const { lang, scripts, width } of [
  { lang: 'fa', scripts: false, width: 360 },
  { lang: 'en', scripts: true, width: 1280 },
] as const) {
  test(`[COMM-2] [ROLE-7] ${lang}: ${scripts ? 'with' : 'without'} JavaScript somebody looks first, asks after 115 was named, a doctor answers after the second step, and the approved answer makes it public`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const [page, doctor, guest] = [
      await openPage(browser, scripts, { width }),
      await openPage(browser, scripts, { width }),
      await openPage(browser, scripts, { width }),
    ];
    const words = asked[lang];
    const main = page.locator('main');
    await comeIn(page);
    await page.goto(at(lang, '/account/questions/new'));
    await page.fill('[name="q"]', words.q);
    await press(page, lang, 'questions.form.look');
    await expect(main).toContainText(say(lang, 'questions.form.similar'));
    await expect(main.locator('.asked-near a').first()).toBeVisible();
    await shot(page, `question-similar-${lang}`);
    await page.selectOption('[name="topic"]', 'blood-pressure');
    await page.fill('[name="title"]', words.title);
    await page.fill('[name="body"]', words.body);
    await expect(main.locator('[data-content-rules]')).toContainText(say(lang, 'questions.rules.ask.items.use'));
    await press(page, lang, 'questions.form.send');
    await expect(main.locator('[data-emergency] a[href="tel:115"]')).toBeVisible();
    await expect(page.locator('[name="body"]')).toHaveValue(words.body);
    await shot(page, `question-emergency-${lang}`);
    await press(page, lang, 'questions.form.send-again');
    await expect(page).toHaveURL(/\/account\/questions\/ZP-\w{7}$/);
    const code = page.url().split('/').at(-1) ?? '';
    await expect(main).toContainText(say(lang, 'questions.states.waiting'));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `question-mine-${lang}`);
    expect((await guest.goto(at(lang, `/community/questions/${code}`)))?.status()).toBe(404);

    const database = openDatabase(dataDir ?? '');
    const [phone] = [await comeIn(doctor)];
    const { rows } = await database.query<{ id: number }>(`update users set first_name = 'ماهور', last_name = 'سپیدرود' where phone = $1 returning id`, [
      phone,
    ]);
    await verifyDoctor(database, rows[0]?.id ?? 0);
    await database.query(`update questions set state = 'open' where code = $1`, [code]);
    await doctor.goto(at(lang, '/doctor/questions'));
    await expect(doctor).toHaveURL(/\/account\/security$/);
    await press(doctor, lang, 'roles.step.begin');
    const letters = ((await doctor.locator('main code').first().textContent()) ?? '').replaceAll(' ', '');
    await doctor.fill('#code', totpCode(letters, totpStep(new Date())));
    await press(doctor, lang, 'roles.step.enrol');
    // The recovery codes: the step is written down.
    await expect(doctor.locator('main ol code').first()).toBeVisible();
    await doctor.goto(at(lang, '/doctor'));
    await expect(doctor).toHaveURL(/\/doctor$/);
    await expect(doctor.locator('a[aria-current=page]', { hasText: say(lang, 'questions.doctor.home') })).toBeVisible();
    await doctor.goto(at(lang, `/doctor/questions/${code}`));
    await expect(doctor.locator('main')).not.toContainText(phone);
    await press(doctor, lang, 'questions.answer.send');
    await expect(doctor.locator('#body-error')).toBeVisible();
    await doctor.fill('[name="body"]', words.answer);
    await doctor.fill('[name="source1"]', 'ESH 2021 https://example.org/esh');
    await shot(doctor, `question-answer-${lang}`);
    await press(doctor, lang, 'questions.answer.send');
    await expect(doctor.locator('main')).toContainText(say(lang, 'questions.answer-states.waiting'));
    expect(await sideways(doctor)).toBeLessThanOrEqual(0);
    expect((await guest.goto(at(lang, `/community/questions/${code}`)))?.status()).toBe(404);

    await database.query(`update answers set state = 'shown' where question_id = (select id from questions where code = $1)`, [code]);
    await database.query(`update questions set state = 'answered', answered_at = now() where code = $1`, [code]);
    await database.end();
    await guest.goto(at(lang, '/community/questions'));
    await shot(guest, `questions-${lang}`);
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    await guest.locator('main .asked a', { hasText: words.title }).click();
    await expect(guest.locator('main h1')).toHaveText(words.title);
    await expect(guest.locator('main')).toContainText(words.answer);
    await expect(guest.locator('main')).toContainText(say(lang, 'questions.council'));
    await expect(guest.locator('main')).toContainText(say(lang, 'questions.general'));
    expect(await guest.locator('script[type="application/ld+json"]').textContent()).toContain('QAPage');
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    if (scripts) expect(await axeFaults(guest)).toEqual([]);
    await shot(guest, `question-${lang}`);
    await page.reload();
    await expect(main).toContainText(say(lang, 'questions.states.answered'));
    await press(page, lang, 'questions.mine.close');
    await expect(main).toContainText(say(lang, 'questions.states.closed'));
  });
}
