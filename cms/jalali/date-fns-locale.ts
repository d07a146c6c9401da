import { faIR as gregorian, type Locale } from 'date-fns/locale';
import { formatTime } from '#locales/dates';
import { jalaliDate, jalaliMonths } from '#locales/jalali';
import { localDigits } from '#locales/numbers';

type Part = { isToken: boolean; value: string };

/*
 * Payload writes its dates by date-fns with this locale (next.config.mjs puts it in the place of `date-fns/locale/fa-IR`):
 * what a pattern asks of year, month, day and time is answered Jalali, in Tehran, in Persian digits.
 */
function written(date: Date, token: string): string | null {
  const { year, month, day } = jalaliDate(date);
  const digits = (value: number, width = 1) => localDigits('fa', String(value).padStart(width, '0'));
  const [hour = '', minute = ''] = formatTime('fa', date).split(':');
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
      return jalaliMonths.fa[month - 1] ?? '';
    case 'd':
      return digits(day);
    case 'do':
      return `${digits(day)}م`;
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

function preprocessor(date: Date, parts: Part[]): Part[] {
  return parts.map((part) => {
    const text = part.isToken ? written(new Date(date.getTime()), part.value) : null;
    // What stands between the parts is Persian too.
    return { isToken: text === null && part.isToken, value: text ?? (part.isToken ? part.value : part.value.replace(',', '،')) };
  });
}

/** Persian dates are Jalali wherever Payload writes one: versions, last change, schedules. [ADM-2, LANG-3] */
export const faIR: Locale = {
  ...gregorian,
  localize: { ...gregorian.localize, preprocessor } as Locale['localize'],
  formatDistance: (...asked) => localDigits('fa', gregorian.formatDistance(...asked)),
};
