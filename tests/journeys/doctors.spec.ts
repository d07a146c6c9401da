import { expect, test, type Page } from '@playwright/test';
import { doctorProfiles } from '#cms/seed/content/doctors/all';
import { doctorCategories } from '#domain/accounts/account-role';
import { href } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { hoursFor } from '../attack/forms/doctors';
import { verifyDoctor } from '../attack/forms/states';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

const names = (page: Page) => page.locator('.doc h2').allTextContents();
const addresses = (page: Page) => page.locator('.doc h2 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

for (const [lang, javaScriptEnabled] of [
  ['fa', false],
  ['en', true],
] as const) {
  const nameOf = (slug: string) => {
    const { first, last } = doctorProfiles.find((one) => one.slug === slug)![lang];
    return `${lang === 'fa' ? 'دکتر' : 'Dr'} ${first} ${last}`;
  };

  test.describe(`${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('[CONS-1, LIST-2, CONS-9] a doctor who is free soonest is found by field, name, kind and language, page by page, and where nobody is free it says so', async ({
      page,
    }) => {
      await page.goto(href(lang, 'services'));
      await page.locator('footer a[href$="/doctors"]').click();
      await expect(page.locator('#found')).toBeVisible();
      await shot(page, `doctors-${lang}`);
      const seen = await addresses(page);
      const next = page.locator('.pager a[rel=next]');
      while (await next.isVisible()) {
        await next.click();
        await page.waitForLoadState();
        seen.push(...(await addresses(page)));
      }
      // Each once; other journeys have doctors of their own.
      expect(new Set(seen).size).toBe(seen.length);
      expect(doctorProfiles.map(({ slug }) => href(lang, 'doctorProfile', { slug })).filter((address) => !seen.includes(address))).toEqual([]);

      // Each field has somebody, and the soonest of it comes first.
      for (const category of doctorCategories) {
        const html = await (await page.request.get(href(lang, 'doctors', undefined, { category }))).text();
        const starts = [...html.matchAll(/class="card doc"[\s\S]*?day=(\d{4}-\d{2}-\d{2})/g)].map(([, day]) => day ?? '');
        expect([category, starts.length > 0, starts]).toEqual([category, true, [...starts].sort()]);
      }

      await page.goto(href(lang, 'doctors'));
      await page.locator('main .chips').getByText(say(lang, 'roles.categories.neurology'), { exact: true }).click();
      await page.fill('main input[name=q]', lang === 'fa' ? 'بهراميان' : 'bahram');
      await page.selectOption('main select[name=language]', 'az');
      await page.locator('.doc-find button').click();
      await expect(page).toHaveURL(/category=neurology.*q=/);
      expect(await names(page)).toEqual([nameOf('elnaz-bahramian')]);
      await page.selectOption('main select[name=kind]', 'counselling');
      await page.locator('.doc-find button').click();
      await expect(page.locator('.empty')).toContainText(say(lang, 'doctors.none-asked'));
      await page.locator('.empty a').click();
      await expect(page.locator('.doc').first()).toBeVisible();
    });

    test('[CONS-1, DOC-4] a doctor’s page shows two months, their free times, prices and the number that was verified; each day is an address', async ({
      page,
    }) => {
      await page.goto(href(lang, 'doctors', undefined, { q: nameOf('darya-mehrpouya') }));
      await page.locator('.doc-time').first().click();
      await expect(page.locator('h1')).toHaveText(nameOf('darya-mehrpouya'));
      await expect(page.locator('.cal7')).toHaveCount(2);
      await expect(page.locator('.dy[aria-current="date"]')).toHaveCount(1);
      await expect(page.locator('#times .slot').first()).toBeVisible();

      // Another kind has other days; the last free day of the second month is reached by its address.
      await page.locator('main .chips').getByText(say(lang, 'doctors.kinds.in-person'), { exact: true }).click();
      await expect(page).toHaveURL(/kind=in-person/);
      const free = page.locator('a.dy');
      expect(await free.count()).toBeGreaterThan(4);
      const last = await free.last().getAttribute('aria-label');
      await free.last().click();
      await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
      await expect(page.locator('.dy[aria-current="date"]')).toHaveAttribute('aria-label', last ?? '');
      expect(await page.locator('#times .slot:not(.off)').count()).toBeGreaterThan(3);
      await expect(page.locator('#times a[href^="tel:"]')).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await shot(page, `doctor-profile-${lang}`);

      const said = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
      expect(JSON.parse(said)).toMatchObject({ '@type': 'Physician', identifier: { value: '9000212' } });
      expect((await page.goto(href(lang, 'doctorProfile', { slug: 'nobody-here' })))?.status()).toBe(404);
    });
  });

  test(`[DOC-3] ${lang}: ${javaScriptEnabled ? 'with' : 'without'} JavaScript a doctor sets hours, patients see the times at once, and hours with a booked time stay`, async ({
    browser,
  }) => {
    test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
    test.setTimeout(90_000);
    const width = lang === 'fa' ? 360 : 1280;
    const [doctor, guest] = [await openPage(browser, javaScriptEnabled, { width }), await openPage(browser, javaScriptEnabled, { width })];
    const database = openDatabase(dataDir ?? '');
    const phone = await comeIn(doctor);
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const userId = rows[0]?.id ?? 0;
    await verifyDoctor(database, userId);
    await database.query('update sessions set two_steps_at = now() where user_id = $1', [userId]);
    await doctor.goto(href(lang, 'doctorHours'));
    await expect(doctor.locator('main')).toContainText(say(lang, 'doctors.hours.no-profile'));

    const id = await hoursFor(database, userId);
    await doctor.goto(href(lang, 'doctor'));
    await doctor.locator('main h2 a[href$="/doctor/hours"]').click();
    const form = doctor.locator('form:has([value=week])');
    await form.locator('button').click();
    await expect(doctor.locator('#weekKinds-error')).toBeVisible();
    await doctor.selectOption('#weekday', 'tuesday');
    await doctor.selectOption('#weekFrom', '16:00');
    await doctor.selectOption('#weekTo', '17:00');
    await doctor.check('#weekKinds');
    await shot(doctor, `doctor-hours-${lang}`);
    await form.locator('button').click();
    await expect(doctor.locator('.hours-rows').first()).toContainText(say(lang, 'centres.days.tuesday'));
    expect(await sideways(doctor)).toBeLessThanOrEqual(0);
    // Where a page's scripts are off, nothing that waits can be asked of it.
    if (javaScriptEnabled) expect(await axeFaults(doctor)).toEqual([]);

    await guest.goto(href(lang, 'doctorProfile', { slug: `doctor-${userId}` }));
    expect(await guest.locator('a.dy').count()).toBeGreaterThanOrEqual(7);

    const { rows: taken } = await database.query(
      `update slots set reservation_id = 1 where (doctor_id, starts_at) = (select doctor_id, max(starts_at) from slots where doctor_id = $1 and extract(isodow from starts_at at time zone 'Asia/Tehran') = 2 group by 1) returning starts_at`,
      [id],
    );
    expect(taken).toHaveLength(1);
    // It cannot be undone, so it is asked first; a refusal is read with the question shut.
    const remove = async () => {
      await tuesday.getByRole('link', { name: say(lang, 'doctors.hours.remove') }).click();
      await doctor.getByRole('button', { name: say(lang, 'doctors.hours.remove-yes') }).click();
    };
    const tuesday = doctor.locator('section[aria-labelledby=week] .hours-rows > li').filter({ hasText: say(lang, 'centres.days.tuesday') });
    await remove();
    await expect(doctor.locator('#form-errors')).toBeVisible();
    await expect(doctor.locator('dialog[open]')).toHaveCount(0);
    await shot(doctor, `doctor-hours-booked-${lang}`);
    await database.query('update slots set reservation_id = null where doctor_id = $1', [id]);
    await remove();
    await expect(tuesday).toHaveCount(0);
    // It stands in no list of other journeys.
    await database.query('update doctors set published = false where id = $1', [id]);
    await database.end();
    for (const page of [doctor, guest]) await page.context().close();
  });
}
