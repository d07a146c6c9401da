import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { staffRoles, type StaffRole } from '#domain/accounts/roles';
import { nounNames, nounOf } from '#domain/work/nouns';
import type { AskedDocument } from '#services/staff/document-there';
import { deskLists } from '#services/staff/lists/desk-list';

/** The rights that open a list or a global: to see it, to create in it, to read its former versions; null where nobody may. */
type Rights = { at: 'collections' | 'globals' | 'pages'; see: Action; make: Action | null; versions: Action | null };
const written = (see: Action, change: Action): Rights => ({ at: 'collections', see, make: change, versions: change });
const served = (see: Action): Rights => ({ at: 'collections', see, make: null, versions: null });
const single = (versions: Action): Rights => ({ at: 'globals', see: 'admin.open', make: null, versions });

/** Every place of the desk with its rights; a test compares them with the collections' own access rules. [ROLE-5, ADM-5] */
export const deskPlaces: Readonly<Record<string, Rights>> = {
  // Nouns of work are read by the right of their row, and made by nobody here.
  ...Object.fromEntries(nounNames.map(nounOf).flatMap(({ collection, read }) => (collection === null ? [] : [[collection, served(read)]]))),
  invoices: served('admin.invoices.read'),
  users: served('admin.users.read'),
  addresses: served('admin.addresses.read'),
  subscriptions: served('admin.subscriptions.read'),
  'sales-channels': written('admin.channels.read', 'admin.channels.change'),
  'sale-contacts': served('admin.subscriptions.read'),
  products: written('admin.products.read', 'admin.products.change'),
  variants: written('admin.products.read', 'admin.products.change'),
  kinds: written('admin.products.read', 'admin.products.change'),
  features: written('admin.products.read', 'admin.products.change'),
  'discount-codes': written('admin.codes.change', 'admin.codes.change'),
  courses: written('admin.courses.read', 'admin.courses.change'),
  cohorts: written('admin.courses.read', 'admin.courses.change'),
  lessons: written('admin.courses.read', 'admin.courses.change'),
  'quiz-items': written('admin.courses.read', 'admin.courses.change'),
  certificates: served('admin.certificates.read'),
  posts: written('admin.open', 'admin.pages.change'),
  pages: written('admin.open', 'admin.pages.change'),
  manuals: written('admin.products.read', 'admin.products.change'),
  centres: written('admin.centres.read', 'admin.centres.change'),
  doctors: written('admin.doctors.read', 'admin.doctors.change'),
  // Each is one of a type of service: none is made here.
  'service-items': served('admin.services.read'),
  'offer-templates': written('admin.services.read', 'admin.services.change'),
  'rental-units': written('admin.requests.read', 'requests.move'),
  tags: written('admin.open', 'admin.pages.change'),
  topics: written('admin.open', 'admin.pages.change'),
  authors: written('admin.open', 'admin.pages.change'),
  media: written('admin.open', 'admin.media.change'),
  documents: written('admin.open', 'admin.media.change'),
  // The database makes them.
  redirects: served('admin.open'),
  'search-terms': written('admin.pages.change', 'admin.pages.change'),
  holidays: written('admin.open', 'admin.holidays.change'),
  // A colleague is invited; the address of a new one leads there.
  staff: { at: 'collections', see: 'admin.staff.change', make: 'admin.staff.change', versions: null },
  site: single('admin.pages.change'),
  'group-buying': single('admin.ladder.change'),
  sale: single('admin.codes.change'),
  'order-rules': single('admin.order-rules.change'),
  reports: { at: 'pages', see: 'admin.orders.read', make: null, versions: null },
  visits: { at: 'pages', see: 'admin.requests.read', make: null, versions: null },
  board: { at: 'pages', see: 'admin.requests.read', make: null, versions: null },
  appointments: { at: 'pages', see: 'admin.reservations.read', make: null, versions: null },
};

/** Our own pages and the place that each belongs to. */
const ownPages: Readonly<Record<string, string>> = {
  reports: 'reports',
  visits: 'visits',
  board: 'board',
  appointments: 'appointments',
  customer: 'users',
  slip: 'orders',
  refund: 'orders',
  'order-list': 'orders',
  ...Object.fromEntries(deskLists.map((list) => [`${list}-list`, list])),
};
/** Pages that all staff may open. */
const open: readonly string[] = ['find', 'account', 'logout', 'login', 'create-first-user'];

const whys = ['see', 'make', 'versions', 'gone', 'nowhere'] as const;
/** A page that these roles may not open: why, and the place that it belongs to. */
export type ClosedPage = { why: (typeof whys)[number]; place: string };

/** Why a page of the desk does not open for these roles; null where it does. [ADM-5, ROLE-5] */
export function closedPage(roles: readonly StaffRole[], segments: readonly string[]): ClosedPage | null {
  const [first = '', slug, id, view] = segments;
  if (segments.length === 0 || open.includes(first)) return null;
  const at = first === 'collections' || first === 'globals' ? first : null;
  // Payload leads these on to the first page.
  if (at && slug === undefined) return null;
  const place = at ? (slug ?? '') : Object.hasOwn(ownPages, first) ? (ownPages[first] ?? '') : '';
  const rights = Object.hasOwn(deskPlaces, place) ? deskPlaces[place] : undefined;
  if (!rights || (at && rights.at !== at)) return { why: 'nowhere', place: '' };
  const may = (action: Action | null) => action !== null && openTo(action).some((role) => roles.includes(role));
  if (!may(rights.see)) return { why: 'see', place };
  if (at === 'collections' && id === 'create' && !may(rights.make)) return { why: 'make', place };
  return (at === 'globals' ? id : view) === 'versions' && !may(rights.versions) ? { why: 'versions', place } : null;
}

/** The document that a page of the desk is about; null where it is about none. */
export function documentOf([first = '', slug = '', id, view, version]: readonly string[]): AskedDocument | null {
  if (first === 'customer' || first === 'slip') return { collection: ownPages[first] ?? '', id: slug };
  if (first !== 'collections' || id === undefined || id === 'create') return null;
  return { collection: slug, id, version: view === 'versions' ? version : undefined };
}

/** The roles that a right is given to. */
export function openTo(action: Action): StaffRole[] {
  return staffRoles.filter((role) => can({ kind: 'staff', staffId: 0, roles: [role] }, action));
}

/** A closed page as a header's value, from the request handler to the page, and back. */
export const closedWord = ({ why, place }: ClosedPage): string => `${why} ${place}`;

export function readClosed(word: string | null): ClosedPage | null {
  const [said, place = ''] = (word ?? '').split(' ');
  const why = whys.find((one) => one === said);
  return why ? { why, place } : null;
}

/** The header by which the request handler tells a page that it is closed; one that a client sends is removed. */
export const CLOSED_HEADER = 'x-desk-closed';
