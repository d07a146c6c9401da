import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** That its buyer wants an order cancelled and nobody has answered yet. [ORD-5] */
export function WishBadge({ lang }: { lang: Lang }) {
  return <span className="zb-badge zb-badge--bad">{say(lang, 'admin.orders.wish')}</span>;
}
