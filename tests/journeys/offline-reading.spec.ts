import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { formatNumber } from '#locales/format';
import { dataDir } from './staff';
import { openDatabase } from '../attack/arena';
import { comeIn, openPage } from './visitor';
import { say } from './words';

const lang = 'fa';
const words = (key: string, facts = {}) => say(lang, `health.offline.${key}`, facts);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('[REC-9] on a phone without a connection a pressure is refused, asked about and kept sealed; with a connection again, and an answer lost on the way, it stands in the file once', async ({
  browser,
}) => {
  test.skip(!dataDir, 'the portal was given by its address');
  test.setTimeout(120_000);
  const db = openDatabase(dataDir ?? '');
  const page = await openPage(browser, true, { width: 360, worker: true });
  let phone = await comeIn(page);
  await page.goto(href(lang, 'app'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline/reading')))).toBe(true);
  const main = page.locator('main');
  const press = (key: string) => main.getByRole('button', { name: words(key), exact: true }).click();
  const stored = async () =>
    (
      await db.query<{ n1: number }>(
        'select r.n1 from health_records r join members m on m.id = r.member_id join users u on u.id = m.account_id where u.phone = $1 order by 1',
        [phone],
      )
    ).rows.map(({ n1 }) => n1);

  await page.context().setOffline(true);
  // A private page does not open; the way to write stands there.
  await page.goto(href(lang, 'appRecords'));
  await main.getByRole('link', { name: say(lang, 'shell.offline.reading') }).click();
  await expect(main).toContainText(words('now-offline'));
  await page.fill('#blood-pressure-high', '۸۰');
  await page.fill('#blood-pressure-low', '۱۲۰');
  await page.fill('#blood-pressure-pulse', '۷۲');
  await press('keep');
  await expect(page.locator('#blood-pressure-low-error')).toHaveText(say(lang, 'refusals.health.blood-pressure.low-over-high'));
  await page.fill('#blood-pressure-high', '۲۱۰');
  await page.fill('#blood-pressure-low', '۹۶');
  await press('keep');
  await expect(main).toContainText(words('confirm').replace('{value}', `${formatNumber(lang, 210)} / ${formatNumber(lang, 96)} / ${formatNumber(lang, 72)}`));
  await shot(page, 'offline-ask-360');
  await press('yes');
  await expect(main).toContainText(say(lang, 'health.emergency'));
  await page.fill('#blood-pressure-high', '۱۱۸');
  await page.fill('#blood-pressure-low', '۷۶');
  await page.fill('#blood-pressure-pulse', '۷۱');
  await page.fill('#blood-pressure-words', 'after-a-long-walk');
  await press('keep');
  await expect(main.locator('[data-list] li')).toHaveCount(2);
  // What lies on the phone is read by nobody: neither number nor type stands in the clear.
  const lies = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('zarban-waiting');
      asked.onsuccess = () => resolve(asked.result);
    });
    const rows = await new Promise<{ sealed: ArrayBuffer }[]>((resolve) => {
      const asked = db.transaction('entries').objectStore('entries').getAll();
      asked.onsuccess = () => resolve(asked.result as { sealed: ArrayBuffer }[]);
    });
    db.close();
    return rows.map((row) => JSON.stringify({ ...row, sealed: new TextDecoder('latin1').decode(row.sealed) })).join();
  });
  expect(lies).not.toMatch(/blood-pressure|after-a-long-walk/);
  await page.reload();
  await expect(main.locator('[data-list] li')).toHaveCount(2);
  await shot(page, 'offline-queue-360');

  // The first answer is lost on the way: the server has it, the phone does not know.
  let lost = 0;
  await page.route('**/app/waiting', async (route) => {
    if ((lost += 1) > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.context().setOffline(false);
  await expect(async () => {
    if (await main.locator('[data-waiting]').isVisible()) await press('send');
    await expect(main).toContainText(words('sent-all'), { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  expect(lost).toBeGreaterThan(1);
  await expect(main.locator('[data-waiting]')).toBeHidden();
  expect(await stored()).toEqual([118, 210]);

  // Logging out with something unsent asks first; whoever logs in next sees that something waits, and no more.
  await page.context().setOffline(true);
  await page.fill('#blood-pressure-high', '۱۲۱');
  await page.fill('#blood-pressure-low', '۷۹');
  await page.fill('#blood-pressure-pulse', '۶۹');
  await press('keep');
  await page.route('**/app/waiting', (route) => route.abort());
  await page.context().setOffline(false);
  await page.goto(href(lang, 'account'));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: say(lang, 'accounts.account.logout') }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(asked).toEqual([words('logout')]);
  await page.goto(href(lang, 'offlineReading'));
  await expect(main).toContainText(words('nobody'));
  await page.unroute('**/app/waiting');
  phone = await comeIn(page);
  await page.goto(href(lang, 'app'));
  await page.goto(href(lang, 'offlineReading'));
  await expect(main).toContainText(words('others'));
  await expect(main.locator('[data-list] li')).toHaveCount(0);
  expect(await stored()).toEqual([]);
  await db.end();
  await page.context().close();
});
