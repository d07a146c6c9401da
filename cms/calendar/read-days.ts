import { numberOf } from '#domain/calendars/day';
import { parseLocalDate } from '#locales/jalali';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** The days of an address: what was typed, and what is wrong with it. */
export type TypedDays = { typed: { from: string; to: string }; wrong: { from?: string; to?: string } };
const MOST_TYPED = 40;

/** What stands in the two days of a filter, with a sentence for a day that there is not, or that lies before the other; typed in any digits and either calendar. [ADM-3, LANG-3, LANG-4] */
export function readDays(lang: Lang, query: unknown, most = Number.POSITIVE_INFINITY): TypedDays {
  const asked = (query ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name].trim().slice(0, MOST_TYPED) : '');
  const typed = { from: text('from'), to: text('to') };
  const [from, to] = [typed.from, typed.to].map((one) => (one === '' ? undefined : parseLocalDate(one)));
  const unknown = say(lang, 'staff.filter.no-day');
  const wrong = {
    ...(from === null ? { from: unknown } : {}),
    ...(to === null ? { to: unknown } : from && to ? orderOf(lang, from, to, most) : {}),
  };
  return { typed, wrong };
}

function orderOf(lang: Lang, from: string, to: string, most: number): { to?: string } {
  if (from > to) return { to: say(lang, 'staff.filter.turned') };
  return numberOf(to) - numberOf(from) < most ? {} : { to: say(lang, 'staff.filter.long', { count: most }) };
}

/** Whether a filter by days cannot be read. */
export function isWrong({ wrong }: TypedDays): boolean {
  return wrong.from !== undefined || wrong.to !== undefined;
}
