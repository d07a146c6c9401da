import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

type Account = { email: string; password: string; roles: string[] };

/** Where the portal of the journeys keeps its data; a portal that was given by its address has told none. */
export const dataDir = process.env['PORTAL_DATA_DIR'];

/** The seeded account of a role. */
export function accountOf(role: string): Account {
  const accounts = JSON.parse(readFileSync(path.join(dataDir ?? '', 'accounts.json'), 'utf8')) as Account[];
  const found = accounts.find(({ roles }) => roles.includes(role));
  if (!found) throw new Error(`no seeded account is ${role}`);
  return found;
}

/** What the phone of a staff member shows now, as `npm run staff-code` tells it. */
export function staffCode(email: string): string {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' };
  return execFileSync(process.execPath, ['--conditions=production', 'build/server/staff-code.mjs', email], { env, encoding: 'utf8' }).trim();
}

/** Enters the password alone: it leads to the second factor and nowhere else. */
export async function givePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/admin');
  await page.waitForURL('**/admin/login**');
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL('**/admin/second-factor');
}

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Opens a page of the admin as a role: in the session of an earlier journey while it lasts, else by password and second factor. */
export async function logInStaff(page: Page, role: string, address = '/admin'): Promise<void> {
  const kept = path.join(dataDir ?? '', `journeys-${role}.json`);
  await oneAtATime(role, async () => {
    if (existsSync(kept)) {
      await page.context().addCookies(JSON.parse(readFileSync(kept, 'utf8')) as Cookies);
      if (await hasSession(page)) return;
    }
    await logInAnew(page, role);
    writeFileSync(kept, JSON.stringify(await page.context().cookies()));
  });
  await page.goto(address);
}

/** Whether the browser's session is one of the admin, whole and not ended. */
async function hasSession(page: Page): Promise<boolean> {
  const answer = await page.request.get('/cms-api/staff/me');
  return Boolean(((await answer.json()) as { user: object | null }).user);
}

/** Serializes logins of one account, which would overwrite each other's session: the second journey uses the session of the first. */
export async function oneAtATime(role: string, work: () => Promise<void>): Promise<void> {
  const lock = path.join(dataDir ?? '', `journeys-${role}.json.lock`);
  const taken = () => {
    try {
      mkdirSync(lock);
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(taken, { timeout: 60_000, intervals: [100] }).toBe(true);
  await work().finally(() => rmdirSync(lock));
}

/** Logs a role in, with its second factor. */
async function logInAnew(page: Page, role: string): Promise<void> {
  const account = accountOf(role);
  await givePassword(page, account);
  await giveCode(page, account);
}

/** The second factor's code; one that was just used is not taken twice, so the next one is waited for. */
export async function giveCode(page: Page, { email }: Account): Promise<void> {
  await expect(async () => {
    // A code that was taken may need its time; its field is gone then.
    await page.fill('#code', staffCode(email), { timeout: 2_000 }).catch(() => {});
    await pressIfThere(page.locator('form button').first());
    await expect(page).toHaveURL(/\/admin$/, { timeout: 8_000 });
  }).toPass({ timeout: 60_000, intervals: [8_000] });
}

/** Presses a button that may be gone or disabled, since its work was done already. */
export const pressIfThere = (button: Locator) => button.click({ timeout: 2_000 }).catch(() => {});

/** Presses until the effect shows: a press while a form reloads is lost, and an accepted one needs its time. */
export async function pressUntil(button: Locator, there: (within: { timeout: number }) => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await pressIfThere(button);
    await there({ timeout: 6_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens a row of a list by its link's address: Payload's lists write their own address once they stand, and a click in that moment is lost. */
export async function openRow(page: Page, name: string): Promise<void> {
  await page.goto((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
}

/** Takes over a document that another journey has locked: journeys share one portal, and several open its globals. */
export async function takeOver(page: Page): Promise<void> {
  const button = page.locator('#document-locked-take-over');
  if (await button.isVisible()) await button.click({ timeout: 2_000 });
}
