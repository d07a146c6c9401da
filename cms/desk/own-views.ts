import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { deskLists } from '#services/staff/lists/desk-list';

type OwnView = { path: `/${string}`; exact: true; Component: string };
const view = (path: `/${string}`, component: string): OwnView => ({ path, exact: true, Component: component });

/** The view that is shown instead of a page that the reader may not open. */
export const CLOSED_VIEW = 'closed';

/** Pages of the desk that are views of our own. */
export const ownViews: Readonly<Record<string, OwnView>> = {
  orderList: view('/order-list', '/orders/order-list#OrderList'),
  reports: view('/reports', '/reports/reports-page#ReportsPage'),
  visits: view('/visits', '/service-requests/visits-page#VisitsPage'),
  board: view('/board', '/service-requests/board-page#BoardPage'),
  appointments: view('/appointments', '/consultations/appointments-page#AppointmentsPage'),
  customer: view('/customer/:id', '/customers/customer-view#CustomerView'),
  slip: view('/slip/:id', '/orders/slip-view#SlipView'),
  refund: view('/refund/:id', '/orders/refund-view#RefundView'),
  find: view('/find', '/desk/find-page#FindPage'),
  closed: view(`/${CLOSED_VIEW}`, '/desk/closed-page#ClosedPage'),
  ...Object.fromEntries(deskLists.map((list) => [`${list}List`, view(`/${list}-list`, '/desk/list-page#DeskListPage')])),
};

const lists: readonly string[] = ['orders', ...deskLists];

/** The view for an address: our lists replace Payload's own, which count all rows and paginate by offset. */
export function ownView<Page extends { segments?: string[] }>(page: Page): Page {
  const [collections, slug = '', ...more] = page.segments ?? [];
  if (collections === 'collections' && slug === 'users' && more.length === 1 && /^\d{1,10}$/.test(more[0] ?? ''))
    return { ...page, segments: ['customer', ...more] };
  if (collections !== 'collections' || more.length > 0 || !lists.includes(slug)) return page;
  return { ...page, segments: [slug === 'orders' ? 'order-list' : `${slug}-list`] };
}

const titles = {
  find: 'staff.find.title',
  slip: 'admin.order.slip',
  refund: 'admin.refund.title',
  reports: 'staff.menu.reports',
  visits: 'staff.menu.visits',
  board: 'staff.menu.board',
  appointments: 'staff.menu.appointments',
} as const;

/** The window's title of a page that Payload has no name for. */
export function ownTitle(lang: Lang, segments: readonly string[] = []): string | null {
  const [first = ''] = segments;
  return first in titles ? windowTitle(lang, say(lang, titles[first as keyof typeof titles])) : null;
}

/** What Payload puts behind each title of its own, in whichever language. */
export const PAYLOAD_SUFFIX = ' · Zarban';

/** A window's title in the reader's language, with the house's name in it. [ADM-2, LANG-2] */
export const windowTitle = (lang: Lang, title: string): string => `${title} · ${say(lang, 'common.brand')}`;

/** The title that Payload made, with the house's name in the reader's language. */
export const inOwnName = (lang: Lang, title: string): string =>
  title.endsWith(PAYLOAD_SUFFIX) ? windowTitle(lang, title.slice(0, -PAYLOAD_SUFFIX.length)) : title;

/** Redirects of Payload's pages that we do not use: a colleague is invited, never created, and the first account exists already. [ADM-5] */
export function ledElsewhere(segments: readonly string[] = []): string | null {
  const path = segments.join('/');
  if (path === 'collections/staff/create' || path === 'staff/create') return '/admin/invite';
  return path === 'create-first-user' ? '/admin' : null;
}
