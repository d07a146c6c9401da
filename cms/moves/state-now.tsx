'use client';
import { useSyncExternalStore } from 'react';
import type { WorkCollection } from '#domain/work/queues';
import type { Lang } from '#locales/lang';
import { stateNow, watchTold } from '../actions/told';
import { InquiryBadge } from '../inquiries/state-badge';
import { StateBadge } from '../orders/state-badge';
import { ReviewBadge } from '../reviews/state-badge';
import { ClaimStateBadge } from '../warranty/claim-state-badge';
import { TicketStateBadge } from '../warranty/ticket-state-badge';

const badges: Readonly<Record<WorkCollection, typeof StateBadge>> = {
  orders: StateBadge,
  inquiries: InquiryBadge,
  reviews: ReviewBadge,
  'warranty-tickets': TicketStateBadge,
  'device-claims': ClaimStateBadge,
};
const watch = (look: () => void) => watchTold(undefined, look);

/** A document's state: from the answer to a move on its new one, however long the page takes to be read anew. [ADM-4] */
export function StateNow({ lang, of, id, state }: { lang: Lang; of: WorkCollection; id: number; state: string }) {
  const Badge = badges[of];
  const now = () => stateNow(`${of}/${id}`, state);
  return <Badge lang={lang} state={useSyncExternalStore(watch, now, () => state)} />;
}
