import { chromium, expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { demoSounds } from '#domain/signals/demo-sounds';
import { soundWav } from '#domain/signals/sound-wav';
import { axeFaults } from './axe';
import { openPage } from './visitor';
import { say } from './words';

const langs = ['fa', 'en'] as const;
const at = (lang: 'fa' | 'en', path: string) => (lang === 'fa' ? path : `/en${path}`);
/** Home and product pages fetch at most so much script before anybody asks for more. */
const PRODUCT_SCRIPT_BYTES = 12 * 1024;

/** Collects what a page's policy refused, and errors. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && !/Permissions-Policy/.test(message.text()) && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** Attaches a meter to every node that is connected to the speaker. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const meter = new AnalyserNode(to.context, { fftSize: 32_768, smoothingTimeConstant: 0 });
        (window as unknown as { meter: AnalyserNode }).meter = meter;
        connect.call(this, meter);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
}

/** The level around some frequencies, in decibels, the loudest of several moments. */
async function heard(page: Page): Promise<{ low: number; high: number }> {
  return page.evaluate(async () => {
    const { meter } = window as unknown as { meter: AnalyserNode };
    const levels = new Float32Array(meter.frequencyBinCount);
    const best = { low: -200, high: -200 };
    const mean = (from: number, to: number) => {
      const bins = levels.subarray(Math.ceil((from * meter.fftSize) / meter.context.sampleRate), Math.floor((to * meter.fftSize) / meter.context.sampleRate));
      return 10 * Math.log10(bins.reduce((sum, level) => sum + 10 ** (level / 10), 0) / bins.length);
    };
    // What sounded before the change leaves the meter's window first.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (let moment = 0; moment < 12; moment++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      meter.getFloatFrequencyData(levels);
      best.low = Math.max(best.low, mean(35, 80));
      best.high = Math.max(best.high, mean(300, 600));
    }
    return best;
  });
}

async function openPlayer(page: Page, lang: 'fa' | 'en'): Promise<void> {
  await page.goto(at(lang, '/signals/sound'));
  await expect(page.locator('[data-seek]')).toBeVisible();
}

const bpm = (page: Page) => page.locator('[data-results="0"] [data-result=rate]');

test.describe('[PCG-2, PCG-3, PAGE-3] the sound pages', () => {
  for (const lang of langs) {
    test(`[PCG-2: page] [PCG-3: page] ${lang}: waveform, marks, spectrogram and figures are there; the whole is heard, repeated, slowed, sought and compared`, async ({
      page,
    }) => {
      const faults = watch(page);
      await openPlayer(page, lang);
      await expect(bpm(page)).toHaveText(say(lang, 'signals.sound.results.bpm', { bpm: 72 }));
      await expect(page.locator('[data-results="0"]')).toContainText(say(lang, 'signals.sound.not-a-diagnosis'));
      for (const name of ['mode', 'quality', 'sampling', 'sounds']) await expect(page.locator(`[data-results="0"] [data-result=${name}]`)).not.toBeEmpty();
      const painted = await page
        .locator('[data-lane="0"] canvas')
        .evaluateAll((all) =>
          (all as HTMLCanvasElement[]).map((canvas) => new Set(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data).size),
        );
      for (const colours of painted) expect(colours).toBeGreaterThan(8);

      const place = page.locator('[data-seek]');
      const second = async () => Number(await place.getAttribute('aria-valuenow'));
      await place.focus();
      await page.keyboard.press('End');
      expect(await second()).toBe(8);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      expect(await second()).toBeCloseTo(1.1, 5);
      await page.keyboard.press('Space');
      await expect(page.locator('[data-play]')).toHaveAttribute('aria-label', say(lang, 'signals.sound.desk.pause'));
      await expect.poll(second).toBeGreaterThan(1.5);

      // Still while it is marked, so that the span is one second however slow the machine is.
      await page.keyboard.press('Space');
      await expect(page.locator('[data-play]')).toHaveAttribute('aria-label', say(lang, 'signals.sound.desk.play'));
      await page.keyboard.press('Home');
      await page.keyboard.press('[');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(']');
      await expect(page.locator('[data-span]')).toBeVisible();
      await page.keyboard.press('Space');
      const places: number[] = [];
      const wentBack = async () => places.push(await second()) > 1 && places.at(-1)! < places.at(-2)!;
      await expect.poll(wentBack, { intervals: [100] }).toBe(true);
      expect(Math.max(...places)).toBeLessThan(1.3);
      await page.locator('[data-whole]').click();
      await expect(page.locator('[data-span]')).toBeHidden();

      await page.locator('input[name=speed][value="0.5"]').check();
      await place.focus();
      await page.keyboard.press('Home');
      await expect.poll(second).toBeGreaterThan(0.1);
      const [from, started] = [await second(), Date.now()];
      await expect.poll(second).toBeGreaterThan(from + 2);
      // A busy machine may play late, never faster than it should.
      expect(((await second()) - from) / ((Date.now() - started) / 1000)).toBeLessThan(0.8);

      await page.locator('[data-compare]').check();
      await expect(page.locator('[data-lane="1"]')).toBeVisible();
      await page.locator('[data-sound="1"]').selectOption('murmur');
      await expect(page.locator('[data-results="1"] [data-result=rate]')).not.toBeEmpty();
      const before = await second();
      await place.focus();
      await page.keyboard.press('x');
      await expect(page.locator('[data-hear="1"]')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(second).toBeGreaterThan(before);
      expect(await second()).toBeLessThan(before + 3);
      expect(faults).toEqual([]);
    });

    test(`[PCG-3: own file] ${lang}: an own WAV is opened, measured and drawn, and sent nowhere; what is no sound is refused in words`, async ({
      page,
      baseURL,
    }) => {
      const faults = watch(page);
      await openPlayer(page, lang);
      const sent: string[] = [];
      page.on('request', (request) => (request.method() !== 'GET' || !request.url().startsWith(baseURL ?? '')) && sent.push(request.url()));
      const { bytes } = soundWav('x.wav', 2000, beating(6, 2000));
      await page.locator('[data-file]').setInputFiles({ name: 'heart-2k.wav', mimeType: 'audio/wav', buffer: Buffer.from(bytes) });
      await expect(page.locator('[data-own-status]')).toHaveText(say(lang, 'signals.sound.own.opened', { name: 'heart-2k.wav' }));
      await expect(page.locator('[data-sound="0"] option:checked')).toHaveText('heart-2k.wav');
      await expect(page.locator('[data-results="0"] [data-result=sampling]')).toContainText(lang === 'fa' ? '۲٬۰۰۰' : '2,000');
      await page.locator('[data-file]').setInputFiles({ name: 'notes.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound at all') });
      await expect(page.locator('[data-own-fault]')).toBeVisible();
      expect(await page.locator('[data-own-fault]').innerText()).not.toMatch(/signals\.|\{\{|undefined/);
      expect(sent).toEqual([]);
      expect(faults).toEqual([]);
    });

    test(`[PAGE-3: demo] ${lang}: NS1's page plays one recording, its filter and amplification change while it sounds, and nothing heavy came before`, async ({
      page,
    }) => {
      const faults = watch(page);
      let script = 0;
      page.on('response', async (answer) => {
        if (/\.js$/.test(new URL(answer.url()).pathname) && !answer.url().endsWith('/sw.js')) script += gzipSync(await answer.body()).length;
      });
      await listen(page);
      await page.goto(at(lang, '/shop/ns1'));
      await page.waitForLoadState('networkidle');
      expect(script).toBeLessThanOrEqual(PRODUCT_SCRIPT_BYTES);
      const demo = page.locator('#sound');
      for (const times of ['17', '20']) await expect(demo.locator(`input[name=times-0][value="${times}"]`)).toHaveCount(1);
      await expect(demo).toContainText('NS1-SE-Plus');
      await demo.locator('[data-play]').click();
      await expect(demo.locator('[data-seek]')).toBeVisible();
      await demo.locator('[data-seek]').focus();
      await page.keyboard.press('l');
      await demo.locator('input[name=filter-0][value=heart]').check();
      const heart = await heard(page);
      await demo.locator('input[name=filter-0][value=lung]').check();
      const lung = await heard(page);
      expect(heart.low - heart.high).toBeGreaterThan(lung.low - lung.high + 15);
      await demo.locator('input[name=times-0][value="1"]').check();
      const bare = await heard(page);
      expect(lung.high - bare.high).toBeGreaterThan(15);
      expect(faults).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test(`[PAGE-3: without JavaScript] ${lang}: the recording is drawn by the server and heard by three players, with each model's amplification`, async ({
        page,
        request,
      }) => {
        await page.goto(at(lang, '/shop/ns1'));
        const demo = page.locator('#sound');
        await expect(demo.locator('audio')).toHaveCount(3);
        await expect(demo.locator('svg.wave path')).toHaveCount(2);
        expect(await demo.locator('svg.wave .mark').count()).toBeGreaterThan(10);
        for (const word of ['NS1', 'NS1-SE-Plus', lang === 'fa' ? '۱۷' : '17', lang === 'fa' ? '۲۰' : '20']) await expect(demo).toContainText(word);
        for (const file of await demo.locator('audio').evaluateAll((all) => (all as HTMLAudioElement[]).map(({ src }) => src))) {
          const part = await request.get(file, { headers: { Range: 'bytes=0-43' } });
          expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([206, 'audio/wav', 44]);
        }
        await expect(demo.locator('[data-play]')).toBeHidden();
        await page.goto(at(lang, '/signals/sound'));
        await expect(page.locator('img.spectrum')).toHaveCount(demoSounds.length);
        await expect(page.locator('main')).toContainText(say(lang, 'signals.sound.not-a-diagnosis'));
        await expect(page.locator('main')).toContainText(say(lang, 'signals.sound.results.bpm', { bpm: 72 }));
      });
    });
  }

  for (const width of [360, 1280]) {
    test(`[PCG-2: narrow and wide] at ${width} px the open player fits, touch seeks, and axe finds nothing, light and dark`, async ({ browser }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, hasTouch: true, baseURL: process.env['PORTAL_URL'] });
        const page = await context.newPage();
        await openPlayer(page, 'fa');
        await expect(bpm(page)).not.toBeEmpty();
        await page.locator('[data-compare]').check();
        await page.locator('[data-seek]').scrollIntoViewIfNeeded();
        const box = (await page.locator('[data-seek]').boundingBox())!;
        await page.touchscreen.tap(box.x + box.width / 4, box.y + 60);
        await expect.poll(async () => Number(await page.locator('[data-seek]').getAttribute('aria-valuenow'))).toBeCloseTo(2, 0);
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
        await context.close();
      }
    });
  }

  test('[PCG-1: without AudioWorklet] a browser that has no live filters says so and keeps the filtered files', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioWorkletNode'));
    await page.goto('/signals/sound');
    await expect(page.locator('[data-plain]')).toHaveText(say('fa', 'signals.sound.fallback.plain'));
    await expect(page.locator('audio').first()).toBeVisible();
    await expect(page.locator('[data-desk]')).toBeHidden();
  });

  test('[PCG-3: policy] the microphone may be asked for on the sound page alone', async ({ request }) => {
    const policy = async (path: string) => (await request.get(path)).headers()['permissions-policy'];
    expect(await policy('/signals/sound')).toContain('microphone=(self)');
    for (const path of ['/', '/shop/ns1', '/signals']) expect(await policy(path)).toContain('microphone=()');
  });

  test('[PCG-3: microphone] a recording is made, heard, kept as WAV and discarded', async ({}, { project }) => {
    const { executablePath, args = [] } = project.use.launchOptions ?? {};
    const browser = await chromium.launch({ executablePath, args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] });
    const page = await openPage(browser, true);
    const faults = watch(page);
    await openPlayer(page, 'fa');
    const record = page.locator('[data-record]');
    await record.click();
    await expect(record).toHaveText(say('fa', 'signals.sound.own.stop'));
    await page.waitForTimeout(2600);
    await record.click();
    await expect(page.locator('[data-recorded]')).toBeVisible();
    const name = say('fa', 'signals.sound.own.name', { number: 1 });
    await expect(page.locator('[data-sound="0"] option:checked')).toHaveText(name);
    const [kept] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
    expect(kept.suggestedFilename()).toMatch(/^zarban-\d{14}\.wav$/);
    await page.locator('[data-discard]').click();
    await expect(page.locator('[data-sound="0"] option:checked')).toHaveText(say('fa', 'signals.sound.names.chest'));
    await expect(page.locator('[data-recorded]')).toBeHidden();
    expect(faults).toEqual([]);
    await browser.close();
  });

  for (const [fault, error] of [
    ['denied', 'NotAllowedError'],
    ['missing', 'NotFoundError'],
    ['busy', 'NotReadableError'],
  ] as const) {
    test(`[PCG-3: microphone ${fault}] why there is no recording is said in words`, async ({ page }) => {
      await page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
      }, error);
      await openPlayer(page, 'en');
      await page.locator('[data-record]').click();
      await expect(page.locator('[data-own-fault]')).toHaveText(say('en', `signals.sound.faults.${fault}`));
      await expect(page.locator('[data-record]')).toBeEnabled();
    });
  }

  /** Two thuds a second, as a heart would make them. */
  function beating(seconds: number, rate: number): Float32Array {
    return Float32Array.from({ length: seconds * rate }, (_, sample) => {
      const t = (sample / rate) % 1;
      const thud = (start: number, hz: number) => (t > start ? Math.exp(-(t - start) * 60) * Math.sin(2 * Math.PI * hz * (t - start)) : 0);
      return 0.03 * (thud(0.1, 60) + 0.8 * thud(0.42, 80));
    });
  }
});
