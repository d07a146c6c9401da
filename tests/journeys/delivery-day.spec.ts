import { expect, test } from '@playwright/test';
import { formatWeekdayDate } from '#locales/dates';
import { hoursOf } from '#domain/orders/day-parts';
import { at, atTheGateway, sendOrder, writeAddress } from './buying';
import { comeIn, openPage } from './visitor';
import { say } from './words';

for (const { lang, js } of [
  { lang: 'fa', js: false },
  { lang: 'en', js: true },
] as const)
  test(`[ORD-11: the chosen day] ${lang}, JavaScript ${js ? 'on' : 'off'}: a day and its evening are chosen, refused beside their field when nobody can keep them, and stand on the order`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openPage(browser, js, { width: lang === 'fa' ? 360 : 1280 });
    await comeIn(page);
    await page.goto(at(lang, '/shop/nb1'));
    await page.locator('.buy .btn').first().click();
    await page.waitForURL('**/shop/cart');
    await page.goto(at(lang, '/shop/checkout'));
    await writeAddress(page, lang);
    if (await page.locator('#terms').isVisible()) await page.check('#terms');
    // The earliest, unless one chooses.
    await expect(page.locator('#deliverOn')).toHaveValue('');
    await page.selectOption('#deliverPart', 'evening');
    await page.locator('main button[form=typed]').click();
    await expect(page.locator('#deliverOn-error')).toHaveText(say(lang, 'refusals.orders.delivery.day-first'));
    await expect(page.locator('#deliverPart')).toHaveValue('evening');
    await page.selectOption('#deliverOn', { index: 3 });
    const day = await page.locator('#deliverOn').inputValue();
    const { part, ...hours } = hoursOf('evening');
    const named = say(lang, 'orders.delivery.part-hours', { part: say(lang, `orders.delivery.parts.${part}`), ...hours });
    const onDay = formatWeekdayDate(lang, new Date(`${day}T12:00:00+03:30`));
    const when = say(lang, 'orders.delivery.day-part', { onDay, part: named });
    await sendOrder(page);
    await page.waitForURL('**/shop/pay/**');
    const code = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await page.getByRole('button', { name: say(lang, 'checkout.pay.continue') }).click();
    await atTheGateway(page, lang, 'pay');
    await page.waitForURL('**/shop/done/**');
    await expect(page.locator('main')).toContainText(when);
    await page.goto(at(lang, `/account/orders/${code}`));
    await expect(page.locator('main')).toContainText(say(lang, 'orders.delivery.chosen', { when }));
    await page.context().close();
  });
