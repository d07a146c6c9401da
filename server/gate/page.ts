import { STAFF_LANGUAGE_COOKIE } from '#services/staff/token';
import { say } from '#locales/say';
import type { WordKey } from '#locales/say';

export type Lang = 'fa' | 'en';
export type Page = {
  lang: Lang;
  title: WordKey;
  text: WordKey;
  facts?: Record<string, number>;
  requestId: string;
  refreshSeconds?: number;
  stylesheet?: string | undefined;
};

/** A page of the gate's own: plain HTML with the portal's stylesheet, nothing inline, no script. */
export function gatePage({ lang, title, text, facts = {}, requestId, refreshSeconds, stylesheet }: Page): string {
  const home = lang === 'en' ? '/en' : '/';
  const heading = escape(say(lang, title));
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">\n` : ''}<title>${heading}</title>
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">\n` : ''}</head>
<body class="gate-page">
<header class="top"><div class="wrap"><a class="logo" href="${home}"><img src="/favicon.svg" alt="" width="36" height="36"><span>${escape(say(lang, 'common.brand'))}</span></a></div></header>
<main class="wrap error-page">
<h1>${heading}</h1>
<p class="lead">${escape(say(lang, text, facts))}</p>
<p><a class="btn" href="${home}">${escape(say(lang, 'shell.gate.home'))}</a></p>
<p class="muted">${escape(say(lang, 'shell.gate.reference'))}: <bdi dir="ltr">${escape(requestId)}</bdi></p>
</main>
<footer class="foot-b"><div class="wrap"><p>${escape(say(lang, 'shell.footer.emergency'))}</p></div></footer>
</body>
</html>
`;
}

type Asked = { url?: string | undefined; headers: { cookie?: string | undefined } };

/** The language of an address; of the admin's, which have none in their path, the one that was asked for or chosen before. */
export function langOf({ url: path = '/', headers }: Asked): Lang {
  if (/^\/(?:admin|cms-api)(?:[/?]|$)/.test(path)) return ofStaff(path, headers.cookie) === 'en' ? 'en' : 'fa';
  return path === '/en' || path.startsWith('/en/') || path.startsWith('/en?') ? 'en' : 'fa';
}

function ofStaff(path: string, cookies = ''): string | null | undefined {
  const asked = new URLSearchParams(path.split('?')[1]).get('lng');
  return asked ?? new RegExp(`(?:^|[; ])(?:__Host-)?${STAFF_LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1];
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
