import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { ecgFiles, type EcgFile } from './ecg-files';
import { say } from './words';

const MM = 96 / 25.4;
const paths = { fa: '/signals/ecg', en: '/en/signals/ecg' } as const;
const langs = ['fa', 'en'] as const;

async function open(page: Page, lang: 'fa' | 'en' = 'en'): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(paths[lang]);
  await expect(page.locator('ecg-viewer.live .ecg-live')).toBeVisible();
  return faults;
}

const windowOf = (page: Page) => page.locator('.ecg-all [role=slider]');
const startOf = async (page: Page) => Number(await windowOf(page).getAttribute('aria-valuenow'));
const describe = (page: Page) => page.locator('.ecg-live').getAttribute('aria-description');
const choose = (page: Page, name: string, value: string) => page.locator(`[data-choice] select[name=${name}]`).selectOption(value);

/** Counts the colours on the live canvas, as the screen shows it. */
async function inked(page: Page): Promise<number> {
  const picture = await page.locator('.ecg-live').screenshot();
  return picture.length;
}

test.describe('[ECG-2] the viewer', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    for (const lang of langs) {
      test(`[ECG-2: without JavaScript] ${lang}: the strip and its figures are there, true to the millimetre`, async ({ page }) => {
        await page.goto(paths[lang]);
        const strip = page.locator('svg.strip');
        const box = (await strip.boundingBox())!;
        expect(box.width).toBeCloseTo(275 * MM, 0);
        expect(await strip.locator('text').allTextContents()).toEqual(
          expect.arrayContaining(['I', 'II', 'III', 'aVR', 'aVL', 'aVF', '25 mm/s · 10 mm/mV · 0.5–40 Hz · notch 50 Hz']),
        );
        await expect(page.getByText(say(lang, 'signals.ecg.not-diagnosis'))).toBeVisible();
        expect(await page.locator('[data-figure=rate]').innerText()).toMatch(lang === 'fa' ? /[۶۷][۰-۹]/ : /[67]\d/);
        expect(await strip.getAttribute('aria-label')).toContain(await page.locator('[data-figure=rate]').innerText());
        await expect(page.locator('.ecg-tools')).toBeHidden();
      });
    }

    test('[ECG-2: without JavaScript] speed, gain, leads and filters are chosen by a form', async ({ page }) => {
      await page.goto(paths.en);
      for (const [name, value] of [
        ['speed', '50'],
        ['gain', '20'],
        ['leads', '1'],
        ['mode', 'diagnostic'],
        ['notch', '0'],
      ] as const)
        await choose(page, name, value);
      await page.locator('[data-apply]').click();
      await expect(page).toHaveURL(/speed=50&gain=20&leads=1&notch=0&mode=diagnostic/);
      await expect(page.locator('svg.strip')).toContainText('50 mm/s · 20 mm/mV · 0.05–150 Hz · notch off');
      await expect(page.locator('[data-choice] select[name=speed]')).toHaveValue('50');
    });

    test('[LANG-6: strip] time runs left to right in both languages, and the page says so', async ({ page }) => {
      for (const lang of langs) {
        await page.goto(paths[lang]);
        const [first, last] = await Promise.all([
          page.locator('svg.strip .lead-name').first().boundingBox(),
          page.locator('svg.strip .lead-name', { hasText: 'aVR' }).boundingBox(),
        ]);
        expect(first!.x).toBeLessThan(last!.x);
        await expect(page.locator('[data-caption]')).toContainText(lang === 'fa' ? 'از چپ به راست' : 'left to right');
      }
    });
  });

  for (const lang of langs) {
    test(`[ECG-2: viewer] [LANG-2] ${lang}: it lives under the page’s policy, accessible and without sideways scroll at 360 and 1280`, async ({ page }) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await open(page, lang);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
        await page.locator('[data-do=caliper]').click();
        await expect(page.locator('[data-measure]')).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        expect(faults.filter((fault) => !/Permissions-Policy/.test(fault))).toEqual([]);
      }
    });
  }

  test('[ECG-2: keyboard] every movement has its key', async ({ page }) => {
    await open(page);
    const stage = page.locator('.ecg-live');
    await stage.focus();
    const go = async (key: string) => {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
      return startOf(page);
    };
    expect(await go('PageDown')).toBeGreaterThan(8);
    expect(await go('ArrowRight')).toBeGreaterThan(9);
    expect(await go('PageUp')).toBeLessThan(3);
    const end = await go('End');
    expect(end).toBeGreaterThan(45);
    expect(await go('Home')).toBe(0);
    await go('-');
    await go('-');
    await page.waitForTimeout(600);
    const wide = await describe(page);
    await go('+');
    await page.waitForTimeout(600);
    expect(await describe(page)).not.toBe(wide);
    await windowOf(page).focus();
    expect(await go('End')).toBeGreaterThan(40);
  });

  test('[ECG-2: calipers] they measure from beat to beat, by key and by pointer, in the page’s digits', async ({ page }) => {
    await open(page, 'fa');
    await page.locator('.ecg-live').focus();
    await page.keyboard.press('c');
    const measure = page.locator('[data-measure]');
    await expect(measure).toContainText('میلی‌ثانیه');
    const text = () => measure.innerText();
    const before = await text();
    expect(before).toMatch(/[۷-۹][۰-۹]{2} میلی‌ثانیه/);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await text()).not.toBe(before);
    const second = page.locator('.ecg-cal [role=slider]').nth(1);
    const box = (await second.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 10 * MM, { steps: 4 });
    await page.mouse.up();
    // Ten millimetres at 10 mm/mV, where a millimetre is four whole pixels.
    expect(await text()).toMatch(/۰٫۹[۳-۶]|۰٫۹[۳-۶]/);
    await page.locator('[data-do=caliper]').click();
    await expect(measure).toBeHidden();
  });

  test('[ECG-2: filters] mode, notch, speed and leads change the living strip and what is printed', async ({ page }) => {
    await open(page);
    const before = await inked(page);
    await choose(page, 'mode', 'diagnostic');
    await choose(page, 'notch', '0');
    await expect(page.locator('[data-measured]')).toContainText('Diagnostic');
    await expect(page.locator('svg.strip')).toContainText('0.05–150 Hz · notch off');
    await expect.poll(() => inked(page)).not.toBe(before);
    await choose(page, 'leads', '1');
    await expect(page.locator('[data-lead]')).toBeVisible();
    await expect(page.locator('.ecg-live.one')).toBeVisible();
    await choose(page, 'speed', '50');
    await expect(page.locator('[data-caption]')).toContainText('0.1 s');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });
    test('[ECG-2: touch] one finger moves the strip, two change its size', async ({ page }) => {
      await open(page);
      await page.locator('.ecg-live').scrollIntoViewIfNeeded();
      const box = (await page.locator('.ecg-live').boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: number[][]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x: box.x + x!, y: box.y + y!, id })) });
      await send('touchStart', [[280, 100]]);
      for (let x = 260; x >= 60; x -= 40) await send('touchMove', [[x, 100]]);
      await send('touchEnd', []);
      await expect.poll(() => startOf(page)).toBeGreaterThan(1);
      await page.waitForTimeout(700);
      const before = await describe(page);
      await send('touchStart', [
        [140, 100],
        [180, 100],
      ]);
      for (let apart = 30; apart <= 120; apart += 30)
        await send('touchMove', [
          [160 - apart, 100],
          [160 + apart, 100],
        ]);
      await send('touchEnd', []);
      await expect.poll(() => describe(page)).not.toBe(before);
    });
  });

  test('[ECG-2: print] a print has the strip alone with its figures, 25 mm a second', async ({ page }) => {
    await open(page);
    await expect(page.locator('svg.strip')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const strip = page.locator('svg.strip');
    await expect(strip).toBeVisible();
    // The viewer draws the sheet anew once its recording is open: for a moment the one before is gone.
    await expect.poll(async () => (await strip.boundingBox())?.width).toBeCloseTo(275 * MM, 0);
    for (const hidden of ['.ecg-live', '.ecg-tools', '.ecg-choice', '.top', '.foot-b']) await expect(page.locator(hidden)).toBeHidden();
    await expect(page.getByText(say('en', 'signals.ecg.not-diagnosis'))).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe('own files', () => {
  const set = (page: Page, files: EcgFile[]) =>
    page.locator('[data-open]').setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })));

  for (const kind of ['wfdb', 'edf', 'csv'] as const) {
    test(`[ECG-4: ${kind}] a file of one’s own is read in the browser and sent nowhere`, async ({ page }) => {
      const faults = await open(page);
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await set(page, ecgFiles(kind));
      await expect(page.locator('[data-status]')).toContainText('is open', { timeout: 15_000 });
      await expect(page.locator('[data-figure=beats]')).toContainText('30 s');
      expect(Number(/\d+/.exec(await page.locator('[data-figure=rate]').innerText())?.[0])).toBeGreaterThan(85);
      await expect(page.locator('svg.strip')).toContainText('aVF');
      expect(sent).toEqual([]);
      expect(faults.filter((fault) => !/Permissions-Policy/.test(fault))).toEqual([]);
      await page.locator('[data-do=back]').click();
      await expect(page.locator('[data-figure=beats]')).toContainText('60 s');
    });
  }

  test('[ECG-4: csv] a table that does not say its sampling rate asks for it', async ({ page }) => {
    await open(page);
    const [{ bytes } = { bytes: new Uint8Array() }] = ecgFiles('csv');
    const [head = '', ...rows] = new TextDecoder()
      .decode(bytes)
      .trim()
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('#'));
    const bare = [head, ...rows].map((line) => line.split(',').slice(1).join(',')).join('\n');
    await set(page, [{ name: 'bare.csv', bytes: new TextEncoder().encode(bare) }]);
    await page.locator('[data-rate] input').fill('250');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-figure=beats]')).toContainText('30 s');
  });

  test('[ECG-4: refusals] what cannot be read gets the reason in the page’s language, and the strip stays', async ({ page }) => {
    await open(page, 'fa');
    await set(page, [{ name: 'photo.edf', bytes: new Uint8Array([1, 2, 3, 4]) }]);
    await expect(page.locator('[data-fault]')).toHaveText(/[آ-ی]{3,}/);
    await expect(page.locator('.ecg-live')).toBeVisible();
    await expect(page.locator('[data-figure=beats]')).toContainText('۶۰ ثانیه');
    await set(page, ecgFiles('wfdb').slice(0, 1));
    await expect(page.locator('[data-fault]')).toHaveText(/dat/);
  });
});
