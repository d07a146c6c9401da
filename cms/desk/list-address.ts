import { FIND_MOST } from '#domain/desk/find-words';
import { inquiryKinds, inquiryStates } from '#domain/inquiries/kinds';
import { deviceStates, ticketKinds, ticketStates } from '#domain/warranty/states';
import type { DeskList, DeskListWish } from '#services/staff/lists/desk-list';

const states: Readonly<Record<DeskList, readonly string[]>> = {
  users: [],
  devices: ['all', ...deviceStates],
  'warranty-tickets': ['open', ...ticketKinds, ...ticketStates, 'all'],
  inquiries: ['open', ...inquiryKinds, ...inquiryStates, 'all'],
};

/** What a list can show; what staff have to do comes first. */
export function shownOf(list: DeskList): readonly string[] {
  return states[list];
}

/** What the list's address asks for; what is no choice is left out. [ADM-3] */
export function readDeskList(list: DeskList, query: unknown): DeskListWish {
  const { show, search, after, before } = (query ?? {}) as Record<string, unknown>;
  const shown = states[list];
  return {
    show: shown.find((one) => one === show) ?? shown[0] ?? 'all',
    search: typeof search === 'string' ? search.trim().slice(0, FIND_MOST) : '',
    ...(typeof after === 'string' ? { after } : typeof before === 'string' ? { before } : {}),
  };
}

/** The same as an address: a search is one of the whole list, so it stands alone. */
export function deskListAddress(list: DeskList, { show, search = '', after, before }: Partial<DeskListWish>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else if (show && show !== states[list][0] && show !== 'all') query.set('show', show);
  else if (show === 'all' && states[list][0] !== 'all' && states[list].length > 0) query.set('show', show);
  if (after) query.set('after', after);
  else if (before) query.set('before', before);
  return `/admin/collections/${list}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
