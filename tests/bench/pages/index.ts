import { chromium } from '@playwright/test';
import { findChromium } from '../../run/chromium.mjs';
import { buildAdmin, buildServer, buildWeb } from '../../../server/prepare/steps.mjs';
import { openDatabase } from '../../attack/arena';
import { somebody } from '../../attack/forms/people';
import { startPortal, type Portal } from '../../portal';
import type { Figure } from '../figure';
import { judge } from './judge';
import { weigh } from './weight';

const KB = 1_000;
const SCRIPT_KB = 12;
const HTML_CSS_KB = 25;
const LEAST_SCORE = 95;
const PAGES = ['/', '/en', '/shop/ns1', '/en/shop/ns1', '/shop/nh1', '/en/shop/nh1', '/services', '/en/services', '/services/lab'];
/** Forms of services, the longest of them first, as somebody with an account sees them. */
const FORMS = ['/account/requests/new/nurse', '/en/account/requests/new/nurse', '/account/requests/new/lab'];
const JUDGED = ['/', '/en', '/shop/ns1', '/en/shop/ns1'];

/** What home, product and service pages weigh on a phone, and what Lighthouse says of them. */
export async function run(say: (line: string) => void): Promise<Figure[]> {
  const found = await findChromium(say);
  if (!found.file) {
    say(`skipped: ${found.reason}`);
    return [];
  }
  Object.assign(process.env, found.env);
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  for (const build of [buildWeb, buildServer, buildAdmin]) await build(process.cwd());
  const portal = await startPortal({ env: { LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch({ executablePath: found.file, args });
  const figures: Figure[] = [];
  try {
    await portal.admin;
    const own = await cookiesOf(portal);
    for (const path of [...PAGES, ...FORMS]) {
      const { scriptGzip, htmlCssBr, foreign, violations } = await weigh(browser, portal.url + path, FORMS.includes(path) ? own : undefined);
      figures.push(
        { name: `${path} scripts, gzip`, value: scriptGzip / KB, unit: 'kB', limit: SCRIPT_KB, atMost: true },
        { name: `${path} HTML and CSS, br`, value: htmlCssBr / KB, unit: 'kB', limit: HTML_CSS_KB, atMost: true },
        { name: `${path} asked of other hosts`, value: foreign.length, unit: '', limit: 0, atMost: true },
        { name: `${path} policy violations`, value: violations, unit: '', limit: 0, atMost: true },
      );
    }
    await browser.close();
    for (const path of JUDGED) {
      say(`Lighthouse, mobile: ${path} …`);
      for (const [category, score] of Object.entries(await judge(portal.url + path, found.file, args)))
        figures.push({ name: `${path} Lighthouse ${category}`, value: score, unit: 'of 100', limit: LEAST_SCORE });
    }
    return figures;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Somebody who is logged in. */
async function cookiesOf({ dataDir, url }: Portal): Promise<ReadonlyMap<string, string>> {
  const database = openDatabase(dataDir);
  try {
    return (await somebody(database, url)).browser.cookies;
  } finally {
    await database.end();
  }
}
