import { staffRoles } from '#domain/accounts/roles';
import { INVITATION_HOURS } from '#domain/accounts/staff-login';
import type { Refusal } from '#domain/result';
import { can } from '#domain/access/can';
import { say, type WordKey } from '#locales/say';
import { inviteStaff } from '#services/staff/invite';
import { escape, plainAlert, plainField, plainForm, plainPage, words } from './frame';
import { contextOf, faultOf, formOf, redirect, send, type Asked } from './request';

/** Where an administrator invites a colleague. */
export const INVITE_PATH = '/admin/invite';
const MOST_TEXT = 300;

/** The page by which an administrator invites a colleague: the one way to a new account in the admin. [ADM-5] */
export async function invite(asked: Asked): Promise<void> {
  const { session, lang } = asked;
  if (session.state !== 'full') return redirect(asked, '/admin/login');
  const ctx = contextOf(asked);
  if (ctx.actor.kind !== 'staff' || !can({ ...ctx.actor, roles: session.roles } as never, 'admin.staff.change')) return redirect(asked, '/admin');
  if (!asked.posted) return send(asked, 200, page(asked, new URLSearchParams()));
  const form = await formOf(asked);
  const textOf = (name: string) => (form.get(name) ?? '').slice(0, MOST_TEXT);
  const done = await inviteStaff(ctx, {
    name: textOf('name'),
    email: textOf('email'),
    roles: form.getAll('roles').slice(0, staffRoles.length),
    lang: form.get('lang') === 'en' ? 'en' : 'fa',
  });
  if (!done.ok) return send(asked, done.status ?? 422, page(asked, form, done));
  const own = words(lang);
  const body = `<p role="status">${own('invite.done', { email: done.value.email, hours: INVITATION_HOURS })}</p>
<p><a class="button" href="/admin/collections/staff">${own('invite.to-list')}</a></p>
<p><a href="${INVITE_PATH}">${own('invite.another')}</a></p>`;
  return send(asked, 200, plainPage({ lang, title: own('invite.title'), body, here: INVITE_PATH }));
}

function page({ lang }: Asked, form: URLSearchParams, refusal?: Refusal): string {
  const own = words(lang);
  const fault = faultOf(lang, refusal);
  const chosen = form.getAll('roles');
  const rolesError = fault.field('roles');
  const roles = staffRoles
    .map((role) => {
      const label = say(lang, `admin.options.${role}` as WordKey);
      return `<label class="tick"><input type="checkbox" name="roles" value="${role}"${chosen.includes(role) ? ' checked' : ''}> ${escape(label)}</label>`;
    })
    .join('\n');
  const languages = (['fa', 'en'] as const)
    .map((one) => {
      const picked = (form.get('lang') ?? lang) === one;
      return `<label class="tick"><input type="radio" name="lang" value="${one}"${picked ? ' checked' : ''}> ${say(one, 'admin.login-pages.this-language')}</label>`;
    })
    .join('\n');
  const fields = `${plainField({ name: 'name', label: own('invite.name'), value: form.get('name') ?? '', error: fault.field('name'), first: true })}
${plainField({ name: 'email', label: own('invite.email'), help: own('invite.email-help'), value: form.get('email') ?? '', error: fault.field('email'), ltr: true })}
<fieldset${rolesError ? ' aria-describedby="roles-help"' : ''}><legend>${own('invite.roles')}</legend>
${roles}
${rolesError ? `<p id="roles-help" class="error" role="alert">${escape(rolesError)}</p>` : ''}</fieldset>
<fieldset><legend>${own('invite.language')}</legend>
${languages}</fieldset>`;
  const body = `<p>${own('invite.text')}</p>
${plainAlert(fault.form)}
${plainForm(INVITE_PATH, fields, own('invite.submit'))}
<p><a href="/admin/collections/staff">${own('back')}</a></p>`;
  return plainPage({ lang, title: own('invite.title'), body, here: INVITE_PATH });
}
