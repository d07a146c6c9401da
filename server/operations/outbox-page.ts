import { formatDateTime, formatNumber } from '#locales/format';
import { dirOf } from '#locales/lang';
import type { Lang } from '#locales/lang';
import { say, words } from '#locales/say';
import type { OutboxPage } from '#services/outbox/page';

/** What operations see of the outbox, as one page that works without a script. [JOB-5: dashboard] */
export function renderOutboxPage(lang: Lang, page: OutboxPage, at: { path: string; board: string; message?: string }): string {
  const w = words(lang).operations.queues;
  const n = (value: number) => formatNumber(lang, value, 0);
  const seconds = (value: number) => say(lang, 'operations.queues.seconds', { seconds: Math.round(value * 10) / 10 });
  const when = (date: Date) => formatDateTime(lang, date);
  const { figures } = page;
  const counts: [string, string][] = [
    [w.waiting, n(figures.waiting)],
    [w.underWay, n(figures.underWay)],
    [w.later, n(figures.later)],
    [w.dead, n(figures.dead)],
    [w.lag, seconds(figures.lagSeconds)],
    [w.workers, n(figures.workers)],
  ];
  const retry = (id: string) =>
    `<form method="post" action="${at.path}"><input type="hidden" name="id" value="${plain(id)}"><button>${w.retry}</button></form>`;
  return `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${w.title}</title><style>${STYLE}</style></head>
<body><main><h1>${w.title}</h1><p>${w.lead} <a href="${at.board}">${w.dashboard}</a></p>
${at.message ? `<p role="status">${plain(at.message)}</p>` : ''}
<dl>${counts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>${w.lastHour}</h2>${table(
    [w.queue, w.done, w.p50, w.p95],
    page.lastHour.map((row) => [code(row.queue), n(row.done), seconds(row.p50), seconds(row.p95)]),
    w.none,
  )}
<h2>${w.deadTitle}</h2>${table(
    [w.at, w.queue, w.kind, w.tries, w.reason, ''],
    page.dead.map((row) => [when(row.at), code(row.queue), code(row.kind), n(row.attempts), code(row.reason ?? ''), retry(row.id)]),
    w.none,
  )}
<h2>${w.failedTitle}</h2>${table(
    [w.at, w.channel, w.notice, w.reason],
    page.failed.map((row) => [when(row.at), code(row.channel), code(row.notice), code(row.reason ?? '')]),
    w.none,
  )}
</main></body></html>`;
}

function table(heads: string[], rows: string[][], none: string): string {
  if (rows.length === 0) return `<p class="none">${none}</p>`;
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="table"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function code(text: string): string {
  return `<bdi dir="ltr">${plain(text)}</bdi>`;
}

function plain(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark;font-family:Vazirmatn,system-ui,sans-serif;line-height:1.6}
body{margin:0;padding:1.5rem}main{max-inline-size:72rem;margin-inline:auto}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:0}
dl div{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.75rem;padding:.75rem 1rem}
dt{font-size:.875rem}dd{margin:0;font-size:1.375rem;font-weight:600;font-variant-numeric:tabular-nums}
.table{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:.5rem .75rem;border-block-end:1px solid color-mix(in srgb,currentColor 15%,transparent)}
button{font:inherit;padding:.25rem .75rem;min-block-size:2.25rem;border-radius:.5rem;border:1px solid currentColor;background:none;color:inherit;cursor:pointer}
[role=status]{border-inline-start:4px solid currentColor;padding-inline-start:.75rem}`;
