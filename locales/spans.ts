import { formatNumber, localDigits } from './numbers';
import type { Lang } from './lang';

const units: Record<Lang, readonly [string, string][]> = {
  fa: [
    ['روز', 'روز'],
    ['ساعت', 'ساعت'],
    ['دقیقه', 'دقیقه'],
    ['ثانیه', 'ثانیه'],
  ],
  en: [
    ['day', 'days'],
    ['hour', 'hours'],
    ['minute', 'minutes'],
    ['second', 'seconds'],
  ],
};
const UNIT_SECONDS = [86_400, 3_600, 60, 1] as const;

/** A length of time in its two largest units: «۲ ساعت و ۵ دقیقه», “2 hours and 5 minutes”; working time in hours, since a day of it is no day. [LANG-3] */
export function formatDuration(lang: Lang, seconds: number, largest: 'day' | 'hour' = 'day'): string {
  let left = Math.max(0, Math.ceil(seconds));
  const said: string[] = [];
  UNIT_SECONDS.forEach((size, index) => {
    if (largest === 'hour' && index === 0) return;
    const count = Math.floor(left / size);
    left -= count * size;
    const [one, many] = units[lang][index] ?? ['', ''];
    if (count > 0) said.push(`${formatNumber(lang, count)} ${count === 1 ? one : many}`);
  });
  if (said.length === 0) return `${formatNumber(lang, 0)} ${units[lang][3]?.[1] ?? ''}`;
  return said.slice(0, 2).join(lang === 'fa' ? ' و ' : ' and ');
}

/** A countdown: «۱:۴۲», “1:42”; hours only when there are any. [LANG-3] */
export function formatCountdown(lang: Lang, seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(left / 3_600);
  const minutes = Math.floor((left % 3_600) / 60);
  return localDigits(lang, hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`);
}

/** Names in a row: «الف، ب و پ», “a, b and c”. */
export function formatList(lang: Lang, items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const [comma, and] = lang === 'fa' ? ['، ', ' و '] : [', ', ' and '];
  return `${items.slice(0, -1).join(comma)}${and}${items[items.length - 1] ?? ''}`;
}
