import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMoney, formatNumber, localDigits } from '#locales/format';
import { openDatabase } from '../attack/arena';
import { giveCredit } from '../attack/forms/money';
import { verifyProvider } from '../attack/forms/service-requests';
import { at, atTheGateway, type Lang } from './buying';
import { dataDir, logInStaff } from './staff';
import { comeIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

type Db = ReturnType<typeof openDatabase>;
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).first().click();
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};
const photo = async (name: string, background = '#efe6d6') => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const locale = (lang: Lang) => (lang === 'fa' ? 'fa-IR' : 'en-GB');

/** Somebody of their own, at 360 px, with so much credit. */
async function requester(browser: Browser, db: Db, { lang, js, creditToman = 0 }: { lang: Lang; js: boolean; creditToman?: number }) {
  const page = await openPage(browser, js, { width: 360, locale: locale(lang) });
  const id = await idOf(db, await comeIn(page));
  if (creditToman > 0) await giveCredit(db, id, creditToman);
  return page;
}
const idOf = async (db: Db, phone: string) => (await db.query<{ id: number }>('select id from users where phone = $1', [phone])).rows[0]?.id ?? 0;

/** Fills in whatever every service asks for, and sends; gives the request’s number. */
async function sendAsked(page: Page, lang: Lang): Promise<string> {
  await page.fill('#fullAddress', lang === 'fa' ? 'خیابان نمونه، کوچه‌ی سرو' : '12 Sarv Alley, Nemooneh Street');
  await page.fill('#district', formatNumber(lang, 5));
  await page.selectOption('#day', { index: 3 });
  await page.selectOption('#part', 'morning');
  await press(page, say(lang, 'services.new.send'));
  await expect(page).toHaveURL(/\/account\/requests\/ZS-/);
  await expect(page.locator('main')).toContainText(say(lang, 'services.next.not-checked.title'));
  return /ZS-[^/?#]+/.exec(page.url())?.[0] ?? '';
}

for (const { lang, js } of ways)
  test(`[INP-1: serum, INP-3: journey, INP-6: was and is, INP-8: desk] ${lang}, JavaScript ${js ? 'on' : 'off'}: a serum at home is asked for, priced by the desk in three lines, priced again, accepted, paid half from the wallet, assigned, reached by the code, done with a blood pressure and rated`, async ({
    browser,
  }) => {
    const db = openDatabase(dataDir ?? '');
    const page = await requester(browser, db, { lang, js, creditToman: 300_000 });
    const main = page.locator('main');
    await page.goto(at(lang, '/account/requests/new/nurse'));
    await page.fill('#count-serum-therapy', formatNumber(lang, 1));
    await page.selectOption('#every', 'once');
    await page.setInputFiles('#prescription', await photo('نسخه.jpg'));
    const code = await sendAsked(page, lang);
    const theirPage = () => page.goto(at(lang, `/account/requests/${code}`));

    // The desk: the estimate’s line stands there, two more are written.
    const { rows } = await db.query<{ id: number }>('select id from service_requests where code = $1', [code]);
    const desk = await openPage(browser, true, { locale: locale(lang) });
    await logInStaff(desk, 'support', `/admin/collections/service-requests/${rows[0]?.id}?lng=${lang}`);
    const line = (number: number, part: string) => desk.locator(`[name="lines.${number}.${part}"]`);
    await expect(line(0, 'unitToman')).toHaveValue(formatNumber(lang, 420_000));
    await line(1, 'for').selectOption('address.distance');
    await line(1, 'unitToman').fill('80000');
    await line(2, 'for').selectOption('time.evening');
    await line(2, 'unitToman').fill('50000');
    await expect(desk.locator('.zb-read li')).toHaveCount(3);
    await expect(desk.locator('.zb-read li').nth(1)).toHaveText(`${say(lang, 'services.lines.address.distance')}: ${formatMoney(lang, 80_000)}`);
    await shot(desk, `whole-price-${lang}`);
    await desk.getByRole('button', { name: say(lang, 'admin.request.send-price') }).click();
    await expect(desk.locator('[name=reason]').first()).toBeVisible();
    await theirPage();
    const offer = page.locator('section[aria-labelledby=offer]');
    await expect(offer.locator('tbody tr')).toHaveCount(3);
    await expect(offer).toContainText(formatMoney(lang, 550_000));

    // Priced again, with its reason: each changed line says what it was.
    const reason = lang === 'fa' ? 'طبقه‌ی سوم بدون آسانسور است' : 'The third floor has no lift';
    await line(1, 'unitToman').fill('130000');
    await desk.locator('textarea[name=reason]').fill(reason);
    await desk.getByRole('button', { name: say(lang, 'admin.request.send-price') }).click();
    await expect(desk.locator('[name=seenVersion]')).toHaveValue('2');
    await theirPage();
    await expect(offer).toContainText(say(lang, 'services.mine.was', { wasToman: 80_000 }));
    await expect(offer).toContainText(say(lang, 'services.mine.was', { wasToman: 550_000 }));
    await expect(offer).toContainText(reason);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `whole-offer-${lang}`);

    await press(page, say(lang, 'services.pay.accept', { totalToman: 600_000 }));
    await page.goto(at(lang, `/account/requests/${code}/pay`));
    await page.locator('input[name=pay][value="both:300000"]').check({ force: true });
    await press(page, say(lang, 'services.pay.go'));
    await atTheGateway(page, lang, 'pay');
    await expect(page.locator('.status')).toContainText(say(lang, 'services.pay.paid'));

    // A nurse is asked to come; the hours come too.
    const nurse = await openPage(browser, js, { width: 360, locale: locale(lang) });
    const nurseId = await idOf(db, await comeIn(nurse));
    await verifyProvider(db, nurseId);
    await desk.reload();
    await desk.locator('select[name=providerId]').selectOption(String(nurseId));
    await desk.getByRole('button', { name: say(lang, 'services.visits.ask') }).click();
    await expect(desk.locator('.zb-columns')).toContainText(say(lang, 'services.visits.states.offered'));
    await shot(desk, `whole-asked-${lang}`);
    await nurse.goto(at(lang, `/provider/visits/${code}-1`));
    await press(nurse, say(lang, 'services.provider.press.accept'));
    await theirPage();
    const visits = page.locator('section[aria-labelledby=visits]');
    await expect(visits).toContainText(say(lang, 'services.visits.mine.accepted'));
    const door = (await db.query<{ code: string }>('select code from visits where request_id = $1', [rows[0]?.id])).rows[0]?.code ?? '';
    await expect(visits).toContainText(localDigits(lang, door));
    await nurse.fill('#code', localDigits(lang, door));
    await press(nurse, say(lang, 'services.provider.press.arrive'));
    await nurse.fill('#note', lang === 'fa' ? 'سرم تزریق شد، حال بیمار خوب بود' : 'The serum was given, the patient felt well');
    await nurse.fill('#systolic', formatNumber(lang, 124));
    await nurse.fill('#diastolic', formatNumber(lang, 81));
    await shot(nurse, `whole-door-${lang}`);
    await press(nurse, say(lang, 'services.provider.press.finish'));
    await expect(nurse.locator('main')).toContainText(say(lang, 'services.provider.next.done.title'));
    await theirPage();
    await expect(main).toContainText(say(lang, 'services.next.done.title'));
    for (const value of [124, 81]) await expect(visits).toContainText(formatNumber(lang, value));

    // A day later.
    await db.query(`update service_requests set state_since = now() - interval '2 days' where code = $1`, [code]);
    await theirPage();
    await main.locator('[name=rating][value="5"]').check({ force: true });
    await press(page, say(lang, 'services.rating.send'));
    await expect(main).toContainText(say(lang, 'services.rating.yours'));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `whole-done-${lang}`);
    await db.end();
    await Promise.all([page, desk, nurse].map((one) => one.context().close()));
  });

/** What each way of asking for medicine fills in. */
const medicineCases = {
  online: async (page: Page, lang: Lang) => {
    await page.fill('#doctorName', lang === 'fa' ? 'دکتر سپیدرود' : 'Dr Sepidrood');
    await page.fill('#nationalId', localDigits(lang, '0012345679'));
    await page.selectOption('#insurance', 'social-security');
  },
  paper: async (page: Page) => page.setInputFiles('#photos', [await photo('نسخه ۱.jpg'), await photo('نسخه ۲.jpg', '#d6e6ef')]),
  none: (page: Page, lang: Lang) => page.fill('#medicines', lang === 'fa' ? 'قرص استامینوفن ۵۰۰، دو ورق' : 'Paracetamol 500, two strips'),
} as const;

for (const { lang, js } of ways)
  test(`[MED-1: three cases, MED-2: one queue, INP-4: nobody answered, JOB-1: request deadlines] ${lang}, JavaScript ${js ? 'on' : 'off'}: medicine by each of its cases waits at the desk; nobody answers until the clock says so, and it is cancelled for nothing`, async ({
    browser,
  }) => {
    const db = openDatabase(dataDir ?? '');
    const page = await requester(browser, db, { lang, js });
    const codes: string[] = [];
    for (const [by, fill] of Object.entries(medicineCases)) {
      await page.goto(at(lang, '/account/requests/new/medicine'));
      await page.locator(`input[name=by][value=${by}]`).check({ force: true });
      await expect(page.locator('fieldset[data-case]').filter({ visible: true })).toHaveCount(1);
      await fill(page, lang);
      if (by === 'paper') await shot(page, `medicine-${lang}`);
      codes.push(await sendAsked(page, lang));
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const kept = await db.query<{ by: string; papers: number }>(
      `select d.answers ->> 'by' as by, (select count(*)::int from request_files f where f.request_id = r.id) as papers
       from service_requests r join request_details d on d.request_id = r.id where r.code = any($1) order by r.id`,
      [codes],
    );
    expect(kept.rows).toEqual([
      { by: 'online', papers: 0 },
      { by: 'paper', papers: 2 },
      { by: 'none', papers: 0 },
    ]);
    const desk = await openPage(browser, true, { locale: locale(lang) });
    const [code, onPaper = ''] = codes;
    await logInStaff(desk, 'support', `/admin/collections/service-requests?search=${onPaper}`);
    await expect(desk.getByRole('link', { name: onPaper })).toBeVisible();

    // Its hours of review pass, and the clock looks.
    await db.query(
      `with late as (update service_requests set due_at = now() - interval '1 minute' where code = $1 returning id),
         over as (update deadlines set starts_at = starts_at - interval '10 days', due_at = now() - interval '1 minute' from late where subject = 'request:' || late.id and closed_at is null)
       insert into outbox (id, queue, kind, payload, created_at, due_at) select 'look:' || $1, 'requests', 'due', '{}', now(), now() from late`,
      [code],
    );
    const main = page.locator('main');
    await expect(async () => {
      await page.goto(at(lang, `/account/requests/${code}`));
      await expect(main).toContainText(say(lang, 'services.next.no-answer-staff.title'), { timeout: 500 });
    }).toPass({ timeout: 75_000 });
    await shot(page, `silence-${lang}`);
    await main.locator('a[href$="/cancel"]').click();
    await expect(main).toContainText(say(lang, 'services.end.lead-free'));
    await press(page, say(lang, 'services.end.free'));
    await expect(main).toContainText(say(lang, 'services.next.cancelled.unpaid'));
    await db.end();
    await Promise.all([page, desk].map((one) => one.context().close()));
  });
