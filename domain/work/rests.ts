import { restingInquiryStates } from '../inquiries/life-cycle';
import { restingOrderStates } from '../orders/life-cycle';
import { closedClaimStates } from '../warranty/claim-life-cycle';
import { closedTicketStates } from '../warranty/ticket-life-cycles';
import type { WorkCollection } from './queues';

/** The states of each list in which nobody has to work on a thing any more; a review is work until somebody has looked at it. */
const resting: Readonly<Record<WorkCollection, readonly string[]>> = {
  orders: restingOrderStates,
  'warranty-tickets': closedTicketStates,
  'device-claims': closedClaimStates,
  inquiries: restingInquiryStates,
  reviews: ['shown', 'hidden', 'withdrawn', 'deleted'],
};

/** Whether a thing of a list rests: nobody is asked to take it. [ADM-3] */
export function rests(collection: WorkCollection, state: string): boolean {
  return resting[collection].includes(state);
}
