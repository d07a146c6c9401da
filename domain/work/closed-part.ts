import type { ClosedPart } from '../accounts/penalty';
import type { NounName } from './nouns';

/** Which part of an account a new thing belongs to; null where a penalty closes none. [ROLE-6] */
export const partOf: Readonly<Record<NounName, ClosedPart | null>> = {
  order: 'orders',
  group: 'orders',
  'group-member': 'orders',
  reservation: 'bookings',
  enrolment: 'bookings',
  request: 'requests',
  review: 'words',
  comment: 'words',
  question: 'words',
  answer: null,
  meeting: null,
  visit: null,
  refund: null,
  ticket: null,
  claim: null,
  device: null,
  inquiry: null,
  'account-role': null,
};
