import { renderSVG } from 'uqr';
import { dirOf, type Lang } from '#locales/lang';
import { say, type WordFacts, type WordKey } from '#locales/say';
import { otpauthUrl } from '#services/factors/totp';
import { style } from './style';

/** A page around the staff's login: plain forms without scripts. */
export type PlainPage = {
  lang: Lang;
  title: string;
  /** Whose account it is. */ who?: string;
  body: string;
  /** The page's own address, for the language switch; none where the page can be shown only once. */ here?: string;
};

/** Text as it may stand in a page. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The whole page. [ADM-5] */
export function plainPage({ lang, title, who, body, here }: PlainPage): string {
  const other = lang === 'fa' ? 'en' : 'fa';
  const address = here && `${here}${here.includes('?') ? '&' : '?'}lang=${other}`;
  return `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${escape(title)} · ${say(lang, 'common.brand')}</title><style>${style}</style></head>
<body><main>
<h1>${escape(title)}</h1>
${who ? `<p class="who"><bdi dir="ltr">${escape(who)}</bdi></p>` : ''}
${body}
${address ? `<p class="other"><a href="${escape(address)}" hreflang="${other}" lang="${other}" dir="${dirOf(other)}">${say(other, 'admin.login-pages.this-language')}</a></p>` : ''}
</main></body></html>`;
}

export type PlainField = {
  name: string;
  label: string;
  help?: string;
  error?: string;
  value?: string;
  type?: 'text' | 'password' | 'email';
  complete?: string;
  /** A code: large, from left to right, with the keys of digits or letters. */
  code?: 'numeric' | 'text';
  ltr?: boolean;
  first?: boolean;
};

/** A labelled input with its help, or with what is wrong in its place. */
export function plainField({ name, label, help, error, value, type = 'text', complete = 'off', code, ltr, first }: PlainField): string {
  const said = error ?? help;
  const about = said ? ` aria-describedby="${name}-help"` : '';
  const keys = code ? ` class="code" inputmode="${code}" autocapitalize="characters" spellcheck="false"` : '';
  return `<label for="${name}">${escape(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${complete}" required maxlength="300"${code || ltr ? ' dir="ltr"' : ''}${keys}${value ? ` value="${escape(value)}"` : ''}${first ? ' autofocus' : ''}${about}${error ? ' aria-invalid="true"' : ''}>
${said ? `<p id="${name}-help" class="${error ? 'error' : 'help'}"${error ? ' role="alert"' : ''}>${escape(said)}</p>` : ''}`;
}

/** A form of one button that posts to its page. */
export function plainForm(action: string, fields: string, submit: string): string {
  return `<form method="post" action="${escape(action)}">
${fields}
<button>${escape(submit)}</button>
</form>`;
}

/** What is wrong with no single field, above the form. */
export function plainAlert(message: string | undefined): string {
  return message ? `<p class="error" role="alert">${escape(message)}</p>` : '';
}

/** The picture and the secret for an authenticator. */
export function factorPicture(lang: Lang, email: string, secret: string): string {
  const picture = renderSVG(otpauthUrl(secret, email), { border: 2 }).replace(
    '<svg ',
    `<svg role="img" aria-label="${escape(say(lang, 'admin.second-factor.picture'))}" `,
  );
  return `<div class="qr">${picture}</div>
<p class="help">${say(lang, 'admin.second-factor.by-hand')} <code dir="ltr">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p class="help">${say(lang, 'admin.second-factor.keep')}</p>`;
}

/** Words of these pages. */
export function words(lang: Lang) {
  return (key: string, facts?: WordFacts): string => say(lang, `admin.login-pages.${key}` as WordKey, facts);
}
