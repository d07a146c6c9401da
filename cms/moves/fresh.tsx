'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { hush, pressesSoFar, tell } from '../actions/told';

type Props = { lang: Lang; document: string; stamp: number };
const LOOK_MS = 15_000;

/** Keeps a document's page as the document is: what a colleague, another tab, the buyer or the clock has changed is read anew, and said. [ADM-4] */
export function Fresh({ lang, document, stamp }: Props) {
  const router = useRouter();
  const shown = useRef({ stamp, presses: pressesSoFar() });
  useEffect(() => {
    const { stamp: before, presses } = shown.current;
    shown.current = { stamp, presses: pressesSoFar() };
    if (stamp === before || pressesSoFar() !== presses) return undefined;
    // After the cards of the new state stand.
    const later = setTimeout(() => tell(document, { tone: 'info', text: say(lang, 'admin.order.moved-meanwhile'), far: true }), 0);
    return () => clearTimeout(later);
  }, [stamp, document, lang]);
  useEffect(() => {
    let asking = false;
    const look = async () => {
      if (window.document.hidden || asking) return;
      asking = true;
      const answer = await fetch(`/cms-api/desk/stamp/${document}`, { credentials: 'same-origin' }).catch(() => null);
      const now = answer?.ok ? ((await answer.json()) as { stamp: number }).stamp : null;
      asking = false;
      if (now !== null && now > shown.current.stamp) router.refresh();
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
