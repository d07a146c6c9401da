import type { WorkCollection } from '#domain/work/queues';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { InquiryBadge } from '../inquiries/state-badge';
import { StateBadge } from '../orders/state-badge';
import { ReviewBadge } from '../reviews/state-badge';
import { ClaimStateBadge } from '../warranty/claim-state-badge';
import { TicketStateBadge } from '../warranty/ticket-state-badge';

/** How a piece of work stands, by the words of its own noun. [ADM-3] */
export function WorkBadge({ lang, collection, state }: { lang: Lang; collection: WorkCollection; state: string }) {
  switch (collection) {
    case 'orders':
      return <StateBadge lang={lang} state={state} />;
    case 'warranty-tickets':
      return <TicketStateBadge lang={lang} state={state} />;
    case 'device-claims':
      return <ClaimStateBadge lang={lang} state={state} />;
    case 'inquiries':
      return <InquiryBadge lang={lang} state={state} />;
    case 'reviews':
      return <ReviewBadge lang={lang} state={state} />;
  }
}

/** What a piece of work is: its kind where it has one, else what its list calls one of them. */
export function workKind(lang: Lang, collection: WorkCollection, kind: string | null): string {
  const key = collection === 'warranty-tickets' ? `warranty.tickets.kinds.${kind}` : `inquiries.kinds.${kind}`;
  return kind && hasWord(key) ? say(lang, key) : say(lang, `admin.collections.${collection}.one`);
}
