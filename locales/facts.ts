import {
  formatCode,
  formatDate,
  formatDateTime,
  formatDue,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
  formatWeekdayDate,
} from './format';
import type { Lang } from './lang';

export type FactValue = string | number | Date;

/** Writes one fact the reader's way; its name's ending says what it is: …Toman, …Percent, …Phone, …Number, …Day, …Date (with its year), …Time, …By and …Until (a deadline). [LANG-3] */
export function formatFact(lang: Lang, name: string, value: FactValue): string {
  if (value instanceof Date) {
    if (/day$/i.test(name)) return formatWeekdayDate(lang, value);
    if (/date$/i.test(name)) return formatDate(lang, value);
    if (/time$/i.test(name)) return formatTime(lang, value);
    if (/(?:by|until)$/i.test(name)) return formatDue(lang, value);
    return formatDateTime(lang, value);
  }
  if (typeof value === 'number') {
    if (/toman$/i.test(name)) return formatMoney(lang, value);
    if (/percent$/i.test(name)) return formatPercent(lang, value);
    return formatNumber(lang, value);
  }
  if (/number$/i.test(name)) return formatCode(lang, value);
  return /phone$/i.test(name) ? formatPhone(lang, value) : value;
}
