import { placeNames } from '#domain/addresses/iran';
import { isWorkCollection, nounIn, rests } from '#domain/work/nouns';
import type { DeviceState } from '#domain/warranty/states';
import { formatShortDate } from '#locales/dates';
import { formatCode, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DeskList, DeskRow } from '#services/staff/lists/desk-list';
import { DeviceStateBadge } from '../warranty/device-state-badge';
import { NounBadge } from '../work/noun-badge';
import type { WorkLine } from '../work/work-table';
import { kindWord } from './found-lines';
import { writeChoice } from './read-many';

/** A row of one of these lists: whom and what it is about, how it stands, and whose work it is. [ADM-3] */
export function rowLine(lang: Lang, list: DeskList, row: DeskRow, now: Date): WorkLine {
  const { name, phone, what, state, owner } = row;
  const place = row.city && row.province ? placeNames(lang, row.province, row.city).city : null;
  const title = name ?? (list === 'devices' ? (what ?? '') : phone ? formatPhone(lang, phone) : say(lang, 'staff.list.nameless'));
  const open = owner !== null && row.dueAt !== null;
  const came = formatShortDate(lang, row.at);
  const done = isWorkCollection(list) && state !== null && rests(list, state);
  return {
    key: String(row.id),
    document: `${list}/${row.id}`,
    title,
    code: (list === 'invoices' && row.code ? formatCode(lang, row.code) : row.code) ?? (phone && name ? formatPhone(lang, phone) : null),
    lead: kindWord(lang, list, row.kind),
    about: [name ? what : null, place, row.count === null ? null : say(lang, 'staff.list.orders', { count: row.count })].filter(Boolean).join(' · '),
    badge: state === null ? null : <Badge {...{ lang, list, state, now }} />,
    sumToman: row.sumToman,
    ...(open ? { dueAt: row.dueAt, clock: row.clock } : { when: owner && !done ? say(lang, 'staff.list.came', { date: came }) : came }),
    owner: done && owner?.id === null ? null : owner,
    ...(owner && !done ? { choice: { value: writeChoice(`${list}/${row.id}`, state ?? '', owner.version), moves: [] } } : {}),
  };
}

function Badge({ lang, list, state, now }: { lang: Lang; list: DeskList; state: string; now: Date }) {
  const noun = nounIn(list);
  // How a device stands hangs on the day, too.
  if (noun === 'device') return <DeviceStateBadge lang={lang} device={{ state: state as DeviceState, warrantyEndsOn: null }} now={now} />;
  return noun ? <NounBadge lang={lang} of={noun} state={state} /> : null;
}
