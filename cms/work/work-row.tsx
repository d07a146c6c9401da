import Link from 'next/link';
import { placeNames } from '#domain/addresses/iran';
import { formatDateTime } from '#locales/dates';
import { formatMoney } from '#locales/numbers';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { WorkItem } from '#services/work/due';
import { InquiryBadge } from '../inquiries/state-badge';
import { refundTones } from '../orders/order-refunds';
import { StateBadge } from '../orders/state-badge';
import { ReviewBadge } from '../reviews/state-badge';
import { TicketStateBadge } from '../warranty/ticket-state-badge';
import { ClaimButton } from './claim-button';

type Props = { lang: Lang; item: WorkItem; me: number; late: boolean };

/** One piece of work: what and where, how it stands, by when, and whose it is. [ADM-3] */
export function WorkRow({ lang, item, me, late }: Props) {
  const document = `${item.collection}/${item.id}`;
  return (
    <li>
      <span className="zb-what">
        <Link href={`/admin/collections/${document}`} prefetch={false}>
          <bdi>{item.code}</bdi>
        </Link>
        <span className="zb-help">{say(lang, `work.queues.${item.queue}`)}</span>
      </span>
      <Badge lang={lang} item={item} />
      <span className="zb-about">{aboutOf(lang, item)}</span>
      <span className={late ? 'zb-when zb-late' : 'zb-when zb-help'}>{item.dueAt ? formatDateTime(lang, item.dueAt) : say(lang, 'work.no-due')}</span>
      <ClaimButton key={item.version} lang={lang} document={document} owner={item.ownerName} mine={item.ownerId === me} version={item.version} />
    </li>
  );
}

function Badge({ lang, item: { queue, state } }: { lang: Lang; item: WorkItem }) {
  switch (queue) {
    case 'calls':
    case 'orders':
      return <StateBadge lang={lang} state={state} />;
    case 'tickets':
      return <TicketStateBadge lang={lang} state={state} />;
    case 'inquiries':
      return <InquiryBadge lang={lang} state={state} />;
    case 'reviews':
      return <ReviewBadge lang={lang} state={state} />;
    case 'refunds': {
      const refund = state as keyof typeof refundTones;
      return <span className={`zb-badge zb-badge--${refundTones[refund]}`}>{say(lang, `admin.refund.states.${refund}`)}</span>;
    }
  }
}

/** The kind, the place and the amount, as far as there are any. */
function aboutOf(lang: Lang, { queue, kind, province, city, amountToman }: WorkItem): string {
  const key = queue === 'tickets' ? `warranty.tickets.kinds.${kind}` : `inquiries.kinds.${kind}`;
  const parts = [
    kind && hasWord(key) ? say(lang, key) : null,
    queue === 'calls' && Number(kind) > 0 ? say(lang, 'work.no-answer', { count: Number(kind) }) : null,
    province && city ? placeNames(lang, province, city).city : null,
    amountToman === null ? null : formatMoney(lang, amountToman),
  ];
  return parts.filter(Boolean).join(' · ');
}
