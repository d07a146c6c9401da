import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { DeskList } from '#services/staff/lists/desk-list';
import type { Heads } from '../work/work-table';

/** The words over a list in which nothing is promised by a time; others say when it is due, what it is and how it stands. [ADM-3] */
export function headsOf(lang: Lang, list: DeskList): Heads | undefined {
  if (list !== 'users' && list !== 'devices' && list !== 'invoices') return undefined;
  const one = say(lang, `admin.collections.${list}.one`);
  return { when: say(lang, `staff.list.heads.${list}`), what: one, state: list === 'users' ? null : say(lang, `staff.list.heads.${list}-state`) };
}
