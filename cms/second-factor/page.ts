import { renderSVG } from 'uqr';
import { dirOf, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { otpauthUrl } from '#services/staff/totp';
import { style } from './style';

export type SecondFactorPage = {
  lang: Lang;
  email: string;
  /** Set while the account has no confirmed second factor: it is shown as a picture to enrol. */
  secret?: string;
  error?: string;
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page of the second factor; enrolling shows the picture for the authenticator first. [ADM-5] */
export function secondFactorPage({ lang, email, secret, error }: SecondFactorPage): string {
  const words = (key: 'title' | 'text' | 'label' | 'help' | 'submit' | 'leave' | 'lost') => say(lang, `admin.second-factor.${key}`);
  return `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${words('title')}</title><style>${style}</style></head>
<body><main>
<h1>${words('title')}</h1>
<p class="who"><bdi dir="ltr">${escape(email)}</bdi></p>
${secret ? enrolment(lang, email, secret) : `<p>${words('text')}</p>`}
<form method="post" action="/admin/second-factor">
<label for="code">${words('label')}</label>
<input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" required autofocus maxlength="12" aria-describedby="help"${error ? ' aria-invalid="true"' : ''}>
<p id="help" class="${error ? 'error' : 'help'}"${error ? ' role="alert"' : ''}>${escape(error ?? words('help'))}</p>
<button>${words('submit')}</button>
</form>
<p class="help">${words('lost')}</p>
<form method="post" action="/admin/second-factor"><button class="quiet" name="leave" value="1">${words('leave')}</button></form>
</main></body></html>`;
}

function enrolment(lang: Lang, email: string, secret: string): string {
  const picture = renderSVG(otpauthUrl(secret, email), { border: 2 }).replace(
    '<svg ',
    `<svg role="img" aria-label="${say(lang, 'admin.second-factor.picture')}" `,
  );
  return `<p>${say(lang, 'admin.second-factor.enrol')}</p>
<div class="qr">${picture}</div>
<p class="help">${say(lang, 'admin.second-factor.by-hand')} <code dir="ltr">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p class="help">${say(lang, 'admin.second-factor.keep')}</p>`;
}
