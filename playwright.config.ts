import { defineConfig } from '@playwright/test';

/** Flags that keep Chromium quiet on a machine without sound, graphics or user namespaces. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  // One process draws for all pages of a worker: a fifth of their time on two processors.
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys (end-to-end tests) in a real browser, on a portal of their own; `PORTAL_URL` takes one that runs, `CHROMIUM` names the browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/portal-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    // The setup names the portal it started; workers read this file again, after it.
    baseURL: process.env['PORTAL_URL'],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Each new browser would fill its store for offline, half of the time of its first pages; journeys about that allow it.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time: `npm test` makes none.
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: (process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean).concat(QUIET),
    },
  },
});
