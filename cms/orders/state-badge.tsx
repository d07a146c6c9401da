import { say, hasWord } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<string, string> = {
  'awaiting-payment': 'idle',
  'under-review': 'warn',
  delivered: 'ok',
  cancelled: 'bad',
  'refund-pending': 'warn',
  refunded: 'idle',
  replacement: 'warn',
};

/** An order's state in plain words. */
export function StateBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `orders.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
