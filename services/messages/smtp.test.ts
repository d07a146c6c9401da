import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../server/database/free-port';
import { startSmtpTwin } from '../../tests/twins/smtp';
import type { SmtpTwin } from '../../tests/twins/smtp';
import { sendBySmtp } from './smtp';

let twin: SmtpTwin;
beforeAll(async () => {
  twin = await startSmtpTwin();
});
beforeEach(() => {
  twin.mails.length = 0;
  twin.behave();
});
afterAll(() => twin.close());

const mail = {
  id: '01JCTEST',
  recipient: 'sara@example.com',
  notice: 'accounts.login-code',
  lang: 'fa' as const,
  facts: { code: '482913', minutes: '۲' },
  body: 'کد ورود شما ۴۸۲۹۱۳ است.',
};
const send = (url = twin.url) => sendBySmtp({ url, from: 'Zarban <no-reply@zarban.example>' }, mail, 400);

test('a mail goes out with its subject in the reader’s language and an id of ours', async () => {
  expect(await send()).toEqual({ kind: 'sent', providerId: '<01JCTEST@zarban.example>' });
  expect(twin.mails[0]).toContain('To: sara@example.com');
  expect(twin.mails[0]).toContain('Message-ID: <01JCTEST@zarban.example>');
  expect(twin.mails[0]).toMatch(/Subject: =\?UTF-8\?/);
});

test.each([
  ['550 5.1.1 no such mailbox', { kind: 'refused', retry: false, reason: 'smtp 550' }],
  ['451 4.7.1 greylisted', { kind: 'refused', retry: true, reason: 'smtp 451' }],
] as const)('the server answers %s', async (answer, outcome) => {
  twin.behave(answer);
  expect(await send()).toEqual(outcome);
});

test('a server that falls silent after the mail was handed over may have sent it', async () => {
  twin.behave('hang');
  expect((await send()).kind).toBe('unknown');
});

test('a server that cannot be reached has sent nothing', async () => {
  expect(await send(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({ kind: 'refused', retry: true });
});
