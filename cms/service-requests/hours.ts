import type { Hours } from '#domain/service-requests/visits';
import { formatShortDate, formatTime } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { readMoment } from '../fields/read-moment';

/** Hours as they are typed: `visitDay`, `visitFrom` and `visitTo` of a form. */
export type TypedHours = { day: string; from: string; to: string };

/** Hours as a form begins with them; empty where none are agreed. */
export function typedHours(lang: Lang, hours: Hours | null): TypedHours {
  if (!hours) return { day: '', from: '', to: '' };
  return { day: formatShortDate(lang, hours.from), from: formatTime(lang, hours.from), to: formatTime(lang, hours.to) };
}

/** Reads them back; a moment that is no time is told by the service. */
export function readHours(body: Readonly<Record<string, unknown>>): Hours {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  const moment = (name: string) => readMoment(text('visitDay'), text(name)) ?? new Date(Number.NaN);
  return { from: moment('visitFrom'), to: moment('visitTo') };
}
