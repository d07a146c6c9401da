import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's mobile scores of a page, 0 to 100, in a fresh browser. */
export async function judge(url: string, executablePath: string, args: string[]): Promise<Record<string, number>> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'zarban-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: [...args, '--remote-debugging-port=0'] });
  try {
    const port = await debuggingPort(profile);
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, formFactor: 'mobile' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return Object.fromEntries(Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The port that Chromium chose; it writes it into its profile. */
async function debuggingPort(profile: string): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium named no debugging port');
}
