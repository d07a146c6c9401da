import { expect, test } from '@playwright/test';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import { openDatabase } from '../attack/arena';
import { forgetLimits } from '../attack/forms/states';
import { dataDir, logInStaff, pressUntil } from './staff';
import { logIn, openPage, send } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');

test('[ROLE-1] [DOC-4] [AUTH-8] staff write down a doctor on the customer’s page and verify them; without JavaScript the doctor enrols a second step, sees the recovery codes once, and is asked for it after the next login', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/login');
  const phone = await logIn(page);
  await page.goto('/account/security');
  await expect(page.locator('main')).toContainText(say('fa', 'roles.none'));

  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
  const staff = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(staff, 'support', `/admin/collections/users/${rows[0]?.id}`);
  await staff.locator('summary', { hasText: say('fa', 'roles.staff.add') }).click();
  await staff.selectOption('#zb-role-kind', 'doctor');
  await staff.fill('#zb-role-number', 'abc');
  await staff.getByRole('button', { name: say('fa', 'roles.staff.add-go') }).click();
  await expect(staff.locator('#zb-role-number-wrong')).toBeVisible();
  await staff.fill('#zb-role-number', phone.slice(-7));
  await staff.getByRole('button', { name: say('fa', 'roles.staff.add-go') }).click();
  await staff.locator('a[href*="/account-roles/"]', { hasText: say('fa', 'roles.kinds.doctor') }).click();
  await pressUntil(staff.getByRole('button', { name: say('fa', 'roles.moves.verify') }), (within) => expect(staff.locator('#zb-reason')).toBeVisible(within));
  await staff.fill('#zb-reason', 'شماره در سامانه‌ی نظام پزشکی دیده شد');
  await staff.locator('.zb-moves form button[type=submit]').click();
  await expect(staff.locator('.zb-head')).toContainText(say('fa', 'roles.states.verified'));

  await page.goto('/account/security');
  await expect(page.locator('main')).toContainText(say('fa', 'roles.states.verified'));
  await page.getByRole('button', { name: say('fa', 'roles.step.begin') }).click();
  const letters = ((await page.locator('main code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.fill('#code', totpCode(letters, totpStep(new Date())));
  await page.getByRole('button', { name: say('fa', 'roles.step.enrol') }).click();
  const told = page.locator('main ol code');
  await expect(told).toHaveCount(10);
  const codes = await told.allTextContents();
  await page.goto('/account/security');
  await expect(page.locator('main')).toContainText(say('fa', 'roles.step.given'));
  expect(await page.content()).not.toContain(codes[0]);

  await forgetLimits(database);
  await database.end();
  const other = await openPage(browser, false, { width: 360 });
  await other.goto('/login?to=/account/orders');
  await logIn(other, phone);
  await expect(other).toHaveURL(/\/login\/second-step\?to=/);
  await other.fill('#code', '000000');
  await send(other, '#code');
  await expect(other.getByRole('alert')).toBeVisible();
  await other.fill('#code', codes[0] ?? '');
  await send(other, '#code');
  await expect(other).toHaveURL(/\/account\/orders$/);
});
