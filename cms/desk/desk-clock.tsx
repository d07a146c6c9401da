'use client';
import { useEffect, useState } from 'react';
import { formatTime } from '#locales/dates';
import type { Lang } from '#locales/lang';

const TICK_MS = 10_000;
type Props = { lang: Lang; now: number; counts: boolean; text: string };

/** Tehran's time by the server's clock, and whether the house's promises count in this hour. [ADM-3] */
export function DeskClock({ lang, now, counts, text }: Props) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const ahead = now - Date.now();
    const timer = setInterval(() => setAt(Date.now() + ahead), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <p className={counts ? 'zb-clock zb-clock--counts' : 'zb-clock'} title={text}>
      <b>{formatTime(lang, new Date(at))}</b> <span>{text}</span>
    </p>
  );
}
