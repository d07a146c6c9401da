import { FIND_MOST } from '#domain/desk/find-words';
import { inquiryKinds } from '#domain/inquiries/kinds';
import { partyKinds } from '#domain/invoices/party';
import { serviceGroups } from '#domain/service-requests/service-type';
import { ticketKinds } from '#domain/warranty/states';
import { statesOf, statesOfThat, type NounName } from '#domain/work/nouns';
import { parseLocalDate } from '#locales/jalali';
import { listsByDay, type DeskList, type DeskListWish } from '#services/staff/lists/desk-list';

const states: Readonly<Record<DeskList, readonly string[]>> = {
  users: [],
  devices: ['all', ...statesOf('device')],
  'warranty-tickets': ofWork('ticket', ticketKinds),
  'device-claims': ofWork('claim'),
  'service-requests': ofWork('request', serviceGroups),
  inquiries: ofWork('inquiry', inquiryKinds),
  invoices: ['all', ...partyKinds],
};

/** What is open, by kind and by state; where one state alone is open, that is what is open. */
function ofWork(of: NounName, kinds: readonly string[] = []): string[] {
  const open = statesOfThat(of, 'open');
  return ['open', ...kinds, ...statesOf(of).filter((state) => open.length > 1 || !open.includes(state)), 'all'];
}

/** What a list can show; what staff have to do comes first. */
export function shownOf(list: DeskList): readonly string[] {
  return states[list];
}

/** What the list's address asks for; what is no choice is left out. Days may be typed in either calendar. [ADM-3, LANG-3] */
export function readDeskList(list: DeskList, query: unknown): DeskListWish {
  const asked = (query ?? {}) as Record<string, unknown>;
  const { show, search, after, before } = asked;
  const shown = states[list];
  const day = (name: string) => {
    const text = listsByDay.includes(list) ? asked[name] : undefined;
    return typeof text === 'string' ? (parseLocalDate(text) ?? undefined) : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  return {
    show: shown.find((one) => one === show) ?? shown[0] ?? 'all',
    search: typeof search === 'string' ? search.trim().slice(0, FIND_MOST) : '',
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(typeof after === 'string' ? { after } : typeof before === 'string' ? { before } : {}),
  };
}

/** The same as an address; a search covers the whole list, so it excludes other filters. */
export function deskListAddress(list: DeskList, { show, search = '', from, to, after, before }: Partial<DeskListWish>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else {
    if (show && states[list].length > 0 && show !== states[list][0]) query.set('show', show);
    if (from) query.set('from', from);
    if (to) query.set('to', to);
  }
  if (after) query.set('after', after);
  else if (before) query.set('before', before);
  return `/admin/collections/${list}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
