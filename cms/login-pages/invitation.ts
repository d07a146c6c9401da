import { PASSWORD_LEAST } from '#domain/accounts/password';
import { INVITATION_HOURS } from '#domain/accounts/staff-login';
import type { Refusal } from '#domain/result';
import { acceptInvitation } from '#services/staff/accept-invitation';
import { INVITATION_PATH, openInvitation, type Invitation } from '#services/staff/invitation';
import { codesSheet } from './codes-sheet';
import { escape, factorPicture, plainAlert, plainField, plainForm, plainPage, words } from './frame';
import { contextOf, faultOf, formOf, send, type Asked } from './request';

const MOST_SECRET = 600;

/** The page behind an invitation's link: a password, the second factor, and then the recovery codes. Nobody needs a session here, and none is opened. [ADM-5] */
export async function invitation(asked: Asked): Promise<void> {
  const { lang, url } = asked;
  const own = words(lang);
  const ctx = contextOf(asked);
  const form = await formOf(asked);
  const key = form.get('key') ?? url.searchParams.get('key') ?? '';
  const found = await openInvitation(ctx, key);
  if (!found.ok) return send(asked, 404, plainPage({ lang, title: own('invitation.over-title'), body: over(asked), here: INVITATION_PATH }));
  if (!asked.posted) return send(asked, 200, page(asked, found.value, key));
  const secretOf = (name: string) => (form.get(name) ?? '').slice(0, MOST_SECRET);
  const done = await acceptInvitation(ctx, { key, password: secretOf('password'), again: secretOf('again'), code: secretOf('code') });
  if (!done.ok) return send(asked, done.status ?? 422, page(asked, found.value, key, done));
  const body = codesSheet(lang, done.value.codes, { to: '/admin/login', label: own('codes.to-login') });
  return send(asked, 200, plainPage({ lang, title: own('codes.title'), who: done.value.email, body }));
}

function over({ lang }: Asked): string {
  const own = words(lang);
  return `<p>${own('invitation.over', { hours: INVITATION_HOURS })}</p>\n<p><a class="button" href="/admin/login">${own('codes.to-login')}</a></p>`;
}

function page({ lang }: Asked, { purpose, email, name, secret }: Invitation, key: string, refusal?: Refusal): string {
  const own = words(lang);
  const fault = faultOf(lang, refusal);
  const password = { name: 'password', type: 'password', error: fault.field('password') } as const;
  const passwords =
    purpose === 'invite'
      ? plainField({
          ...password,
          label: own('invitation.password'),
          help: own('invitation.password-help', { least: PASSWORD_LEAST }),
          complete: 'new-password',
          first: true,
        }) + plainField({ name: 'again', type: 'password', label: own('invitation.again'), complete: 'new-password', error: fault.field('again') })
      : plainField({ ...password, label: own('invitation.proof'), help: own('invitation.proof-help'), complete: 'current-password', first: true });
  const fields = `<input type="hidden" name="key" value="${escape(key)}">
<h2>${own(purpose === 'invite' ? 'invitation.step-password' : 'invitation.step-proof')}</h2>
${passwords}
<h2>${own('invitation.step-factor')}</h2>
<p>${own('invitation.factor')}</p>
${factorPicture(lang, email, secret)}
${plainField({ name: 'code', label: own('invitation.code'), help: own('invitation.code-help'), error: fault.field('code'), code: 'numeric', complete: 'one-time-code' })}`;
  const body = `<p>${own(purpose === 'invite' ? 'invitation.text' : 'invitation.enrol-text', { name })}</p>
${plainAlert(fault.form)}
${plainForm(INVITATION_PATH, fields, own('invitation.submit'))}`;
  const here = `${INVITATION_PATH}?key=${encodeURIComponent(key)}`;
  return plainPage({ lang, title: own(purpose === 'invite' ? 'invitation.title' : 'invitation.enrol-title'), who: email, body, here });
}
