import { hasWord, say } from '#locales/say';
import { formatCode, formatMoney, formatPhone } from '#locales/numbers';
import { nounIn, nouns } from '#domain/work/nouns';
import type { Lang } from '#locales/lang';
import type { Found } from '#services/staff/find/find';
import type { DeskList, DeskRow } from '#services/staff/lists/desk-list';
import { goodsWords } from './goods-words';

/** One thing that was found: who or what, its code, what it is, and where it stands. */
export type FoundLine = { group: string; title: string; code: string | null; sub: string; href: string };

/** What was found as lines, each kind after the other. [ADM-3] */
export function foundLines(lang: Lang, { orders, lists, goods }: Found): FoundLine[] {
  const ofOrders = orders.rows.map((row) => ({
    group: say(lang, 'admin.collections.orders.many'),
    title: row.receiver.name,
    code: row.code,
    sub: [say(lang, `orders.states.${row.state}`), goodsWords(lang, row.goods), formatMoney(lang, row.totalToman)].filter(Boolean).join(' · '),
    href: `/admin/collections/orders/${row.id}`,
  }));
  const ofLists = lists.flatMap(({ list, rows }) => rows.map((row) => lineOf(lang, list, row)));
  return [
    ...ofLists.filter(({ href }) => href.startsWith('/admin/collections/users')),
    ...ofOrders,
    ...ofLists.filter(({ href }) => !href.startsWith('/admin/collections/users')),
    ...goods.map(({ of, id, code, title }) => ({
      group: say(lang, `admin.collections.${of}.many`),
      title: title ?? code,
      code: title ? code : null,
      sub: '',
      href: `/admin/collections/${of}/${id}`,
    })),
  ];
}

function lineOf(lang: Lang, list: DeskList, row: DeskRow): FoundLine {
  return {
    group: say(lang, `admin.collections.${list}.many`),
    title: row.name ?? row.what ?? say(lang, 'staff.list.nameless'),
    code: (list === 'invoices' && row.code ? formatCode(lang, row.code) : row.code) ?? (row.phone ? formatPhone(lang, row.phone) : null),
    sub: [row.name ? row.what : null, kindWord(lang, list, row.kind), stateWord(lang, list, row.state)].filter(Boolean).join(' · '),
    href: `/admin/collections/${list}/${row.id}`,
  };
}

const kinds: Readonly<Record<DeskList, string | null>> = {
  users: null,
  devices: null,
  'warranty-tickets': 'warranty.tickets.kinds',
  'service-requests': 'services.types',
  inquiries: 'inquiries.kinds',
  invoices: 'admin.options',
  'device-claims': 'staff.list.claim',
};
const wordIn = (lang: Lang, of: string | null, name: string | null) => {
  const key = `${of}.${name}`;
  return of && name && hasWord(key) ? say(lang, key) : null;
};

/** The kind of a ticket, a request, a registration or an invoice in words; of a service request, the service itself. */
export function kindWord(lang: Lang, list: DeskList, kind: string | null): string | null {
  return wordIn(lang, kinds[list], kind && list === 'service-requests' ? `${kind}.name` : kind);
}

/** A choice of a list's kinds in words: service requests are chosen by their group. */
export function kindChoiceWord(lang: Lang, list: DeskList, kind: string): string | null {
  return list === 'service-requests' ? wordIn(lang, 'services.groups', kind) : kindWord(lang, list, kind);
}

/** A state of one of these lists in words. */
export function stateWord(lang: Lang, list: DeskList, state: string | null): string | null {
  const noun = nounIn(list);
  return noun && wordIn(lang, nouns[noun].words, state);
}
