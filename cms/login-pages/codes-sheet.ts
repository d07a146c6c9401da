import type { Lang } from '#locales/lang';
import { escape, words } from './frame';

/** A printable page that shows the recovery codes, once. [ADM-5] */
export function codesSheet(lang: Lang, codes: readonly string[], on: { to: string; label: string }): string {
  const own = words(lang);
  return `<p>${own('codes.text', { count: codes.length })}</p>
<ol class="codes" dir="ltr">${codes.map((code) => `<li><code>${escape(code)}</code></li>`).join('')}</ol>
<p class="help">${own('codes.help')}</p>
<p class="help">${own('codes.print')}</p>
<p><a class="button" href="${on.to}">${escape(on.label)}</a></p>`;
}
