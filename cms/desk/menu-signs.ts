import type { WorkQueue } from '#domain/work/queues';
import type { DeskIconName } from './icon';

const icons: Readonly<Record<string, DeskIconName>> = {
  orders: 'box',
  invoices: 'paper',
  groups: 'people',
  users: 'person',
  addresses: 'home',
  subscriptions: 'talk',
  'warranty-tickets': 'wrench',
  devices: 'tag',
  'sales-channels': 'store',
  inquiries: 'phone',
  reviews: 'talk',
  'sale-contacts': 'people',
  variants: 'store',
  products: 'tag',
  media: 'picture',
  posts: 'pencil',
  pages: 'layout',
  manuals: 'paper',
  documents: 'paper',
  staff: 'people',
};
const queues: Readonly<Record<string, readonly WorkQueue[]>> = {
  orders: ['calls', 'orders', 'refunds'],
  'warranty-tickets': ['tickets'],
  inquiries: ['inquiries'],
  reviews: ['reviews'],
};

/** The sign beside a list of the menu. */
export function iconOf(slug: string): DeskIconName {
  return icons[slug] ?? 'gear';
}

/** The work that waits in a list. */
export function queuesOf(slug: string): readonly WorkQueue[] {
  return queues[slug] ?? [];
}
