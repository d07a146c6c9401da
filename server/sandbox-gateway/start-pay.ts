import { pageOf, type Lang } from './page';
import { statusOf, type Session, type Sessions } from './sessions';

export type Answered = { status: number; location?: string; html?: string };

/** How the sandbox may answer a buyer; the buttons of its page. */
export const choices = ['pay', 'refuse', 'pay-and-close', 'pay-twice', 'late', 'pay-no-refund'] as const;
type Choice = (typeof choices)[number];

function callback(session: Session, status: 'OK' | 'NOK'): string {
  const url = new URL(session.callbackUrl);
  url.searchParams.set('Authority', session.authority);
  url.searchParams.set('Status', status);
  return url.href;
}

/** The buyer's page at the gateway; paid or refused sessions lead back to the shop, as the real one's do. */
export function showPay(session: Session, lang: Lang): Answered {
  const status = statusOf(session, new Date());
  if (status === 'PAID' || status === 'VERIFIED') return { status: 303, location: callback(session, 'OK') };
  if (status === 'FAILED') return { status: 303, location: callback(session, 'NOK') };
  return { status: 200, html: pageOf({ kind: 'choose', session, lang }) };
}

/** One press of a button. */
export function press(sessions: Sessions, session: Session, choice: string | null, lang: Lang, lateMs: number): Answered {
  if (statusOf(session, new Date()) !== 'IN_BANK') return showPay(session, lang);
  const paidNow = () => sessions.change(session, { paidAt: new Date().toISOString() });
  switch (choice as Choice) {
    case 'pay':
      return { status: 303, location: callback(paidNow(), 'OK') };
    case 'refuse':
      return { status: 303, location: callback(sessions.change(session, { refusedAt: new Date().toISOString() }), 'NOK') };
    case 'pay-and-close':
      return { status: 200, html: pageOf({ kind: 'closed', session: paidNow(), lang }) };
    case 'pay-twice': {
      const location = callback(paidNow(), 'OK');
      void fetch(location, { redirect: 'manual' }).catch(() => {});
      return { status: 303, location };
    }
    case 'late': {
      const paidAt = new Date(Date.now() + lateMs).toISOString();
      return { status: 200, html: pageOf({ kind: 'late', session: sessions.change(session, { paidAt }), lang, back: callback(session, 'NOK') }) };
    }
    case 'pay-no-refund':
      return { status: 303, location: callback(sessions.change(session, { paidAt: new Date().toISOString(), noRefund: true }), 'OK') };
    default:
      return { status: 400, html: pageOf({ kind: 'choose', session, lang }) };
  }
}
