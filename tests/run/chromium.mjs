import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium that starts on this machine: the one that comes with `npm ci`, which has no windows to draw and takes a third less time, else an installed one,
 * else by the system's or Playwright's installer; or why there is none. `CHROMIUM` names another.
 * @param {(line: string) => void} say
 * @returns {Promise<{ file?: string, env?: Record<string, string>, reason?: string }>}
 */
export async function findChromium(say = () => {}) {
  const own = process.env.CHROMIUM;
  if (own && existsSync(own) && (await starts(own))) return { file: own, env: {} };
  const tried = [];
  for (const [name, find] of [
    ['@sparticuz/chromium', fromNpm],
    ['installed', fromMachine],
    ['apt-get', fromApt],
    ['playwright install', fromPlaywright],
  ]) {
    say(`looking for a Chromium: ${name} …`);
    try {
      const found = await find();
      if (found) return found;
      tried.push(`${name}: none`);
    } catch (error) {
      tried.push(`${name}: ${String(error.message ?? error).split('\n')[0]}`);
    }
  }
  return { reason: `no Chromium starts on this machine (${tried.join('; ')})` };
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const entry = require.resolve('@sparticuz/chromium');
  const home = entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`));
  const { default: chromium } = await import(pathToFileURL(path.join(home, 'build/esm/index.js')).href);
  const file = await chromium.executablePath();
  if (await starts(file)) return { file, env: {} };
  const { inflate } = await import(pathToFileURL(path.join(home, 'build/esm/lambdafs.js')).href);
  await inflate(path.join(home, 'bin/al2023.tar.br'));
  const env = { LD_LIBRARY_PATH: [path.join(os.tmpdir(), 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  return (await starts(file, env)) ? { file, env } : undefined;
}

async function fromMachine() {
  for (const file of INSTALLED) if (existsSync(file) && (await starts(file))) return { file, env: {} };
  return undefined;
}

async function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 240_000 };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return (await starts('/usr/bin/chromium')) ? { file: '/usr/bin/chromium', env: {} } : undefined;
}

async function fromPlaywright() {
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) && (await starts(file)) ? { file, env: {} } : undefined;
}

/** Whether it opens a page as the journeys do, not only says its version: libraries may be missing. */
async function starts(file, env = {}) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath: file, args: ['--no-sandbox', '--disable-gpu'], timeout: 30_000, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    await page.setContent('<p>zarban</p>');
    const text = await page.textContent('p');
    await browser.close();
    return text === 'zarban';
  } catch {
    return false;
  }
}
