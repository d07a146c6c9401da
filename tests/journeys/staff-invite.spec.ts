import { expect, test, type Page } from '@playwright/test';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import { axeFaults } from './axe';
import { dataDir, logInStaff } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The link of the newest invitation that was mailed. */
async function invitationTo(page: Page, email: string): Promise<string> {
  const read = async () => {
    const answer = await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`, { headers: { Accept: 'application/json' } });
    const { messages } = (await answer.json()) as { messages: { facts: { link?: string } }[] };
    return messages.find(({ facts }) => facts.link)?.facts.link ?? '';
  };
  await expect.poll(read, { timeout: 15_000 }).not.toBe('');
  return read();
}

const oneButton = (page: Page) => page.locator('main form:has(input:not([type=hidden])) button').first();

test('[ADM-5: invitation] an administrator invites a colleague from the list of staff; with the mailed link they set a password and a second factor, and a recovery code opens the admin once', async ({
  browser,
}) => {
  const admin = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(admin, 'administrator', '/admin/collections/staff');
  await admin.getByRole('link', { name: say('fa', 'admin.own-login.invite') }).click();
  await admin.waitForURL('**/admin/invite');
  const email = `mahsa.${String(Math.random()).slice(2, 9)}@zarban.example`;
  await oneButton(admin).click();
  // Nothing was written: the browser keeps the first field.
  await expect(admin.locator('#name')).toBeFocused();
  await admin.fill('#name', 'مهسا روشن');
  await admin.fill('#email', email);
  await oneButton(admin).click();
  await expect(admin.locator('#roles-help')).toHaveText(/[؀-ۿ]/);
  await admin.getByLabel(say('fa', 'admin.options.support'), { exact: true }).check();
  await oneButton(admin).click();
  await expect(admin.getByRole('status')).toContainText(email);
  expect(await axeFaults(admin, 'main')).toEqual([]);

  const colleague = await openPage(browser, false);
  const link = new URL(await invitationTo(admin, email));
  await colleague.goto(`${link.pathname}${link.search}`);
  const secret = ((await colleague.locator('main code').first().textContent()) ?? '').replaceAll(' ', '');
  const password = 'رود آرام سه‌شنبه نارنجی';
  await colleague.fill('#password', 'zarban');
  await colleague.fill('#again', 'zarban');
  await colleague.fill('#code', totpCode(secret, totpStep(new Date())));
  await oneButton(colleague).click();
  await expect(colleague.locator('#password-help')).toHaveText(/[؀-ۿ]/);
  await colleague.fill('#password', password);
  await colleague.fill('#again', password);
  await colleague.fill('#code', totpCode(secret, totpStep(new Date())));
  await oneButton(colleague).click();
  const told = colleague.locator('ol.codes code');
  await expect(told).toHaveCount(10);
  const codes = await told.allTextContents();
  // The link worked once.
  expect((await colleague.goto(`${link.pathname}${link.search}`))?.status()).toBe(404);

  const enter = async (page: Page, code: string) => {
    await page.goto('/admin');
    await page.waitForURL('**/admin/login**');
    await page.fill('input[name=email]', email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
    await page.waitForURL('**/admin/second-factor');
    await page.getByRole('link', { name: say('fa', 'admin.login-pages.recovery.by-code') }).click();
    await page.fill('#code', code);
    await oneButton(page).click();
  };
  const once = await openPage(browser, true, { locale: 'en-GB' });
  await enter(once, codes[0] ?? '');
  await expect(once).toHaveURL(/\/admin\/recovery-codes$/);
  await expect(once.locator('main')).toContainText('۹');
  await once.goto('/admin');
  await expect(once.locator('.zb-home h1')).toBeVisible();
  const again = await openPage(browser, true, { locale: 'en-GB' });
  await enter(again, codes[0] ?? '');
  await expect(again.getByRole('alert').first()).toContainText(say('fa', 'refusals.admin.recovery.wrong'));
  await again.goto('/admin');
  await expect(again).toHaveURL(/second-factor$/);
  for (const page of [admin, colleague, once, again]) await page.context().close();
});
