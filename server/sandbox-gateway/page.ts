import { formatMoney, formatTime, localDigits } from '#locales/format';
import { say } from '#locales/say';
import type { Session } from './sessions';
import { style } from './style';

export type Lang = 'fa' | 'en';
type Shown =
  { kind: 'choose' | 'closed'; session: Session; lang: Lang } | { kind: 'late'; session: Session; lang: Lang; /** The way back to the shop. */ back: string };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The language of a session: that of its description, which was written in the buyer's. */
export function langOf(session: Session, asked: string | null): Lang {
  if (asked === 'fa' || asked === 'en') return asked;
  return /[\u0600-\u06FF]/.test(session.description) ? 'fa' : 'en';
}

function button(lang: Lang, choice: string, kind: string): string {
  const words = say(lang, `checkout.sandbox.${choice}` as 'checkout.sandbox.pay');
  return `<button class="btn ${kind}" name="do" value="${choice}">${escape(words)}</button>`;
}

function main(shown: Shown): string {
  const { lang, session } = shown;
  switch (shown.kind) {
    case 'choose':
      return `<form method="post" action="?lang=${lang}">${button(lang, 'pay', '')}${button(lang, 'refuse', 's3')}
        <h2>${escape(say(lang, 'checkout.sandbox.trouble'))}</h2>
        ${button(lang, 'pay-and-close', 's2')}${button(lang, 'pay-twice', 's2')}${button(lang, 'late', 's2')}${button(lang, 'pay-no-refund', 's2')}</form>`;
    case 'closed':
      return `<p class="say" role="status">${escape(say(lang, 'checkout.sandbox.closed'))}</p>`;
    case 'late':
      return `<p class="say" role="status">${escape(say(lang, 'checkout.sandbox.answers-at', { time: new Date(session.paidAt ?? session.createdAt) }))}</p>
        <a class="btn s3" href="${escape(shown.back)}">${escape(say(lang, 'checkout.sandbox.back'))}</a>`;
  }
}

/** The sandbox gateway's page, in the shop's look and both languages; it takes no card. */
export function pageOf(shown: Shown): string {
  const { lang, session } = shown;
  const other: Lang = lang === 'fa' ? 'en' : 'fa';
  const title = say(lang, 'checkout.sandbox.title');
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main>
<header><h1>${escape(title)}</h1>${shown.kind === 'choose' ? `<a lang="${other}" href="?lang=${other}">${other === 'fa' ? 'فارسی' : 'English'}</a>` : ''}</header>
<p class="soft">${escape(say(lang, 'checkout.sandbox.explain'))}</p>
<dl><div><dt>${escape(say(lang, 'checkout.sandbox.for'))}</dt><dd>${escape(session.description)}</dd></div>
<div><dt>${escape(say(lang, 'checkout.sandbox.opened'))}</dt><dd>${escape(formatTime(lang, new Date(session.createdAt)))}</dd></div>
<div><dt>${escape(say(lang, 'checkout.sandbox.card'))}</dt><dd><bdi dir="ltr">${escape(localDigits(lang, session.cardPan))}</bdi></dd></div>
<div class="total"><dt>${escape(say(lang, 'checkout.sandbox.amount'))}</dt><dd>${escape(formatMoney(lang, session.amount))}</dd></div></dl>
${main(shown)}
</main></body></html>`;
}
