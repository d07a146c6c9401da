import { expect, test, type Browser, type Page } from '@playwright/test';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import { openDatabase } from '../attack/arena';
import { pricedRequest, DOOR_CODE } from '../attack/forms/service-requests';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

type Lang = 'fa' | 'en';
const at = (lang: Lang, path: string) => (lang === 'fa' ? path : `/en${path}`);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, lang: Lang, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: say(lang, key), exact: true })
    .first()
    .click();
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');

/** Somebody whom staff have verified as a nurse, and a paid visit of somebody else’s that they are asked to. */
async function booked(browser: Browser, lang: Lang, scripts: boolean) {
  const width = { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' };
  const [page, requester] = [await openPage(browser, scripts, width), await openPage(browser, false, width)];
  const [phone, asker] = [await comeIn(page), await comeIn(requester)];
  const database = openDatabase(dataDir ?? '');
  const idOf = async (of: string) => (await database.query<{ id: number }>('select id from users where phone = $1', [of])).rows[0]?.id ?? 0;
  const provider = await idOf(phone);
  await database.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade) values ('service-provider', 'verified', now(), $1::int, 'J-' || $1::int, 'therapist')`,
    [provider],
  );
  const request = await pricedRequest(database, await idOf(asker), { state: 'waiting-action', lang });
  await database.query(
    `update visits set state = 'offered', provider_id = $2, window_from = now() - interval '5 minutes', window_to = now() + interval '2 hours'
     where request_id = (select id from service_requests where code = $1)`,
    [request, provider],
  );
  await database.end();
  return { page, requester, request, provider };
}

/** Enrols the second step that a provider’s pages ask for. */
async function secondStep(page: Page, lang: Lang): Promise<void> {
  await expect(page).toHaveURL(/\/account\/security$/);
  await press(page, lang, 'roles.step.begin');
  const letters = ((await page.locator('main code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.fill('#code', totpCode(letters, totpStep(new Date())));
  await press(page, lang, 'roles.step.enrol');
  await expect(page.locator('main ol code')).toHaveCount(10);
}

for (const { lang, scripts } of [
  { lang: 'fa', scripts: false },
  { lang: 'en', scripts: true },
] as const) {
  test(`[INP-8: assign] [ROLE-1: second step] ${lang}: at 360 px ${scripts ? 'with' : 'without'} JavaScript a provider gives the second step, accepts, sets out, arrives by the code and is done; whoever asked sees each step`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { page, requester, request } = await booked(browser, lang, scripts);
    const main = page.locator('main');
    const theirs = requester.locator('main');
    const theirPage = () => requester.goto(at(lang, `/account/requests/${request}`));
    await page.goto(at(lang, '/provider'));
    await secondStep(page, lang);
    await page.goto(at(lang, '/provider'));
    await expect(main.locator('h1')).toHaveText(say(lang, 'services.provider.title'));
    await expect(main).toContainText(say(lang, 'services.provider.states.offered'));
    await expect(main).not.toContainText('آوین کهن‌سار');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect((await page.request.get(page.url())).headers()['cache-control']).toContain('no-store');
    if (scripts) expect(await axeFaults(page)).toEqual([]);
    await shot(page, `provider-list-${lang}`);
    await main.locator('.visit a').first().click();
    await expect(page).toHaveURL(new RegExp(`/provider/visits/${request}-1$`));
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
    await shot(page, `provider-offered-${lang}`);

    await press(page, lang, 'services.provider.press.accept');
    await expect(main).toContainText('آوین کهن‌سار');
    await expect(page.locator('main a[href="tel:09120000001"]')).toBeVisible();
    if (scripts) expect(await axeFaults(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, `provider-accepted-${lang}`);
    await theirPage();
    await expect(theirs).toContainText(say(lang, 'services.visits.mine.accepted'));
    await expect(theirs.locator('section[aria-labelledby=openings] li')).not.toHaveCount(0);

    await press(page, lang, 'services.provider.press.set-out');
    await expect(main).toContainText(say(lang, 'services.provider.states.on-the-way'));
    await theirPage();
    await expect(theirs).toContainText(say(lang, 'services.visits.mine.on-the-way'));

    await page.fill('#code', '0000');
    await press(page, lang, 'services.provider.press.arrive');
    await expect(page.locator('#code-error')).toBeVisible();
    await expect(page.locator('#code')).toHaveValue('');
    await shot(page, `provider-wrong-${lang}`);
    await press(page, lang, 'services.provider.press.at-door');
    await theirPage();
    await expect(theirs.locator('section[aria-labelledby=visits]')).toContainText(lang === 'fa' ? 'پشت در شماست' : 'at your door since');
    await shot(requester, `requester-door-${lang}`);
    await page.fill('#code', DOOR_CODE);
    await press(page, lang, 'services.provider.press.arrive');
    await expect(main).toContainText(say(lang, 'services.provider.next.arrived.title'));
    await theirPage();
    await expect(theirs).toContainText(say(lang, 'services.visits.mine.arrived'));

    await press(page, lang, 'services.provider.press.finish');
    await expect(page.locator('#note-error')).toBeVisible();
    await page.fill('#note', lang === 'fa' ? 'نشست نخست انجام شد' : 'The first session was done');
    await shot(page, `provider-arrived-${lang}`);
    await press(page, lang, 'services.provider.press.finish');
    await expect(main).toContainText(say(lang, 'services.provider.next.done.title'));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await theirPage();
    await expect(theirs).toContainText(say(lang, 'services.visits.mine.done'));
    await expect(theirs).toContainText(lang === 'fa' ? 'نشست نخست انجام شد' : 'The first session was done');
    await shot(requester, `requester-done-${lang}`);
    await page.context().close();
    await requester.context().close();
  });
}

test('[INP-8: no double booking] [ROLE-1: licence] without JavaScript a provider takes a day off, is refused the day of a visit, and reads nothing once the licence has ended', async ({
  browser,
}) => {
  const lang = 'fa';
  const { page, requester, request, provider } = await booked(browser, lang, false);
  await requester.context().close();
  await page.goto('/provider');
  await secondStep(page, lang);
  await page.goto('/provider/days-off');
  const main = page.locator('main');
  await page.selectOption('#firstDay', { index: 3 });
  await page.selectOption('#part', 'morning');
  await press(page, lang, 'services.rest.take');
  await expect(main.locator('.visit')).toHaveCount(1);
  await shot(page, 'provider-rest-fa');
  await page.selectOption('#firstDay', { index: 3 });
  await page.selectOption('#part', 'whole');
  await press(page, lang, 'services.rest.take');
  await expect(page.locator('#firstDay-error')).toBeVisible();
  await press(page, lang, 'services.rest.end');
  await expect(main.locator('.visit')).toHaveCount(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const database = openDatabase(dataDir ?? '');
  await database.query(`update account_roles set ends_on = '2025-01-01' where user_id = $1`, [provider]);
  await database.end();
  const closed = await page.goto(`/provider/visits/${request}-1`);
  expect(closed?.status()).toBe(403);
  await expect(main).toContainText(say(lang, 'refusals.access.role-rests'));
  await expect(main).not.toContainText(request);
  await shot(page, 'provider-closed-fa');
  await page.context().close();
});
