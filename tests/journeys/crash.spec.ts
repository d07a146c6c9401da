import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { comeIn, openPage } from './visitor';
import { dataDir } from './staff';
import { ways } from './ways';
import { say } from './words';

for (const { lang, js } of ways) {
  test(`[SHELL-11] ${lang}, JavaScript ${js ? 'on' : 'off'}: a crash in one page shows its error in the shell, with the id that the log carries; the others stand`, async ({
    browser,
  }) => {
    const home = lang === 'fa' ? '' : '/en';
    const page = await openPage(browser, js);
    const phone = await comeIn(page);
    const database = openDatabase(dataDir ?? '');
    // A day that no calendar has: only this person's book of addresses cannot be shown.
    const { rows } = await database.query<{ id: number }>(`select id from users where phone = $1`, [phone]);
    await database.query(`update users set birth_day = 'infinity' where id = $1`, [rows[0]?.id]);
    await database.end();

    const answer = await page.goto(`${home}/account/info`);
    expect(answer?.status()).toBe(500);
    await expect(page.locator('h1')).toHaveText(say(lang, 'shell.error.title'));
    await expect(page.locator('header nav').first()).toBeVisible();
    const reference = (await page.locator('[data-reference]').textContent())?.trim() ?? '';
    expect(reference).toMatch(/^[\w-]{8,}$/);
    const log = () => readFileSync(path.join(dataDir ?? '', 'portal.log'), 'utf8');
    await expect.poll(log).toContain(reference);
    const line =
      log()
        .split('\n')
        .find((text) => text.includes(reference)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: reference });
    expect(line).not.toContain(phone);
    expect((await page.goto(`${home}/account/addresses`))?.status()).toBe(200);
    await page.context().close();
  });
}
