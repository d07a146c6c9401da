import type { DeskIconName } from './icon';

const icons: Readonly<Record<string, DeskIconName>> = {
  orders: 'box',
  invoices: 'paper',
  groups: 'people',
  users: 'person',
  addresses: 'home',
  subscriptions: 'talk',
  'warranty-tickets': 'wrench',
  'device-claims': 'paper',
  devices: 'tag',
  'sales-channels': 'store',
  inquiries: 'phone',
  reviews: 'talk',
  'sale-contacts': 'people',
  variants: 'store',
  products: 'tag',
  kinds: 'layout',
  media: 'picture',
  posts: 'pencil',
  pages: 'layout',
  manuals: 'paper',
  documents: 'paper',
  staff: 'people',
};

/** The sign beside a list of the menu. */
export function iconOf(slug: string): DeskIconName {
  return icons[slug] ?? 'gear';
}
