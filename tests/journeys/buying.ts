import { expect, type Page } from '@playwright/test';
import { formatCode } from '#locales/numbers';
import { say } from './words';

export type Lang = 'fa' | 'en';
type Choice = 'pay' | 'refuse' | 'pay-and-close' | 'pay-twice' | 'late' | 'pay-no-refund';

/** A path in a language. */
export const at = (lang: Lang, path: string) => (lang === 'en' ? `/en${path}` : path);

/** Fills in the checkout's address, in Tehran. */
export async function writeAddress(page: Page, lang: Lang): Promise<void> {
  await page.selectOption('#province', 'tehran');
  await page.fill('#city', lang === 'fa' ? 'تهران' : 'Tehran');
  await page.fill('#fullAddress', 'خیابان نمونه، کوچه‌ی سرو');
  // Every buyer has a home of their own.
  const home = Math.floor(Math.random() * 1_000_000_000);
  await page.fill('#postalCode', formatCode('fa', `1${String(home).padStart(9, '0')}`));
}

/** Sends the checkout form; where the city changes the price, sends it again at the price that is then shown. */
export async function sendOrder(page: Page): Promise<void> {
  const terms = page.locator('#terms');
  if (await terms.isVisible()) await terms.check();
  await page.locator('main button[form=typed]').click();
  const onward = () => !new URL(page.url()).pathname.endsWith('/checkout');
  const told = page.locator('main [role=alert]').first();
  await expect.poll(async () => onward() || (await told.isVisible())).toBe(true);
  if (!onward()) {
    await page.locator('main button[form=typed]').click();
  }
}

/** One of the sandbox gateway's buttons. */
export async function atTheGateway(page: Page, lang: Lang, word: Choice): Promise<void> {
  await page.waitForURL('**/pg/StartPay/**');
  await page.getByRole('button', { name: say(lang, `checkout.sandbox.${word}`), exact: true }).click();
}
