import { expect, test, type Page } from '@playwright/test';
import { formatDate, localDigits } from '#locales/format';
import { at, atTheGateway, sendOrder, writeAddress, type Lang } from './buying';
import { comeIn, logIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

const LEGAL_ID = '10380284790';
const ECONOMIC_CODE = '411111111119';
const NATIONAL_CODE = '0084575948';
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true }) : undefined;

async function lastLook(page: Page, lang: Lang): Promise<void> {
  await page.goto(at(lang, '/shop/ns0'));
  await page.locator('#buy button.btn').first().click();
  await page.getByRole('link', { name: say(lang, 'cart.checkout') }).click();
  await logIn(page);
  await writeAddress(page, lang);
}

async function pay(page: Page, lang: Lang): Promise<string> {
  await page.getByRole('button', { name: say(lang, 'checkout.pay.continue') }).click();
  await atTheGateway(page, lang, 'pay');
  await page.waitForURL('**/shop/done/**');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

for (const { lang, js } of ways) {
  test(`[ORD-2] [ORD-10] [N-A5] ${lang}, JavaScript ${js ? 'on' : 'off'}: an invoice to a legal entity, verified beside its fields, changed until the payment, then as page, PDF and proof, and never again`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openPage(browser, js, { width: js ? 1280 : 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await lastLook(page, lang);
    await page.locator('input[name=invoiceTo][value=legal]').check({ force: true });
    await expect(page.locator('#nationalCode')).toBeHidden();
    await page.fill('#legalName', lang === 'fa' ? 'شرکت مهر' : 'Mehr Company');
    await page.fill('#economicCode', localDigits(lang, ECONOMIC_CODE));
    await page.fill('#legalId', localDigits(lang, '10380285692'));
    await shot(page, `checkout-${lang}`);
    await page.check('#terms');
    await page.locator('main button[form=typed]').click();
    await expect(page.locator('#legalId-error')).toHaveText(say(lang, 'refusals.invoices.legal-id.invalid'));
    await expect(page.locator('#economicCode')).toHaveValue(localDigits(lang, ECONOMIC_CODE));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `checkout-refused-${lang}`);
    await page.fill('#legalId', localDigits(lang, LEGAL_ID));
    await sendOrder(page);
    await page.waitForURL('**/shop/pay/**');

    const change = page.locator('details.invoice-change');
    await change.locator('summary').click();
    await expect(change.locator('#legalId')).toHaveValue(localDigits(lang, LEGAL_ID));
    if (js) {
      await change.locator('input[value=individual]').check({ force: true });
      await change.locator('#nationalCode').fill(NATIONAL_CODE);
      await shot(page, `pay-${lang}`);
      await change.getByRole('button', { name: say(lang, 'invoices.to.save') }).click();
      await expect(page.locator('.status')).toContainText(say(lang, 'invoices.to.saved', { name: 'آوین کهن‌سار' }));
    }
    const code = await pay(page, lang);

    await page.goto(at(lang, `/account/orders/${code}`));
    await page.locator('details.proof summary').click();
    await expect(page.locator('details.proof')).toContainText(say(lang, 'invoices.proof.delivery'));
    await shot(page, `order-${lang}`);
    const proof = (await (await page.request.get(at(lang, `/account/orders/${code}/price.json`))).json()) as {
      total: number;
      sum: number;
      traces: { amount: number }[];
    };
    expect(proof.traces.reduce((sum, one) => sum + one.amount, 0)).toBe(proof.total);
    expect(proof.sum).toBe(proof.total);
    await page.getByRole('link', { name: say(lang, 'invoices.page.see'), exact: true }).click();
    await page.waitForURL(`**${at(lang, `/account/orders/${code}/invoice`)}`);
    const paper = page.locator('article.invoice');
    await expect(paper).toContainText(say(lang, 'invoices.heading'));
    await expect(paper).toContainText(localDigits(lang, js ? NATIONAL_CODE : LEGAL_ID));
    await expect(paper).toContainText(/(ریال|rial)/);
    // Whether it was issued with the payment or was asked for later, its own moment is said.
    await expect(page.locator('article.invoice + p')).toContainText(formatDate(lang, new Date()));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `invoice-${lang}`);
    if (js) {
      await expect(page.getByRole('button', { name: say(lang, 'invoices.page.print') })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('header.top')).toBeHidden();
      await shot(page, `invoice-print-${lang}`);
      if (process.env['SHOTS']) await page.pdf({ path: `${process.env['SHOTS']}/printed-${lang}.pdf`, preferCSSPageSize: true });
      await page.emulateMedia({ media: 'screen' });
    }

    const file = await page.request.get(at(lang, `/account/orders/${code}/invoice.pdf`));
    expect([file.status(), file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    // A second one is refused with the reason; so is another name after the payment.
    const from = { Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' };
    const again = await page.request.post(at(lang, `/account/orders/${code}/invoice`), { form: { intent: 'ask', nationalCode: NATIONAL_CODE }, headers: from });
    expect(again.status()).toBe(409);
    expect(await again.text()).toContain(
      say(lang, 'refusals.invoices.order.issued', { number: '', issuedDate: '' }).split('؛').at(-1)?.split(';').at(-1)?.trim() ?? '?',
    );
    const switched = await page.request.post(at(lang, `/shop/pay/${code}`), {
      form: { intent: 'invoice', invoiceTo: 'individual', nationalCode: NATIONAL_CODE },
      headers: from,
      maxRedirects: 0,
    });
    expect([409, 303]).toContain(switched.status());
    await page.reload();
    await expect(paper).toContainText(localDigits(lang, js ? NATIONAL_CODE : LEGAL_ID));

    const stranger = await openPage(browser, false);
    await comeIn(stranger);
    for (const path of ['invoice', 'invoice.pdf', 'price.json'])
      expect((await stranger.request.get(at(lang, `/account/orders/${code}/${path}`))).status()).toBe(404);
    await stranger.context().close();
    await page.context().close();
  });
}
