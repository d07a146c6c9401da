import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { formatNumber, formatPhone } from '#locales/format';
import { codeFor, comeIn, logIn, newPhone, openPage } from './visitor';
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
const sent = async ({ request }: Page, to: string): Promise<string[]> => {
  const answer = await request.get(`/dev/outbox?to=${to}`, { headers: { Accept: 'application/json' } });
  return ((await answer.json()) as { messages: { body: string }[] }).messages.map(({ body }) => body);
};

for (const { lang, js } of ways) {
  const locale = lang === 'fa' ? 'fa-IR' : 'en-GB';
  const button = (page: Page, key: string, facts = {}) =>
    page
      .locator('main')
      .getByRole('button', { name: say(lang, key, facts) })
      .first();

  test(`[SHARE-1: journey, SHARE-2: journey, SHARE-3: journey, LEGAL-2: share] in ${lang}, scripts ${js ? 'on' : 'off'}: a pressure is shared with a brother’s phone that has no account, who comes by its SMS, opens and sees it; each look is listed, and once it is ended nothing is seen`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, js, { width: 360, locale });
    await comeIn(page);
    const main = page.locator('main');
    await page.goto(href(lang, 'appAdd', { type: 'blood-pressure' }));
    for (const [name, value] of Object.entries({ high: '128', low: '82', pulse: '72' })) await page.fill(`#${name}`, value);
    await button(page, 'health.add.mine').click();
    await page.goto(href(lang, 'appShares'));
    await expect(main).toContainText(say(lang, 'health.share.none'));
    await shot(page, `shares-empty-${lang}`);
    await main.getByRole('link', { name: say(lang, 'health.share.new') }).click();

    const phone = newPhone();
    await page.fill('#phone', '0912');
    await button(page, 'health.share.preview').click();
    await expect(page.locator('#phone-error')).toBeVisible();
    await expect(page.locator('#terms-error')).toBeVisible();
    await shot(page, `share-refused-${lang}`);
    await page.fill('#phone', phone);
    await page.fill('#message', 'فشار این ماه را ببین');
    await page.check('#terms');
    await button(page, 'health.share.preview').click();
    await expect(main).toContainText(say(lang, 'health.share.not-yet'));
    await expect(main).toContainText(say(lang, 'health.share.sees-count', { type: say(lang, 'health.share.type.blood-pressure'), count: 1 }));
    await shot(page, `share-check-${lang}`);
    const words = (await main.locator('.sms').textContent()) ?? '';
    expect(await sent(page, phone)).toEqual([]);
    await button(page, 'health.share.send', { phone }).click();
    await expect(main.locator('.give')).toContainText(formatPhone(lang, phone));
    await expect(main.locator('.give')).toContainText(say(lang, 'health.share.state.waiting'));
    await shot(page, `shares-waiting-${lang}`);
    expect(await sideways(page)).toBe(0);
    const [sms = ''] = await sent(page, phone);
    expect(sms).toBe(words);

    const brother = await openPage(browser, js, { width: 360, locale });
    await brother.goto(/https?:\S+/.exec(sms)?.[0] ?? '');
    await logIn(brother, phone, { first: 'ماهور', last: 'کهن‌سار' });
    await expect(brother.locator('.give')).toContainText('آوین');
    await expect(brother.locator('main')).not.toContainText(formatNumber(lang, 128));
    await shot(brother, `shared-waiting-${lang}`);
    await button(brother, 'health.share.open-of', { name: 'آوین کهن‌سار' }).click();
    await expect(brother.locator('.type')).toHaveCount(1);
    await expect(brother.locator('.type')).toContainText(formatNumber(lang, 128));
    await shot(brother, `shared-records-${lang}`);
    const seen = brother.url();
    await brother.locator('.type h2 a').click();
    await expect(brother.locator('main table.list').last()).toContainText(formatNumber(lang, 128));
    await brother.goto(href(lang, 'appShared'));
    await expect(brother.locator('main')).toContainText('فشار این ماه را ببین');
    await shot(brother, `shared-open-${lang}`);
    expect(await sideways(brother)).toBe(0);

    await page.goto(href(lang, 'appShares'));
    await expect(main.locator('.give')).toContainText('ماهور');
    await shot(page, `shares-open-${lang}`);
    await page.goto(href(lang, 'appSeen'));
    await expect(main.locator('.see').first()).toContainText('ماهور');
    await page.goto(href(lang, 'appShares'));
    await button(page, 'health.share.end-of', { who: 'ماهور کهن‌سار' }).click();
    await expect(main.locator('.give')).toContainText(say(lang, 'health.share.state.ended'));
    expect((await brother.goto(seen))?.status()).toBe(404);
  });

  test(`[FAM-1: journey, FAM-7: journey] in ${lang}, scripts ${js ? 'on' : 'off'}: a mother without a smartphone agrees by a code that she reads aloud; another adult agrees in her own account, and who was let in is let out`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, js, { width: 360, locale });
    await comeIn(page);
    const main = page.locator('main');
    const ask = async (phone: string) => {
      await page.goto(href(lang, 'appAdultNew'));
      const born = lang === 'fa' ? '۱۳۴۳/۰۲/۱۲' : '1964-05-02';
      for (const [name, value] of Object.entries({ firstName: 'میترا', lastName: 'نیک‌رأی', birthDay: born, height: '162', phone }))
        await page.fill(`#${name}`, value);
      await page.selectOption('#relation', 'mother');
      await page.selectOption('#level', 'family-keep');
      await button(page, 'health.family.ask').click();
      await page.waitForURL(/\/asks\//);
    };
    const phone = newPhone();
    await page.goto(href(lang, 'appFamily'));
    await main
      .getByRole('link', { name: say(lang, 'health.family.add-adult') })
      .first()
      .click();
    await button(page, 'health.family.ask').click();
    await expect(page.locator('#relation-error')).toBeVisible();
    await shot(page, `adult-refused-${lang}`);
    await ask(phone);
    await shot(page, `ask-${lang}`);
    await page.fill('#code', '000000');
    await button(page, 'health.family.code-give', { name: 'میترا' }).click();
    await expect(page.locator('#code-error')).toBeVisible();
    await page.fill('#code', await codeFor(page, phone));
    await button(page, 'health.family.code-give', { name: 'میترا' }).click();
    await expect(main.locator('.member')).toContainText('میترا');
    await shot(page, `family-adult-${lang}`);
    expect(await sideways(page)).toBe(0);
    await main.getByRole('link', { name: say(lang, 'health.family.open-of', { name: 'میترا نیک‌رأی' }) }).click();
    await expect(main.getByRole('link', { name: say(lang, 'health.add.for', { name: 'میترا' }) }).first()).toBeVisible();

    const aunt = await openPage(browser, js, { width: 360, locale });
    const hers = await comeIn(aunt);
    await ask(hers);
    await aunt.goto(href(lang, 'appShared'));
    await shot(aunt, `asked-${lang}`);
    await button(aunt, 'health.family.agree').click();
    await expect(aunt.locator('#level-error')).toBeVisible();
    await aunt.selectOption('#level', 'family-see');
    await button(aunt, 'health.family.agree').click();
    await expect(aunt.locator('.give')).toContainText(say(lang, 'health.relations.family-see'));
    await aunt.locator('.give button').click();
    await expect(aunt.locator('.give')).toHaveCount(0);
    await page.goto(href(lang, 'appFamily'));
    await expect(main.locator('.member')).toHaveCount(1);
  });
}
