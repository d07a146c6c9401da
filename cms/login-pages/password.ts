import { PASSWORD_LEAST } from '#domain/accounts/password';
import type { Refusal } from '#domain/result';
import { changeStaffPassword } from '#services/staff/change-password';
import { plainAlert, plainField, plainForm, plainPage, words } from './frame';
import { contextOf, faultOf, formOf, redirect, send, type Asked } from './request';

/** Where staff change their password. */
export const PASSWORD_PATH = '/admin/password';
const MOST_SECRET = 600;

/** The page by which a staff member changes the password: the one way, beside an invitation. [ADM-5] */
export async function password(asked: Asked): Promise<void> {
  const { session, lang } = asked;
  if (session.state !== 'full') return redirect(asked, '/admin/login');
  if (!asked.posted) return send(asked, 200, page(asked, session.email));
  const form = await formOf(asked);
  const secretOf = (name: string) => (form.get(name) ?? '').slice(0, MOST_SECRET);
  const done = await changeStaffPassword(contextOf(asked), session, { old: secretOf('old'), password: secretOf('password'), again: secretOf('again') });
  if (!done.ok) return send(asked, done.status ?? 422, page(asked, session.email, done));
  const own = words(lang);
  const body = `<p role="status">${own('password.done')}</p>\n<p><a class="button" href="/admin">${own('to-admin')}</a></p>`;
  return send(asked, 200, plainPage({ lang, title: own('password.title'), who: session.email, body, here: PASSWORD_PATH }));
}

function page({ lang }: Asked, email: string, refusal?: Refusal): string {
  const own = words(lang);
  const fault = faultOf(lang, refusal);
  const secret = (name: string, label: string, complete: string, help?: string) =>
    plainField({ name, type: 'password', label, complete, error: fault.field(name), ...(help ? { help } : {}), first: name === 'old' });
  const fields = [
    secret('old', own('password.old'), 'current-password'),
    secret('password', own('invitation.password'), 'new-password', own('invitation.password-help', { least: PASSWORD_LEAST })),
    secret('again', own('invitation.again'), 'new-password'),
  ].join('\n');
  const body = `<p>${own('password.text')}</p>
${plainAlert(fault.form)}
${plainForm(PASSWORD_PATH, fields, own('password.submit'))}
<p><a href="/admin">${own('back')}</a></p>`;
  return plainPage({ lang, title: own('password.title'), who: email, body, here: PASSWORD_PATH });
}
