import type { Config } from '../payload-types';
import type { DeskIconName } from './icon';

/** Collections and globals that can be in the menu. */
type Listed = Exclude<keyof Config['collections'], `payload-${string}`> | keyof Config['globals'];

/** The icon of each list; a list without one does not compile. */
const icons: Readonly<Record<Listed, DeskIconName>> = {
  orders: 'box',
  invoices: 'paper',
  groups: 'people',
  users: 'person',
  'account-roles': 'person',
  addresses: 'home',
  subscriptions: 'talk',
  'warranty-tickets': 'wrench',
  'device-claims': 'paper',
  devices: 'tag',
  'sales-channels': 'store',
  inquiries: 'phone',
  reviews: 'talk',
  comments: 'talk',
  questions: 'talk',
  answers: 'pencil',
  'sale-contacts': 'people',
  variants: 'store',
  products: 'tag',
  kinds: 'layout',
  media: 'picture',
  courses: 'paper',
  cohorts: 'people',
  lessons: 'pencil',
  'quiz-items': 'pencil',
  certificates: 'paper',
  posts: 'pencil',
  pages: 'layout',
  manuals: 'paper',
  'service-requests': 'home',
  'service-items': 'tag',
  'offer-templates': 'paper',
  'rental-units': 'store',
  centres: 'pin',
  doctors: 'person',
  documents: 'paper',
  redirects: 'pin',
  staff: 'people',
  features: 'gear',
  'discount-codes': 'tag',
  'group-buying': 'people',
  sale: 'tag',
  'order-rules': 'gear',
  tags: 'tag',
  topics: 'layout',
  authors: 'person',
  site: 'home',
  'search-terms': 'search',
  holidays: 'gear',
};

/** The sign beside a list of the menu. */
export function iconOf(slug: string): DeskIconName {
  return (icons as Readonly<Record<string, DeskIconName>>)[slug] ?? 'gear';
}
