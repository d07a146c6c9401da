import { expect, test } from '@playwright/test';
import { panelSamples, sampleRecording } from '#domain/signals/panel-samples';
import { writeWav } from '#domain/signals/wav-write';
import { href, type Lang } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { seatOf } from '../attack/forms/courses';
import { giveCredit } from '../attack/forms/money';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, no seat can be put into it');

for (const lang of ['fa', 'en'] satisfies Lang[]) {
  test(`[ACAD-4] ${lang}: without scripts on a phone a visitor sees one sample; a student changes a constant beside the usual, opens a recording, and is told why a file is none`, async ({
    browser,
  }) => {
    const page = await openPage(browser, false, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await page.goto(href(lang, 'aiPanel'));
    await expect(page.getByText(say(lang, 'panel.not-diagnosis'))).toBeVisible();
    await expect(page.locator('.panel-paper svg').first()).toBeVisible();
    await expect(page.getByLabel(say(lang, 'panel.own-label'))).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const phone = await comeIn(page);
    const database = openDatabase(dataDir ?? '');
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const userId = rows[0]?.id ?? 0;
    await giveCredit(database, userId, 1_000_000);
    await seatOf(database, userId, 'paid', lang);
    await database.end();

    await page.goto(href(lang, 'aiPanel'));
    await expect(page.getByRole('navigation', { name: say(lang, 'panel.samples') }).getByRole('link')).toHaveCount(panelSamples.length);
    const peaks = page.locator('#peaks');
    await peaks.locator('.chips a').last().click();
    await expect(page).toHaveURL(/step=peaks&value=60#peaks$/);
    await expect(peaks.locator('.panel-sides')).toBeVisible();
    await expect(peaks.getByRole('columnheader', { name: say(lang, 'panel.changed') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const file = page.getByLabel(say(lang, 'panel.own-label'));
    await file.setInputFiles({ name: 'heart.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound at all\u0000') });
    await page.getByRole('button', { name: say(lang, 'panel.own-open') }).click();
    await expect(page.locator('#recording-error')).toBeVisible();
    const sound = writeWav(sampleRecording('healthy'), 'own', 'pcm16');
    await file.setInputFiles({ name: 'heart.txt', mimeType: 'text/plain', buffer: Buffer.from(sound.bytes) });
    await page.getByRole('button', { name: say(lang, 'panel.own-open') }).click();
    await expect(page.locator('#cycle')).toBeVisible();
    await expect(page.locator('#rate .panel-paper svg')).toBeVisible();
    await page.context().close();
  });
}
