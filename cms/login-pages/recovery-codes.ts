import type { Refusal } from '#domain/result';
import { recoveryCodesLeft, renewRecoveryCodes } from '#services/staff/recovery-codes';
import { codesSheet } from './codes-sheet';
import { plainAlert, plainField, plainForm, plainPage, words } from './frame';
import { contextOf, faultOf, formOf, redirect, send, type Asked } from './request';

/** Where staff renew their recovery codes. */
export const RECOVERY_CODES_PATH = '/admin/recovery-codes';

/** Says how many recovery codes are left, and makes new ones for who gives a code of the factor. [ADM-5] */
export async function recoveryCodes(asked: Asked): Promise<void> {
  const { session, lang } = asked;
  if (session.state !== 'full') return redirect(asked, '/admin/login');
  const ctx = contextOf(asked);
  const own = words(lang);
  if (!asked.posted) return send(asked, 200, page(asked, session.email, await recoveryCodesLeft(ctx, session.staffId)));
  const form = await formOf(asked);
  const done = await renewRecoveryCodes(ctx, session, (form.get('code') ?? '').slice(0, 60));
  if (!done.ok) return send(asked, done.status ?? 422, page(asked, session.email, await recoveryCodesLeft(ctx, session.staffId), done));
  const body = codesSheet(lang, done.value.codes, { to: '/admin', label: own('to-admin') });
  return send(asked, 200, plainPage({ lang, title: own('codes.title'), who: session.email, body }));
}

function page({ lang }: Asked, email: string, left: number, refusal?: Refusal): string {
  const own = words(lang);
  const fault = faultOf(lang, refusal);
  const code = { name: 'code', label: own('invitation.code'), code: 'numeric', complete: 'one-time-code', first: true } as const;
  const body = `<p>${left === 0 ? own('renew.none') : own('renew.left', { left })}</p>
<p>${own('renew.text')}</p>
${plainAlert(fault.form)}
${plainForm(RECOVERY_CODES_PATH, plainField({ ...code, error: fault.field('code') }), own('renew.submit'))}
<p><a href="/admin">${own('back')}</a></p>`;
  return plainPage({ lang, title: own('codes.title'), who: email, body, here: RECOVERY_CODES_PATH });
}
