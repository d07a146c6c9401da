import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formatNumber } from '#locales/format';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

type Lang = 'fa' | 'en';
const at = (lang: Lang, path: string) => (lang === 'fa' ? path : `/en${path}`);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, lang: Lang, key: string) => page.getByRole('button', { name: say(lang, key), exact: true }).click();
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

async function photo(name: string) {
  const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#efe6d6' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('[INP-2, INP-5: said, INP-7, INP-8: message, SVC-1: page] in Persian without scripts: a serum with its prescription, its price first, refused once without losing the file, sent, read and cancelled', async ({
  browser,
}) => {
  const lang = 'fa';
  const page = await openPage(browser, false, { width: 360 });
  await comeIn(page);
  await page.goto('/services/nurse');
  await page.getByRole('link', { name: say(lang, 'services.new.start') }).click();
  await expect(page).toHaveURL(/\/account\/requests\/new\/nurse$/);
  expect(await page.title()).not.toContain(say(lang, 'services.types.nurse.name'));
  await expect(page.locator('#name')).not.toHaveValue('');
  await page.fill('#count-serum-therapy', '۲');
  await page.selectOption('#every', 'once');
  await page.setInputFiles('#prescription', await photo('نسخه.jpg'));
  await press(page, lang, 'services.new.show-price');
  const box = page.locator('#price');
  await expect(box).toContainText(formatNumber(lang, 840_000));
  await expect(box).toContainText(say(lang, 'services.new.specialist'));
  await expect(page.locator('.kept')).toContainText('نسخه.jpg');
  await expect(page.locator('#count-serum-therapy')).toHaveValue('۲');
  await shot(page, 'form-fa');
  // Sent without an address and a day: both are said, and nothing is lost.
  await press(page, lang, 'services.new.send');
  await expect(page.locator('#form-errors')).toContainText(say(lang, 'services.fields.day'));
  await expect(page.locator('#form-errors')).not.toContainText(say(lang, 'services.fields.prescription'));
  await expect(page.locator('.kept')).toContainText('نسخه.jpg');
  await shot(page, 'refused-fa');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.fill('#fullAddress', 'خیابان نمونه، کوچه‌ی سرو');
  await page.fill('#plate', '۱۲');
  await page.fill('#district', '۵');
  await page.selectOption('#day', { index: 3 });
  await page.selectOption('#part', 'morning');
  await press(page, lang, 'services.new.send');
  await expect(page).toHaveURL(/\/account\/requests\/ZS-/);
  const main = page.locator('main');
  await expect(main).toContainText(say(lang, 'services.next.not-checked.title'));
  await expect(main).toContainText(say(lang, 'services.told.send'));
  await expect(main).toContainText('خیابان نمونه، کوچه‌ی سرو');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await shot(page, 'request-fa');
  const messages = page.locator('section[aria-labelledby=messages]');
  await press(page, lang, 'services.messages.send');
  await expect(page.locator('#form-errors')).toContainText(say(lang, 'services.messages.words'));
  await messages.locator('textarea').fill('زنگ واحد خراب است.');
  await press(page, lang, 'services.messages.send');
  await expect(messages).toContainText('زنگ واحد خراب است.');
  await expect(messages).toContainText(say(lang, 'services.messages.you'));
  await shot(page, 'message-fa');
  const paper = await page.locator('a[href*="/papers/"]').getAttribute('href');
  const opened = await page.request.get(paper ?? '');
  expect([opened.status(), opened.headers()['content-type'], opened.headers()['cache-control']]).toEqual([200, 'image/webp', 'private, no-store']);
  const stranger = await openPage(browser, false);
  await comeIn(stranger);
  expect((await stranger.request.get(paper ?? '')).status()).toBe(404);
  expect((await stranger.goto(page.url()))?.status()).toBe(404);
  await stranger.context().close();
  await page.goto('/account/requests');
  await shot(page, 'list-fa');
  await page.locator('main a', { hasText: say(lang, 'services.types.nurse.name') }).click();
  await page.locator('a[href$="/cancel"]').click();
  await press(page, lang, 'services.end.free');
  await expect(page).toHaveURL(/\/account\/requests\/ZS-/);
  await expect(main).toContainText(say(lang, 'services.next.cancelled.unpaid'));
  await page.context().close();
});

test('[INP-2, INP-6: was and is, SVC-1: price] in English with scripts: a wheelchair, whose sum follows the choice; a price in two versions is read', async ({
  browser,
}) => {
  const lang = 'en';
  const page = await openPage(browser, true, { width: 1280, locale: 'en-GB' });
  const phone = await comeIn(page);
  await page.goto(at(lang, '/account/requests/new/rental'));
  const box = page.locator('#price');
  await page.selectOption('#item', 'wheelchair');
  await expect(box).toContainText(formatNumber(lang, 690_000));
  await page.selectOption('#item', 'walker');
  await expect(box.locator('.total')).toContainText(formatNumber(lang, 390_000));
  await page.selectOption('#item', 'wheelchair');
  await page.selectOption('#lift', 'yes');
  await page.fill('#fullAddress', '12 Sarv Alley, Nemooneh Street');
  await page.selectOption('#day', { index: 2 });
  await page.selectOption('#part', 'any');
  expect(await axeFaults(page)).toEqual([]);
  await shot(page, 'form-en');
  await press(page, lang, 'services.new.send');
  await expect(page).toHaveURL(/\/en\/account\/requests\/ZS-/);
  const code = /ZS-[^/?#]+/.exec(page.url())?.[0] ?? '';
  await expect(page.locator('main')).toContainText(say(lang, 'services.next.not-checked.title'));
  await expect(page.locator('main')).toContainText(say(lang, 'services.items.wheelchair'));
  await page.reload();
  expect(await axeFaults(page)).toEqual([]);
  const outbox = await page.request.get(`/dev/outbox?to=${phone}`, { headers: { Accept: 'application/json' } });
  expect(await outbox.text()).toContain(code);
  expect(await outbox.text()).not.toMatch(/wheelchair|ویلچر|rental|اجاره/i);
  if (!dataDir) return;
  const database = openDatabase(dataDir);
  const offered = (version: number, unitToman: number, reason: string | null) =>
    database.query(
      `insert into request_offers (request_id, version, lines, total_toman, deposit_toman, visit_from, visit_to, reason, staff_id, created_at)
       select id, $2::smallint, jsonb_build_array(jsonb_build_object('kind', 'item', 'reason', 'list', 'item', 'wheelchair', 'words', '', 'count', 1, 'unitToman', $3::int, 'totalToman', $3::int)),
         $3::int, 0, now() + interval '1 day', now() + interval '28 hours', $4, 1, now() from service_requests where code = $1`,
      [code, version, unitToman, reason],
    );
  await offered(1, 690_000, null);
  await offered(2, 760_000, 'Third floor without a lift');
  await database.query(`update service_requests set offer_version = 2, total_toman = 760000 where code = $1`, [code]);
  await database.end();
  await page.reload();
  const offer = page.locator('section[aria-labelledby=offer]');
  await expect(offer).toContainText(formatNumber(lang, 760_000));
  await expect(offer).toContainText(formatNumber(lang, 690_000));
  await expect(offer).toContainText('Third floor without a lift');
  await shot(page, 'request-en');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await shot(page, 'request-en');
  await page.context().close();
});
