import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { ehrSteps } from '#domain/ehr/steps';
import { localDigits } from '#locales/format';
import { comeIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1280, 360] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};

for (const { lang, js } of ways) {
  test(`[EHR-1: journey, EHR-2: journey, EHR-3: paper] in ${lang}, scripts ${js ? 'on' : 'off'}: eight steps are gone through, a wrong national code is refused beside its field, a medicine is added, changed, removed and brought back, that there is no allergy is said, and the summary prints`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, js, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await comeIn(page);
    const main = page.locator('main');
    const digits = (text: string) => localDigits(lang, text);
    const save = () => main.getByRole('button', { name: say(lang, 'health.add.mine'), exact: true }).click();
    const press = (key: string, facts = {}) => main.getByRole('button', { name: say(lang, key, facts), exact: true }).click();
    const at = (step: string) => expect(page.locator('h1')).toHaveText(say(lang, `health.ehr.step.${step}.name`));
    const next = (step: string) => main.getByRole('link', { name: say(lang, 'health.ehr.after', { step: say(lang, `health.ehr.step.${step}.name`) }) }).click();

    await page.goto(href(lang, 'appRecords'));
    await main.getByRole('link', { name: say(lang, 'health.ehr.open') }).click();
    await expect(page.locator('h1')).toHaveText(say(lang, 'health.ehr.title'));
    await shot(page, `history-${lang}`);
    expect(await sideways(page)).toBe(0);
    await main.getByRole('link', { name: say(lang, 'health.ehr.go-on') }).click();

    await at('card');
    await page.fill('#birthDay', lang === 'fa' ? '۱۳۷۰/۰۵/۱۲' : '1991-08-03');
    await page.selectOption('#gender', 'female');
    await page.fill('#height', digits('168'));
    await page.fill('#nationalId', digits('0084575949'));
    await save();
    await expect(page.locator('#nationalId-error')).toHaveText(say(lang, 'refusals.accounts.national-id.invalid'));
    await expect(page.locator('#height')).toHaveValue(digits('168'));
    await shot(page, `history-card-refused-${lang}`);
    await page.fill('#nationalId', digits('0084575948'));
    await save();
    await expect(page.locator('#nationalId')).toHaveValue(digits('0084575948'));
    await expect(page.locator('.history-steps .done')).toHaveCount(1);

    await next('disease');
    await at('disease');
    await expect(main).toContainText(say(lang, 'health.ehr.step.disease.for'));
    await shot(page, `history-empty-${lang}`);
    await next('family-disease');
    await next('medication');
    await at('medication');
    const medicine = lang === 'fa' ? 'لوزارتان' : 'Losartan';
    await page.fill('#name', medicine);
    await page.fill('#since', digits('1402/07'));
    await save();
    await expect(page.locator('#amount-error')).toHaveText(say(lang, 'refusals.health.ehr.amount.or-forgotten'));
    await page.check('#forgotten');
    await save();
    const row = main.locator('.entry').first();
    await expect(row).toContainText(medicine);
    await expect(row).toContainText(say(lang, 'health.ehr.says.forgotten'));
    await shot(page, `history-medication-${lang}`);
    expect(await sideways(page)).toBe(0);

    await main.getByRole('link', { name: say(lang, 'health.ehr.edit-of', { name: medicine }) }).click();
    await expect(page.locator('#since')).toHaveValue(digits('1402/07'));
    await page.uncheck('#forgotten');
    await page.fill('#amount', digits('25 mg'));
    await save();
    await expect(row).toContainText(digits('25 mg'));
    await expect(row).not.toContainText(say(lang, 'health.ehr.says.forgotten'));
    await main.getByRole('link', { name: say(lang, 'health.ehr.edit-of', { name: medicine }) }).click();
    await expect(main).toContainText(say(lang, 'health.ehr.versions'));
    await shot(page, `history-entry-${lang}`);
    await page.goBack();
    // The address changes before the page does: what is pressed in between is the other page's.
    await at('medication');
    await press('health.ehr.remove-of', { name: medicine });
    await press('health.ehr.restore-of', { name: medicine });
    await expect(main.getByRole('button', { name: say(lang, 'health.ehr.remove-of', { name: medicine }) })).toHaveCount(1);

    await page.goto(href(lang, 'appHistoryStep', { step: 'allergy' }));
    await press('health.ehr.step.allergy.none');
    await expect(main).toContainText(say(lang, 'health.ehr.step.allergy.is-none'));
    await next('place');
    await at('place');
    await page.selectOption('#province', 'tehran');
    await page.fill('#city', lang === 'fa' ? 'تهران' : 'Tehran');
    await page.fill('#fullAddress', lang === 'fa' ? 'خیابان نمونه، کوچه‌ی سرو' : '12 Sarv Alley, Nemooneh Street');
    await save();
    await expect(page.locator('.history-steps .done')).toHaveCount(4);
    await expect(page.locator('.history-steps a')).toHaveCount(ehrSteps.length);
    await shot(page, `history-place-${lang}`);

    await main.getByRole('link', { name: say(lang, 'health.ehr.whole') }).click();
    await main.getByRole('link', { name: say(lang, 'health.ehr.print.short') }).click();
    const sheet = main.locator('.sheet');
    await expect(sheet).toContainText(medicine);
    await expect(sheet).toContainText(say(lang, 'health.ehr.step.allergy.is-none'));
    await expect(sheet).toContainText(say(lang, 'health.ehr.print.no-diagnosis'));
    await expect(sheet).toContainText(lang === 'fa' ? '3 August 1991' : '12 Mordad 1370');
    await shot(page, `summary-${lang}`);
    expect(await sideways(page)).toBe(0);
    await main.locator('input[name="parts"][value="medication"]').uncheck();
    await press('health.ehr.print.choose');
    await expect(sheet).not.toContainText(medicine);
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator('form')).toBeHidden();
    await expect(page.locator('.app-nav')).toBeHidden();
    if (process.env['SHOTS']) await page.pdf({ path: `${process.env['SHOTS']}/summary-${lang}.pdf`, preferCSSPageSize: true });
  });
}
