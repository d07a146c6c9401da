import { enUS as english, faIR as gregorian, type Locale } from 'date-fns/locale';
import { formatDate, formatShortDate, formatTime } from '#locales/dates';
import { jalaliDate, jalaliMonths } from '#locales/jalali';
import type { Lang } from '#locales/lang';
import { localDigits } from '#locales/numbers';

type Part = { isToken: boolean; value: string };

/** A moment's day as a language counts it, in Tehran. */
function dayOf(lang: Lang, date: Date): { year: number; month: number; day: number; name: string } {
  if (lang === 'fa') {
    const { year, month, day } = jalaliDate(date);
    return { year, month, day, name: jalaliMonths.fa[month - 1] ?? '' };
  }
  const [year = 0, month = 0, day = 0] = formatShortDate('en', date).split('-').map(Number);
  return { year, month, day, name: formatDate('en', date).split(' ')[1] ?? '' };
}

/*
 * Payload writes its dates by date-fns with these locales (next.config.mjs puts them in the place of `date-fns/locale/fa-IR`
 * and `en-US`): what a pattern asks of year, month, day and time is answered in Tehran, in Persian Jalali and in Persian digits.
 */
function written(lang: Lang, date: Date, token: string): string | null {
  const { year, month, day, name } = dayOf(lang, date);
  const digits = (value: number, width = 1) => localDigits(lang, String(value).padStart(width, '0'));
  const [hour = '', minute = ''] = formatTime(lang, date).split(':');
  switch (token) {
    case 'y':
    case 'yyyy':
      return digits(year);
    case 'yy':
      return digits(year % 100, 2);
    case 'M':
      return digits(month);
    case 'MM':
      return digits(month, 2);
    case 'MMM':
    case 'MMMM':
    case 'LLLL':
      return name;
    case 'd':
      return digits(day);
    case 'do':
      return lang === 'fa' ? `${digits(day)}م` : digits(day);
    case 'dd':
      return digits(day, 2);
    case 'h':
    case 'hh':
    case 'H':
    case 'HH':
      return hour;
    case 'm':
    case 'mm':
      return minute;
    case 'a':
    case 'aa':
      return '';
    default:
      return null;
  }
}

const preprocessorOf =
  (lang: Lang) =>
  (date: Date, parts: Part[]): Part[] =>
    parts.map((part) => {
      const text = part.isToken ? written(lang, new Date(date.getTime()), part.value) : null;
      // What stands between the parts is Persian too.
      const between = lang === 'fa' ? part.value.replace(',', '،') : part.value;
      return { isToken: text === null && part.isToken, value: text ?? (part.isToken ? part.value : between) };
    });

/** Persian dates are Jalali wherever Payload writes one: versions, last change, schedules. [ADM-2, LANG-3] */
export const faIR: Locale = {
  ...gregorian,
  localize: { ...gregorian.localize, preprocessor: preprocessorOf('fa') } as Locale['localize'],
  formatDistance: (...asked) => localDigits('fa', gregorian.formatDistance(...asked)),
};

/** English dates are Tehran's too, whatever clock the browser has. [ADM-2, LANG-3] */
export const enUS: Locale = { ...english, localize: { ...english.localize, preprocessor: preprocessorOf('en') } as Locale['localize'] };
