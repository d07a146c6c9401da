import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export type Weight = { htmlCssBr: number; scriptGzip: number; foreign: string[]; violations: number };

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What a phone loads for a page before it touches anything, in bytes as they travel; and who else is asked. With cookies, as their owner sees it. */
export async function weigh(browser: Browser, url: string, cookies: ReadonlyMap<string, string> = new Map()): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const weight: Weight = { htmlCssBr: 0, scriptGzip: 0, foreign: [], violations: 0 };
  const read: Promise<void>[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) weight.violations += 1;
  });
  page.on('response', (response) => {
    const from = new URL(response.url());
    if (from.protocol === 'data:') return;
    if (from.origin !== new URL(url).origin) weight.foreign.push(from.origin);
    const kind = response.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet' && kind !== 'script') return;
    read.push(
      response.body().then((bytes) => {
        if (kind === 'script') weight.scriptGzip += gzipSync(bytes).length;
        else weight.htmlCssBr += brotli(bytes);
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  await Promise.all(read);
  await context.close();
  return weight;
}
