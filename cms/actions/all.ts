import type { CollectionConfig } from 'payload';
import { isWorkCollection } from '#domain/work/queues';
import { withEvents, type DoEvent } from './do-event';

/** Collections whose documents have moves; services are loaded when one is made. */
const moves: Record<string, () => Promise<DoEvent>> = {
  orders: async () => (await import('./order-event')).orderEvent,
  groups: async () => (await import('./group-event')).groupEvent,
  variants: async () => (await import('./variant-event')).variantEvent,
  'warranty-tickets': async () => (await import('./ticket-event')).ticketEvent,
  devices: async () => (await import('./device-event')).deviceEvent,
  'device-claims': async () => (await import('./claim-event')).claimEvent,
  staff: async () => (await import('./staff-event')).staffEvent,
  inquiries: async () => (await import('./inquiry-event')).inquiryEvent,
  reviews: async () => (await import('./review-event')).reviewEvent,
  'account-roles': async () => (await import('./account-role-event')).accountRoleEvent,
  users: async () => (await import('./user-event')).userEvent,
};

const noMoves = async (): Promise<DoEvent> => () => undefined;

/** Gives a collection its moves, where it has some, and its work an owner. */
export function withMoves(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  const load = moves[slug];
  if (isWorkCollection(slug)) return withEvents(collection, async () => (await import('./claim-first')).claimFirst(slug, await (load ?? noMoves)()));
  return load ? withEvents(collection, load) : collection;
}
