import type { Lang } from './lang';

const TEHRAN = 'Asia/Tehran';
const tags: Record<Lang, string> = { fa: 'fa-IR', en: 'en-GB' };
const dateForms = new Map<string, Intl.DateTimeFormat>();

function dateForm(lang: Lang, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${name}`;
  let form = dateForms.get(key);
  if (!form) dateForms.set(key, (form = new Intl.DateTimeFormat(tags[lang], { ...options, timeZone: TEHRAN })));
  return form;
}

function parts(form: Intl.DateTimeFormat, date: Date): Record<string, string> {
  return Object.fromEntries(form.formatToParts(date).map((part) => [part.type, part.value]));
}

/** A date with its year: «۱۸ آذر ۱۴۰۵», “9 December 2026”. [LANG-3] */
export function formatDate(lang: Lang, date: Date): string {
  const { day, month, year } = parts(dateForm(lang, 'long', { day: 'numeric', month: 'long', year: 'numeric' }), date);
  return `${day} ${month} ${year}`;
}

/** A day and its month: «۱۸ آذر», “9 December”. [LANG-3] */
export function formatDayMonth(lang: Lang, date: Date): string {
  const { day, month } = parts(dateForm(lang, 'long', { day: 'numeric', month: 'long', year: 'numeric' }), date);
  return `${day} ${month}`;
}

/** A moment with its year: «۱۸ آذر ۱۴۰۵، ساعت ۱۷:۳۰», “9 December 2026, 17:30”. [LANG-3] */
export function formatMoment(lang: Lang, date: Date): string {
  return `${formatDate(lang, date)}${lang === 'fa' ? '، ساعت ' : ', '}${formatTime(lang, date)}`;
}

/** A date in digits, for tables: «۱۴۰۵/۰۹/۱۸», “2026-12-09”. [LANG-3] */
export function formatShortDate(lang: Lang, date: Date): string {
  const { day, month, year } = parts(dateForm(lang, 'short', { day: '2-digit', month: '2-digit', year: 'numeric' }), date);
  return lang === 'fa' ? `${year}/${month}/${day}` : `${year}-${month}-${day}`;
}

/** A day by its name: «چهارشنبه ۱۸ آذر», “Wednesday 9 December”. [LANG-3] */
export function formatWeekdayDate(lang: Lang, date: Date): string {
  const { weekday, day, month } = parts(dateForm(lang, 'weekday', { weekday: 'long', day: 'numeric', month: 'long' }), date);
  return `${weekday} ${day} ${month}`;
}

/** The name of a day of the week: «چهارشنبه», “Wednesday”. [LANG-3] */
export function weekdayName(lang: Lang, date: Date): string {
  return parts(dateForm(lang, 'weekday', { weekday: 'long', day: 'numeric', month: 'long' }), date)['weekday'] ?? '';
}

/** The time in Tehran: «۱۷:۳۰», “3:58”; without a zero before it, which some browsers write and others do not. [LANG-3] */
export function formatTime(lang: Lang, date: Date): string {
  const { hour, minute } = parts(dateForm(lang, 'time', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }), date);
  return `${hour?.replace(/^[0۰](?=.)/, '')}:${minute}`;
}

/** A day and its time: «چهارشنبه ۱۸ آذر، ساعت ۱۷:۳۰», “Wednesday 9 December, 17:30”. [LANG-3] */
export function formatDateTime(lang: Lang, date: Date): string {
  const between = lang === 'fa' ? '، ساعت ' : ', ';
  return `${formatWeekdayDate(lang, date)}${between}${formatTime(lang, date)}`;
}

const TEHRAN_AHEAD_MS = 210 * 60_000;
const DAY_MS = 86_400_000;

/** Until when something is promised or asked: its moment, or, where it ends with a day, the end of that day: «پایان شنبه ۳ آذر», “the end of Tuesday 24 November”. [JOB-3, LANG-3] */
export function formatDue(lang: Lang, dueAt: Date): string {
  const midnight = (dueAt.getTime() + TEHRAN_AHEAD_MS) % DAY_MS === 0;
  if (!midnight) return formatDateTime(lang, dueAt);
  const day = formatWeekdayDate(lang, new Date(dueAt.getTime() - 1));
  return lang === 'fa' ? `پایان ${day}` : `the end of ${day}`;
}
