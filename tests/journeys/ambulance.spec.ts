import { expect, test, type Page } from '@playwright/test';
import { makeRequestCode } from '#domain/service-requests/code';
import { formatTime } from '#locales/format';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, newPhone, openPage } from './visitor';
import { say } from './words';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
/** Messages to a number, the newest first. */
async function messagesTo({ request }: Page, phone: string): Promise<{ notice: string; body: string }[]> {
  const answer = await request.get(`/dev/outbox?to=${phone}`, { headers: { Accept: 'application/json' } });
  return ((await answer.json()) as { messages: { notice: string; body: string }[] }).messages;
}

test('[AMB-1, ROLE-7: ambulance] a guest without scripts at 360 px: 115 first and largest, six fields, told once what is wrong, then the page that follows the call', async ({
  browser,
}) => {
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/services');
  await page.getByRole('link', { name: say('fa', 'services.ambulance.go') }).click();
  await expect(page).toHaveURL(/\/ambulance$/);
  const dial = page.locator('main a[href="tel:115"]').first();
  const [box, heading] = await Promise.all([dial.boundingBox(), page.locator('h1').boundingBox()]);
  expect(box && heading && box.y < heading.y && box.height > heading.height).toBe(true);
  await expect(page.locator('main form').locator('input:not([type=hidden]):not([type=radio]), textarea, fieldset')).toHaveCount(6);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await shot(page, 'ambulance-360');
  // What is missing is said at its field, and nothing that was typed is lost.
  const phone = newPhone();
  await page.fill('#phone', phone);
  await page.getByRole('button', { name: say('fa', 'services.ambulance.send') }).click();
  await expect(page.locator('#form-errors')).toContainText(say('fa', 'services.ambulance.address'));
  await expect(page.locator('#name-error')).toBeVisible();
  await expect(page.locator('main a[href="tel:115"]').first()).toBeVisible();
  await shot(page, 'ambulance-refused-360');
  await page.locator('input[name=item][value=hospital-to-home]').check();
  await page.fill('#fullAddress', 'بیمارستان نمونه، بخش قلب');
  await page.fill('#name', 'آوین کهن‌سار');
  await page.getByRole('button', { name: say('fa', 'services.ambulance.send') }).click();
  await expect(page).toHaveURL(/\/follow\/[\w-]{22}$/);
  const main = page.locator('main');
  await expect(page.locator('h1')).toHaveText(say('fa', 'services.followed.not-checked.title'));
  for (const hidden of ['بیمارستان', 'آوین', say('fa', 'services.types.ambulance.name')]) await expect(main).not.toContainText(hidden);
  await expect(main.locator('a[href="tel:115"]')).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await shot(page, 'follow-360');
  const [sms] = await messagesTo(page, phone);
  expect(sms?.notice).toBe('services.called');
  expect(sms?.body).toContain(new URL(page.url()).pathname);
  // The address sends nobody on, and is kept nowhere.
  const answer = await page.request.get(page.url());
  expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  // Axe needs scripts; the pages are the same.
  const seen = await openPage(browser, true, { width: 360 });
  for (const path of ['/ambulance', page.url()]) {
    await seen.goto(path);
    expect(await axeFaults(seen)).toEqual([]);
  }
  await Promise.all([page, seen].map((one) => one.context().close()));
});

test('[ROLE-5] a requester hands an address on, in English with scripts: it shows who comes and when, and leads nowhere once it is closed', async ({
  browser,
}) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  const phone = await comeIn(page);
  const database = openDatabase(dataDir ?? '');
  const code = makeRequestCode(Math.random);
  const { rows } = await database.query<{ id: number }>(
    `with made as (
       insert into service_requests (code, "group", service, state, state_since, city, user_id, lang, offer_version, total_toman, paid_toman)
       select $1, 'therapy', 'massage', 'waiting-action', now(), 'tehran', id, 'en', 1, 500000, 500000 from users where phone = $2 returning id),
     details as (insert into request_details (request_id, form_version, name, phone, answers, at) select id, 1, 'Avin Kohansar', $2, '{"sessions":1}', now() from made)
     insert into visits (request_id, ordinal, kind, state, state_since, window_from, window_to, code, provider_id)
     select made.id, 1, 'visit', 'accepted', now(), '2026-12-01 08:30+03:30', '2026-12-01 11:30+03:30', '4821', users.id from made, users where phone = $2 returning request_id as id`,
    [code, phone],
  );
  expect(rows).toHaveLength(1);
  await page.goto(`/en/account/requests/${code}`);
  await page.getByRole('button', { name: say('en', 'services.share.make') }).click();
  await expect(page.getByRole('button', { name: /Close the address/ })).toBeVisible();
  await page.reload();
  expect(await axeFaults(page)).toEqual([]);
  await shot(page, 'share-1280');
  const [sms] = await messagesTo(page, phone);
  expect(sms?.notice).toBe('services.follow');
  const path = /\/en\/follow\/[\w-]{22}/.exec(sms?.body ?? '')?.[0] ?? '';
  const daughter = await openPage(browser, false, { width: 360, locale: 'en-GB' });
  await daughter.goto(path);
  const main = daughter.locator('main');
  await expect(main).toContainText(code);
  await expect(main).toContainText(formatTime('en', new Date('2026-12-01T05:00:00Z')));
  for (const hidden of ['4821', say('en', 'services.types.massage.name'), 'Kohansar', '500,000']) await expect(main).not.toContainText(hidden);
  await shot(daughter, 'follow-en-360');
  await page.getByRole('button', { name: /Close the address/ }).click();
  await expect(page.getByRole('button', { name: /Close the address/ })).toHaveCount(0);
  expect((await daughter.goto(path))?.status()).toBe(404);
  await database.end();
  await Promise.all([page, daughter].map((one) => one.context().close()));
});
