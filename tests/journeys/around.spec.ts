import { expect, test, type Browser, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from '../attack/arena';
import { axeFaults } from './axe';
import { dataDir, logInStaff, takeOver } from './staff';
import { logIn, newPhone, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, no order can be delivered in it');

type Lang = 'fa' | 'en';
const at = (lang: Lang, path: string) => `${lang === 'en' ? '/en' : ''}${path}`;
const press = (page: Page, lang: Lang, key: string, facts?: Record<string, string | number>) =>
  page.getByRole('button', { name: say(lang, key, facts), exact: true }).click();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
const RUNS = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog /OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>>> endobj\n%%EOF\n');
const cv = (buffer: Buffer, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer });

let db: pg.Pool;
test.beforeAll(() => {
  db = openDatabase(dataDir ?? '');
});
test.afterAll(() => db.end());
/** A name that no other journey's request has. */
const newName = (lang: Lang) =>
  `${lang === 'fa' ? 'آوین' : 'Avin'} ${Array.from({ length: 9 }, () => (lang === 'fa' ? 'بتجدرسشکلمن' : 'abcdefghijk')[Math.floor(Math.random() * 11)]).join('')}`;
/** Counts the rows of a request with this name. */
const counted = async (name: string, table: 'inquiries' | 'inquiry_files') =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int n from inquiry_details d join ${table} one on one.${table === 'inquiries' ? 'id' : 'inquiry_id'} = d.inquiry_id where d.name = $1`,
      [name],
    )
  ).rows[0]?.n ?? 0;

/** Checks a loaded page: nothing overflows sideways and, with scripts, axe finds no fault. */
async function isWhole(page: Page, js: boolean): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  if (!js) return;
  expect(await axeFaults(page)).toEqual([]);
}

const visitor = (browser: Browser, lang: Lang, js: boolean) => openPage(browser, js, { width: js ? 1280 : 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });

/** A staff member's page. */
async function staffPage(browser: Browser, role: string): Promise<Page> {
  const page = await openPage(browser, true, { width: 1280 });
  await logInStaff(page, role);
  return page;
}

/** The number of the request that was sent, as its page says. */
async function requestCode(page: Page): Promise<string> {
  await page.waitForURL('**/company/request/**');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

/** The newest order of the account has been delivered, as staff's buttons would have it in some days. */
async function deliveredTo(phone: string, sku: string): Promise<void> {
  await db.query(
    `with buyer as (select id from users where phone = $1), made as (
       insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
         receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, placed_at)
       select $3, 'delivered', now(), buyer.id, 'fa', 1, 1000, 0, 0, 1000, 1000, 'آوین', $1, 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE', now()
       from buyer returning id)
     insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
     select made.id, 1, variants.id, $2, 'فشارسنج', 'Monitor', 'nb1', '{}', 1, 1000, 0, 0, 1000 from made, variants where variants.sku = $2`,
    [phone, sku, `ZR-T${phone.slice(-6)}`],
  );
}

for (const { lang, js } of ways) {
  const how = `${lang}, ${js ? 'with' : 'without'} JavaScript`;

  test(`[PROD-6] [PAGE-2] ${how}: a product’s page leads to its demo, manuals and reviews; a demo is asked for, faults stand beside their fields`, async ({
    browser,
  }) => {
    const page = await visitor(browser, lang, js);
    await page.goto(at(lang, '/shop/nh1'));
    const more = page.getByRole('navigation', { name: say(lang, 'manuals.find') });
    for (const key of ['manuals.product-home', 'manuals.product-doctor', 'reviews.title'])
      await expect(more.getByRole('link', { name: say(lang, key) })).toBeVisible();
    await more.getByRole('link', { name: say(lang, 'inquiries.kinds.demo') }).click();
    await page.waitForURL('**/shop/nh1/demo');
    await isWhole(page, js);
    const name = newName(lang);
    await page.fill('#name', name);
    await page.fill('#phone', '۰۹۱۲۳');
    await page.selectOption('#place', 'clinic');
    await page.selectOption('#province', 'tehran');
    await page.fill('#city', lang === 'fa' ? 'تهران' : 'Tehran');
    await press(page, lang, 'inquiries.demo.send');
    await expect(page.locator('#phone-error')).toBeVisible();
    await expect(page.locator('#city')).toHaveValue(lang === 'fa' ? 'تهران' : 'Tehran');
    expect(await counted(name, 'inquiries')).toBe(0);
    await page.fill('#phone', newPhone());
    await press(page, lang, 'inquiries.demo.send');
    const code = await requestCode(page);
    await expect(page.locator('main')).toContainText(code);
    await expect(page.locator('main')).toContainText(say(lang, 'inquiries.states.new'));
    await isWhole(page, js);
    const { rows } = await db.query(`select products.slug, city from inquiries join products on products.id = product_id where code = $1`, [code]);
    expect(rows).toEqual([{ slug: 'nh1', city: 'tehran' }]);
    await page.context().close();
  });

  test(`[PAGE-4: contact and careers] [CONT-1: forms] ${how}: a question, a call and an application are acknowledged with when they are answered`, async ({
    browser,
  }) => {
    const page = await visitor(browser, lang, js);
    await page.goto(at(lang, '/company/contact-us'));
    await isWhole(page, js);
    // What reaches us is a link: the number rings, the address opens a map.
    await expect(page.locator('main a[href^="tel:021"]')).toBeVisible();
    await expect(page.getByRole('link', { name: say(lang, 'inquiries.contact.map') })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/search\?query=(?:%D8|No)/,
    );
    await page.fill('#name', lang === 'fa' ? 'سهراب' : 'Sohrab');
    await page.fill('#contact', `a${newPhone()}@example.com`);
    await page.selectOption('#topic', 'device');
    await page.fill('#words', lang === 'fa' ? 'کوتاه' : 'short');
    await press(page, lang, 'inquiries.contact.send');
    await expect(page.locator('#words-error')).toBeVisible();
    await page.fill('#words', lang === 'fa' ? 'بازوبند بزرگ‌تر هم دارید؟' : 'Is there a larger cuff as well?');
    await press(page, lang, 'inquiries.contact.send');
    await requestCode(page);
    await expect(page.locator('main')).toContainText(say(lang, 'inquiries.sent.due'));

    await page.goto(at(lang, '/company/call-request'));
    await isWhole(page, js);
    await expect(page.locator('main .say').first()).toContainText(say(lang, 'inquiries.call.hours'));
    await page.fill('#name', lang === 'fa' ? 'سهراب' : 'Sohrab');
    await page.fill('#phone', newPhone());
    await press(page, lang, 'inquiries.call.send');
    await requestCode(page);

    await page.goto(at(lang, '/company/careers'));
    await isWhole(page, js);
    const name = newName(lang);
    await page.fill('#name', name);
    await page.fill('#phone', newPhone());
    await page.selectOption('#position', { index: 1 });
    await page.setInputFiles('#cv', cv(RUNS));
    await press(page, lang, 'inquiries.careers.send');
    await expect(page.locator('#cv-error')).toContainText(say(lang, 'refusals.inquiries.cv.active'));
    await page.setInputFiles('#cv', cv(Buffer.from('MZ no document at all'), 'cv.pdf'));
    await press(page, lang, 'inquiries.careers.send');
    await expect(page.locator('#cv-error')).toContainText(say(lang, 'refusals.inquiries.cv.not-a-document'));
    expect(await counted(name, 'inquiry_files')).toBe(0);
    await page.setInputFiles('#cv', cv(PDF));
    await press(page, lang, 'inquiries.careers.send');
    await requestCode(page);
    expect(await counted(name, 'inquiry_files')).toBe(1);
    await page.context().close();
  });

  test(`[PAGE-9] ${how}: how a warranty is activated; manuals by model, for home and for doctors, to be read and taken along`, async ({ browser }) => {
    const page = await visitor(browser, lang, js);
    await page.goto(at(lang, '/guides/warranty'));
    await expect(page.locator('main ol li').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say(lang, 'warranty.guide.register') })).toBeVisible();
    await page.goto(at(lang, '/guides/manuals'));
    await isWhole(page, js);
    for (const slug of ['ns1', 'ns0', 'ns0-cardio', 'nh1', 'nb1', 'ni1'])
      for (const reader of ['home', 'doctor']) await expect(page.locator(`main a[href$="/guides/manuals/${slug}/${reader}"]`)).toBeVisible();
    await page.locator('main a[href$="/guides/manuals/nb1/home"]').click();
    await page.waitForURL('**/nb1/home');
    await isWhole(page, js);
    await expect(page.locator('.toc a')).toHaveCount(6);
    const answer = await page.request.get(at(lang, '/guides/manuals/nb1/home/file'));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-disposition']).toBe(`attachment; filename="zarban-nb1-home-${lang}.html"`);
    expect(await answer.text()).toContain(`<html lang="${lang}"`);
    expect((await page.request.get(at(lang, '/guides/manuals/nb1/nurse/file'))).status()).toBe(404);
    await page.getByRole('link', { name: say(lang, 'manuals.other', { reader: say(lang, 'manuals.readers.doctor') }) }).click();
    await page.waitForURL('**/nb1/doctor');
    await page.context().close();
  });

  test(`[PROD-4: search with slips] ${how}: a mistyped word finds the device, the question as it was meant is a link`, async ({ browser }) => {
    const page = await visitor(browser, lang, js);
    await page.goto(at(lang, '/'));
    await page.getByRole('link', { name: say(lang, 'shell.nav.search'), exact: true }).click();
    await page.waitForURL('**/search');
    await isWhole(page, js);
    await page.fill('#q', lang === 'fa' ? 'فشارصنج' : 'monitro');
    await press(page, lang, 'search.send');
    await expect(page.locator('main a[href$="/shop/nb1"]').first()).toBeVisible();
    await expect(page.locator('main')).toContainText(say(lang, 'search.meant'));
    await isWhole(page, js);
    await page.goto(at(lang, `/search?q=${encodeURIComponent(lang === 'fa' ? 'دستگاه قند خون' : 'glucometer')}`));
    await expect(page.locator('main .say')).toContainText(lang === 'fa' ? 'نمی‌فروشیم' : 'do not sell');
    await expect(page.locator('main a[href$="/shop/nb1"]').first()).toBeVisible();
    await isWhole(page, js);
    await page.goto(at(lang, '/search?q=zzzzqqq'));
    await expect(page.locator('main')).toContainText(say(lang, 'search.none'));
    await page.locator('main .chips a').first().click();
    await expect(page.locator('main ul .badge').first()).toBeVisible();
    await page.context().close();
  });

  test(`[PROD-5] [LEGAL-3] ${how}: only who received the product writes a review, beside the rules; it is shown once staff have approved it, who edit, hide and delete it with the reason`, async ({
    browser,
  }) => {
    test.setTimeout(200_000);
    const page = await visitor(browser, lang, js);
    await page.goto(at(lang, '/shop/nb1/reviews'));
    await isWhole(page, js);
    await expect(page.locator('main')).toContainText(say(lang, 'reviews.write-who'));
    await page.getByRole('link', { name: say(lang, 'reviews.write') }).click();
    const phone = await logIn(page);
    await page.waitForURL('**/shop/nb1/reviews/new');
    // Who is known to have bought nothing reads it before a press, in the button's place.
    await page.goto(at(lang, '/shop/nb1/reviews'));
    await expect(page.locator('main aside')).toContainText(say(lang, 'reviews.form.not-buyer'));
    await expect(page.locator('main a[href$="/reviews/new"]')).toHaveCount(0);
    await page.goto(at(lang, '/shop/nb1/reviews/new'));
    await expect(page.locator('main')).toContainText(say(lang, 'reviews.form.not-buyer'));
    await expect(page.locator('#body')).toHaveCount(0);
    await deliveredTo(phone, 'NB1');
    await page.reload();
    await expect(page.locator('[data-content-rules]')).toBeVisible();
    await isWhole(page, js);
    await page.locator('input[name=rating][value="5"]').check({ force: true });
    await page.fill('#body', lang === 'fa' ? 'خوب' : 'good');
    await press(page, lang, 'reviews.form.send');
    await expect(page.locator('#body-error')).toBeVisible();
    const words = `${lang === 'fa' ? 'عددهایش خواناست و با دستگاه مطب فرقی نداشت.' : 'Its numbers are clear and matched the clinic’s.'} ${phone.slice(-4)}`;
    await page.fill('#body', words);
    await press(page, lang, 'reviews.form.send');
    await expect(page.locator('main')).toContainText(say(lang, 'reviews.states.waiting'));
    await isWhole(page, js);
    await page.goto(at(lang, '/shop/nb1/reviews'));
    await expect(page.locator('main')).not.toContainText(words);
    const { rows } = await db.query<{ id: number }>(`select id from reviews where body like '%' || $1`, [phone.slice(-4)]);

    const staff = await staffPage(browser, 'support');
    await staff.goto(`/admin/collections/reviews/${rows[0]?.id}`);
    await expect(staff.locator('.zb-words').first()).toContainText(words);
    await staff.getByRole('button', { name: say('fa', 'reviews.moves.show'), exact: true }).click();
    await expect(staff.locator('.zb-head')).toContainText(say('fa', 'reviews.states.shown'));

    const reader = await visitor(browser, lang, js);
    await expect(async () => {
      await reader.goto(at(lang, '/shop/nb1/reviews'));
      await expect(reader.locator('main')).toContainText(words, { timeout: 500 });
    }).toPass();
    await isWhole(reader, js);
    await reader.goto(at(lang, '/shop/nb1'));
    await expect(reader.locator('main a[href$="/shop/nb1/reviews"]').first()).toContainText(lang === 'fa' ? '۵' : '5');

    const decide = async (move: 'edit' | 'hide' | 'delete', reason: string) => {
      await staff.getByRole('button', { name: say('fa', `reviews.moves.${move}`), exact: true }).click();
      await staff.fill('#zb-reason', reason);
      if (move === 'edit') await staff.fill('#zb-text', `${words} ✓`);
      await staff.locator('.zb-moves button[type=submit]').click();
      await expect(staff.locator('#zb-reason')).toHaveCount(0);
    };
    await decide('edit', 'نشانه‌ای افزوده شد.');
    await expect(staff.locator('.zb-words').first()).toContainText(`${words} ✓`);
    await decide('hide', 'باید بازبینی شود.');
    await expect(staff.locator('.zb-head')).toContainText(say('fa', 'reviews.states.hidden'));
    await expect(async () => {
      await reader.goto(at(lang, '/shop/nb1/reviews'));
      await expect(reader.locator('main')).not.toContainText(words, { timeout: 500 });
    }).toPass();
    await page.goto(at(lang, '/shop/nb1/reviews/new'));
    await expect(page.locator('main')).toContainText('باید بازبینی شود.');
    if (js) {
      await decide('delete', 'به خواست نویسنده');
      await expect(staff.locator('.zb-head')).toContainText(say('fa', 'reviews.states.deleted'));
    } else {
      // It cannot be undone, so it is asked first.
      await page.getByRole('link', { name: say(lang, 'reviews.form.withdraw'), exact: true }).click();
      await press(page, lang, 'reviews.form.withdraw-yes');
      await expect(page.locator('main')).toContainText(say(lang, 'reviews.states.withdrawn'));
    }
    for (const one of [staff, reader, page]) await one.context().close();
  });
}

test('[CONT-2] the sale is closed until staff switch it on; then its list has the cart’s prices; the contact given there is remembered under bf-contact', async ({
  browser,
}) => {
  test.setTimeout(200_000);
  const contact = `b${newPhone()}@example.com`;
  for (const js of [false, true]) {
    const page = await visitor(browser, 'fa', js);
    await page.goto('/shop/black-friday');
    await expect(page.locator('main')).toContainText(say('fa', 'sale.off'));
    await isWhole(page, js);
    await page.fill('#contact', 'نه');
    await press(page, 'fa', 'sale.tell.send');
    await expect(page.locator('#contact-error')).toBeVisible();
    await page.fill('#contact', contact);
    await press(page, 'fa', 'sale.tell.send');
    await expect(page.locator('body')).toContainText(say('fa', 'sale.tell.done'));
    if (js) {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('bf-contact'))).toBe(contact);
      await page.goto('/shop/black-friday');
      await expect(page.locator('#contact')).toHaveValue(contact);
    }
    await page.context().close();
  }
  expect((await db.query(`select channel from sale_contacts where contact = $1`, [contact])).rows).toEqual([{ channel: 'email' }]);

  const staff = await staffPage(browser, 'support');
  await staff.goto('/admin/globals/sale');
  await expect(async () => {
    await takeOver(staff);
    await staff.locator('#field-active').check({ force: true, timeout: 2_000 });
    if (await staff.locator('#action-save').isEnabled()) await staff.locator('#action-save').click({ timeout: 2_000 });
    await expect.poll(async () => (await db.query(`select active from sale`)).rows[0]?.active, { timeout: 4_000 }).toBe(true);
  }).toPass({ timeout: 40_000 });
  try {
    for (const lang of ['fa', 'en'] as const) {
      const page = await visitor(browser, lang, false);
      await expect(async () => {
        await page.goto(at(lang, '/shop/black-friday'));
        await expect(page.locator('main')).toContainText(say(lang, 'sale.open'), { timeout: 500 });
      }).toPass();
      await expect(page.locator('main .goods li')).toHaveCount(4);
      await expect(page.locator('main')).toContainText('YALDA12');
      await isWhole(page, false);
      await page.context().close();
    }
  } finally {
    await db.query(`update sale set active = false`);
  }
  await staff.context().close();
});

test('[CONT-1] staff find what came in by due time, open a CV, answer, and the asker is told; others of the staff see no application', async ({ browser }) => {
  test.setTimeout(200_000);
  const page = await visitor(browser, 'fa', false);
  await page.goto('/company/careers');
  await page.fill('#name', 'آوین کهن‌سار');
  await page.fill('#phone', newPhone());
  await page.fill('#email', `c${newPhone()}@example.com`);
  await page.selectOption('#position', { index: 1 });
  await page.setInputFiles('#cv', cv(PDF));
  await press(page, 'fa', 'inquiries.careers.send');
  const code = await requestCode(page);
  const { rows } = await db.query<{ id: number }>(`select id from inquiries where code = $1`, [code]);
  const address = `/admin/collections/inquiries/${rows[0]?.id}`;

  const staff = await staffPage(browser, 'support');
  await staff.goto('/admin/collections/inquiries?show=hiring');
  await expect(staff.locator('.zb-work tbody')).toContainText(code);
  await staff.goto(address);
  await expect(staff.locator('.zb-order')).toContainText('آوین کهن‌سار');
  const file = await staff.request.get(`/cms-api/inquiries/${rows[0]?.id}/cv`);
  expect([file.status(), file.headers()['content-disposition']]).toEqual([200, `attachment; filename="cv-${rows[0]?.id}.pdf"`]);
  await staff.getByRole('button', { name: say('fa', 'inquiries.moves.begin'), exact: true }).click();
  await expect(staff.locator('.zb-head')).toContainText(say('fa', 'inquiries.states.pending'));
  await staff.getByRole('button', { name: say('fa', 'inquiries.moves.answer'), exact: true }).click();
  await staff.fill('#zb-reason', 'هفته‌ی آینده با شما گفت‌وگو می‌کنیم.');
  await staff.locator('.zb-moves form button[type=submit]').click();
  await expect(staff.locator('.zb-head')).toContainText(say('fa', 'inquiries.states.done'));
  await staff.context().close();

  await page.goto(`/company/request/${code}`);
  await expect(page.locator('main')).toContainText(say('fa', 'inquiries.states.done'));
  expect((await page.request.get(`/cms-api/inquiries/${rows[0]?.id}/cv`)).status()).not.toBe(200);
  await page.context().close();

  const other = await staffPage(browser, 'after-sales');
  for (const asked of ['show=hiring', `search=${code}`]) {
    await other.goto(`/admin/collections/inquiries?${asked}`);
    await expect(other.locator('.zb-orders .zb-empty')).toBeVisible();
    await expect(other.locator('.zb-orders')).not.toContainText(code);
  }
  expect((await other.request.get(`/cms-api/inquiries/${rows[0]?.id}/cv`)).status()).toBe(404);
  await other.context().close();
});
