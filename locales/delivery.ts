import { formatWeekdayDate } from './dates';
import type { Lang } from './lang';
import { say } from './say';

/** A part of a day with its hours. */
export type NamedPart = { part: 'morning' | 'afternoon' | 'evening'; fromHour: number; toHour: number };

/** «صبح، ۹ تا ۱۳», “morning, 9 to 13”. [LANG-3, ORD-11] */
export function partWords(lang: Lang, { part, ...hours }: NamedPart): string {
  return say(lang, 'orders.delivery.part-hours', { part: say(lang, `orders.delivery.parts.${part}`), ...hours });
}

/** A chosen day, given as 2026-12-09, and its part: «چهارشنبه ۱۸ آذر، صبح، ۹ تا ۱۳». [LANG-3, ORD-11] */
export function deliveryWords(lang: Lang, day: string, part: NamedPart | null): string {
  const onDay = chosenDayWords(lang, day);
  return part ? say(lang, 'orders.delivery.day-part', { onDay, part: partWords(lang, part) }) : say(lang, 'orders.delivery.on-day', { onDay });
}

/** «چهارشنبه ۱۸ آذر» of a day given as 2026-12-09. */
export function chosenDayWords(lang: Lang, day: string): string {
  return formatWeekdayDate(lang, new Date(`${day}T12:00:00+03:30`));
}
