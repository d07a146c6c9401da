import type { Refusal } from '#domain/result';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { rememberStaffBrowser } from '#services/staff/remember-browser';
import { checkStaffCode } from '#services/staff/check-code';
import { hasFactor } from '#services/staff/factor';
import { endStaffSession } from '#services/staff/log-out';
import { useRecoveryCode } from '#services/staff/recovery-codes';
import { STAFF_COOKIE, STAFF_KNOWN_COOKIE } from '#services/staff/token';
import { escape, plainAlert, plainField, plainForm, plainPage, words } from './frame';
import { contextOf, faultOf, formOf, redirect, send, type Asked } from './request';

/** Where the second factor is asked for. */
export const SECOND_FACTOR_PATH = '/admin/second-factor';
const RECOVERY = `${SECOND_FACTOR_PATH}?by=recovery`;
const KNOWN_SECONDS = 31_536_000;

/** Asks a half session for its code, or for a recovery code, and opens it. [ADM-5] */
export async function secondFactor(asked: Asked): Promise<void> {
  const { session, res, lang, posted } = asked;
  if (session.state === 'none') return redirect(asked, '/admin/login');
  if (session.state === 'full') return redirect(asked, '/admin');
  const ctx = contextOf(asked);
  const form = await formOf(asked);
  if (form.has('leave')) {
    await endStaffSession(ctx, session.sid);
    res.appendHeader('Set-Cookie', `${STAFF_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`);
    return redirect(asked, '/admin/login');
  }
  // Who has no second factor enrols one by a link alone: this session, which may be an old or a stolen one, shows no secret.
  if (!(await hasFactor(ctx, session.staffId))) return send(asked, 403, withoutFactor(lang, session.email));
  const byRecovery = asked.url.searchParams.get('by') === 'recovery';
  if (!posted) return send(asked, 200, page({ lang, email: session.email, byRecovery }));
  const check = byRecovery ? useRecoveryCode : checkStaffCode;
  const result = await check(ctx, session, (form.get('code') ?? '').slice(0, 60));
  if (!result.ok) return send(asked, result.status ?? 422, page({ lang, email: session.email, byRecovery, refusal: result }));
  const known = await rememberStaffBrowser(ctx, session.staffId);
  res.appendHeader('Set-Cookie', `${STAFF_KNOWN_COOKIE}=${known}; Path=/; Max-Age=${KNOWN_SECONDS}; HttpOnly; SameSite=Lax`);
  return redirect(asked, byRecovery ? '/admin/recovery-codes' : '/admin');
}

function leave(lang: Lang): string {
  return `<form method="post" action="${SECOND_FACTOR_PATH}"><button class="quiet" name="leave" value="1">${say(lang, 'admin.second-factor.leave')}</button></form>`;
}

type Shown = { lang: Lang; email: string; byRecovery: boolean; refusal?: Refusal };

function page({ lang, email, byRecovery, refusal }: Shown): string {
  const say2 = (key: 'title' | 'text' | 'label' | 'help' | 'submit' | 'lost') => say(lang, `admin.second-factor.${key}`);
  const own = words(lang);
  const fault = faultOf(lang, refusal);
  const here = byRecovery ? RECOVERY : SECOND_FACTOR_PATH;
  const field = byRecovery
    ? plainField({ name: 'code', label: own('recovery.label'), help: own('recovery.help'), error: fault.field('code'), code: 'text', first: true })
    : plainField({
        name: 'code',
        label: say2('label'),
        help: say2('help'),
        error: fault.field('code'),
        code: 'numeric',
        complete: 'one-time-code',
        first: true,
      });
  const otherWay = byRecovery
    ? `<a href="${SECOND_FACTOR_PATH}">${own('recovery.by-phone')}</a>`
    : `<a href="${escape(RECOVERY)}">${own('recovery.by-code')}</a>`;
  const body = `<p>${byRecovery ? own('recovery.text') : say2('text')}</p>
${plainAlert(fault.form)}
${plainForm(here, field, say2('submit'))}
<p>${otherWay}</p>
<p class="help">${say2('lost')}</p>
${leave(lang)}`;
  return plainPage({ lang, title: byRecovery ? own('recovery.title') : say2('title'), who: email, body, here });
}

function withoutFactor(lang: Lang, email: string): string {
  const body = `<p>${words(lang)('none.text')}</p>\n<p class="help">${words(lang)('none.help')}</p>\n${leave(lang)}`;
  return plainPage({ lang, title: words(lang)('none.title'), who: email, body, here: SECOND_FACTOR_PATH });
}
