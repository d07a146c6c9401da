import type { CollectionConfig } from 'payload';
import { isWorkCollection, type NounCollection } from '#domain/work/nouns';
import { withEvents, type DoEvent } from './do-event';

type Load = () => Promise<DoEvent>;
/** The moves of each noun that lies in a list; services are loaded when one is made. A noun that is forgotten here does not compile. */
const ofNouns: Readonly<Record<NounCollection, Load>> = {
  orders: async () => (await import('./order-event')).orderEvent,
  groups: async () => (await import('./group-event')).groupEvent,
  'warranty-tickets': async () => (await import('./ticket-event')).ticketEvent,
  devices: async () => (await import('./device-event')).deviceEvent,
  'device-claims': async () => (await import('./claim-event')).claimEvent,
  'service-requests': async () => (await import('./request-event')).requestEvent,
  inquiries: async () => (await import('./inquiry-event')).inquiryEvent,
  comments: async () => (await import('./comment-event')).commentEvent,
  reviews: async () => (await import('./review-event')).reviewEvent,
  questions: async () => (await import('./question-event')).questionEvent,
  answers: async () => (await import('./question-event')).answerEvent,
  'account-roles': async () => (await import('./account-role-event')).accountRoleEvent,
};
/** What else has moves. */
const others: Readonly<Record<string, Load>> = {
  variants: async () => (await import('./variant-event')).variantEvent,
  cohorts: async () => (await import('./cohort-event')).cohortEvent,
  certificates: async () => (await import('./certificate-event')).certificateEvent,
  staff: async () => (await import('./staff-event')).staffEvent,
  users: async () => (await import('./user-event')).userEvent,
};

/** Gives a collection its moves, where it has some, and its work an owner. */
export function withMoves(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  if (isWorkCollection(slug)) return withEvents(collection, async () => (await import('./claim-first')).claimFirst(slug, await ofNouns[slug]()));
  const load = (ofNouns as Readonly<Record<string, Load>>)[slug] ?? others[slug];
  return load ? withEvents(collection, load) : collection;
}
