import { expect, test } from '@playwright/test';
import { localDigits } from '#locales/numbers';
import { codeFor, logIn, newPhone, openPage, send } from './visitor';
import { everyWay, ways } from './ways';
import { say } from './words';

const home = { fa: '', en: '/en' } as const;

for (const { lang, js } of everyWay) {
  const way = `${lang}, JavaScript ${js ? 'on' : 'off'}`;
  const at = (path: string) => `${home[lang]}${path}`;

  test(`[AUTH-1] [AUTH-8] ${way}: phone, code and names lead to the page that was asked for`, async ({ browser }) => {
    const page = await openPage(browser, js, { worker: true });
    const phone = newPhone();
    await page.goto(at('/account/addresses'));
    await expect(page).toHaveURL(new RegExp(`${at('/login')}\\?to=${encodeURIComponent(at('/account/addresses'))}`));

    await page.fill('#phone', '0912');
    await send(page, '#phone');
    await expect(page.locator('#phone-error')).toHaveText(say(lang, 'refusals.accounts.phone.length', { digits: 11, length: 4 }));
    await expect(page.locator('#phone')).toHaveValue(localDigits(lang, '0912'));

    await page.fill('#phone', phone);
    await send(page, '#phone');
    await expect(page.locator('#code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.locator('#code')).toHaveAttribute('inputmode', 'numeric');
    await expect(page.locator('#code')).toBeFocused();
    // What runs out has its name, and without scripts its time of day: until when the code works, from when another may be asked for.
    const spoken = (key: 'expires' | 'resend-at', fact: string) => say(lang, `accounts.code.${key}`, { [fact]: 'AT' }).split('AT') as [string, string];
    const clock = lang === 'fa' ? '[۰-۹]{1,2}:[۰-۹]{2}' : String.raw`\d{1,2}:\d{2}`;
    for (const [before, after] of [spoken('expires', 'expiresTime'), spoken('resend-at', 'nextTime')])
      await expect(page.locator('main')).toContainText(new RegExp(`${before}${clock}${after}`));
    const label = page.getByText(say(lang, 'accounts.code.resend-in'), { exact: true });
    await (js ? expect(label).toBeVisible() : expect(label).toBeHidden());
    const code = await codeFor(page, phone);
    await page.fill('#code', code === '000000' ? '111111' : '000000');
    await send(page, '#code');
    await expect(page.locator('#code-error')).toHaveText(say(lang, 'refusals.accounts.code.wrong', { left: 4 }));
    await expect(page.locator('#code')).toHaveValue('');
    await expect(page.locator('#code')).toBeFocused();

    await page.fill(
      '#code',
      code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
    );
    await send(page, '#code');
    await expect(page).toHaveURL(/\/login\/profile/);
    await page.fill('#firstName', 'نوا');
    await page.fill('#lastName', 'سپیدرود');
    await page.check('#adult');
    await send(page, '#adult');
    await expect(page).toHaveURL(new RegExp(`${at('/account/addresses')}$`));
    await expect(page.locator('header.top')).toContainText('نوا');
    await page.context().close();
  });
}

for (const { lang, js } of ways) {
  const way = `${lang}, JavaScript ${js ? 'on' : 'off'}`;
  const at = (path: string) => `${home[lang]}${path}`;

  test(`[AUTH-2] ${way}: changing the number keeps the language, the page to return to, and what was typed`, async ({ browser }) => {
    const page = await openPage(browser, js);
    const phone = newPhone();
    await page.goto(at(`/login?to=${encodeURIComponent(at('/account/info'))}`));
    await page.fill('#phone', phone);
    await send(page, '#phone');
    await expect(page.locator('#code')).toBeFocused();
    await page.getByRole('link', { name: say(lang, 'accounts.code.edit-phone') }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/login')}\\?to=${encodeURIComponent(at('/account/info'))}`));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('#phone')).toHaveValue(localDigits(lang, phone));
    await page.getByRole('link', { name: say(lang, 'accounts.login.by-email') }).click();
    await page.fill('#email', `${phone}@example.com`);
    await send(page, '#email');
    await page.getByRole('link', { name: say(lang, 'accounts.code.edit-email') }).click();
    await expect(page.locator('#email')).toHaveValue(`${phone}@example.com`);
    expect(new URL(page.url()).searchParams.get('to')).toBe(at('/account/info'));
    await page.context().close();
  });

  test(`[AUTH-3] [DASH-6: logout] ${way}: after logout nothing of the account is readable, also not by going back`, async ({ browser }) => {
    const page = await openPage(browser, js);
    await page.goto(at('/login'));
    const phone = await logIn(page);
    await page.goto(at('/account'));
    await expect(page.locator('main')).toContainText(say(lang, 'accounts.account.support'));
    await page
      .locator('main section')
      .getByRole('button', { name: say(lang, 'accounts.account.logout') })
      .click();
    await expect(page.locator('.status')).toContainText(say(lang, 'common.success.logged-out'));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/login')}`));
    expect(await page.content()).not.toContain(phone);
    await page.context().close();
  });

  test(`[ORD-14] ${way}: an address is added, changed and deleted`, async ({ browser }) => {
    const page = await openPage(browser, js, { width: js ? 1280 : 360 });
    await page.goto(at(`/login?to=${encodeURIComponent(at('/account/addresses'))}`));
    await logIn(page);
    await page.getByRole('link', { name: say(lang, 'accounts.addresses.add') }).click();
    await expect(page.locator('main')).toContainText(say(lang, 'checkout.address.public-venue'));
    await page.selectOption('#province', 'gilan');
    await page.fill('#city', lang === 'fa' ? 'رشت' : 'Rasht');
    await page.fill('#fullAddress', 'خیابان نمونه، کوچه‌ی سرو');
    await page.fill('#postalCode', '۴۱۴۵۶۷۸');
    await send(page, '#postalCode');
    await expect(page.locator('#postalCode-error')).toHaveText(say(lang, 'refusals.addresses.postal-code.length', { digits: 10, length: 7 }));
    await expect(page.locator('#fullAddress')).toHaveValue('خیابان نمونه، کوچه‌ی سرو');
    await page.fill('#postalCode', '۴۱۴۵۶۷۸۹۰۱');
    await send(page, '#postalCode');
    await expect(page.locator('article.card')).toContainText(lang === 'fa' ? 'گیلان، رشت' : 'Gilan, Rasht');
    await page.getByRole('link', { name: say(lang, 'accounts.addresses.edit'), exact: true }).click();
    await page.fill('#plate', '12');
    await send(page, '#postalCode');
    await expect(page.locator('article.card')).toContainText(lang === 'fa' ? 'پلاک ۱۲' : 'No. 12');
    await page.getByRole('link', { name: say(lang, 'accounts.addresses.delete'), exact: true }).click();
    await page.getByRole('button', { name: say(lang, 'accounts.addresses.delete-yes') }).click();
    await expect(page.locator('main')).toContainText(say(lang, 'common.empty.addresses.fact'));
    await page.context().close();
  });
}

test('[AUTH-2] the time that is left before another code runs visibly, and asking too early says so', async ({ browser }) => {
  const page = await openPage(browser, true);
  await page.goto('/login');
  await page.fill('#phone', newPhone());
  await send(page, '#phone');
  const left = page.locator('count-down');
  await expect(left).toHaveText(/^[۰-۹]{2}:[۰-۹]{2}$/);
  const first = await left.textContent();
  await expect(left).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: say('fa', 'accounts.code.resend') }).click();
  await expect(page.locator('main [role=alert]')).toContainText('ثانیه‌ی دیگر');
  await page.context().close();
});

test('[AUTH-1] an e-mail address is the account’s once its code and the phone’s came back, without JavaScript', async ({ browser }) => {
  const page = await openPage(browser, false);
  await page.goto('/en/login?to=%2Fen%2Faccount%2Finfo');
  const phone = await logIn(page);
  const email = `reader.${phone}@example.com`;
  await page.fill('#email', email.toUpperCase());
  await send(page, '#email');
  await page.fill('#code', await codeFor(page, email));
  await page.fill('#approval', await codeFor(page, phone));
  await send(page, '#code');
  await expect(page.locator('#email-part')).toContainText(email);
  await expect(page.locator('.status')).toContainText(say('en', 'accounts.info.email-done'));
  await page.context().close();
});

test('[SHELL-9: subscribe] the footer takes an e-mail address and says so, the same a second time', async ({ browser }) => {
  const page = await openPage(browser, false);
  const email = `news.${newPhone()}@example.com`;
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/en/login');
    await page.fill('#subscribe-contact', email);
    await page.locator('footer form button').click();
    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(page.locator('.status')).toContainText(say('en', 'shell.subscribe.done'));
  }
  await page.context().close();
});
