'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Stamp } from '#services/staff/stamp';
import { hush, pressedSince, tell } from '../actions/told';

type Props = { lang: Lang; document: string; stamp: Stamp };
const LOOK_MS = 15_000;
/** For so long after a press, changes by oneself or the portal count as its result and are not announced. */
const OWN_MS = 60_000;
const words = { self: 'moved-elsewhere', staff: 'moved-meanwhile', buyer: 'moved-by-buyer', clock: 'moved-by-clock' } as const;

/** Keeps a document's page up to date: changes by a colleague, another tab, the buyer or the clock are loaded, and announced with who made them; the results of one's own press are not announced. [ADM-4] */
export function Fresh({ lang, document, stamp }: Props) {
  const router = useRouter();
  const { at, by } = stamp;
  const shown = useRef(at);
  useEffect(() => {
    const before = shown.current;
    shown.current = at;
    if (at === before || ((by === 'self' || by === 'clock') && pressedSince(Date.now() - OWN_MS))) return undefined;
    // After the cards of the new state stand.
    const later = setTimeout(() => tell(document, { tone: 'info', text: say(lang, `admin.order.${words[by]}`), far: true }), 0);
    return () => clearTimeout(later);
  }, [at, by, document, lang]);
  useEffect(() => {
    let asking = false;
    const look = async () => {
      if (window.document.hidden || asking) return;
      asking = true;
      const answer = await fetch(`/cms-api/desk/stamp/${document}`, { credentials: 'same-origin' }).catch(() => null);
      const now = answer?.ok ? ((await answer.json()) as { stamp: number }).stamp : null;
      asking = false;
      if (now !== null && now > shown.current) router.refresh();
    };
    const back = () => void look();
    const every = setInterval(back, LOOK_MS);
    window.document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    window.addEventListener('pageshow', back);
    back();
    return () => {
      clearInterval(every);
      window.document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
      window.removeEventListener('pageshow', back);
    };
  }, [document, router]);
  useEffect(() => () => hush(document), [document]);
  return null;
}
