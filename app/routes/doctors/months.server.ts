import { dayNumber, isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import { pickerDays, type PickerDay, type ShownSlot } from '#domain/doctors/picker';
import { fromSaturday } from '#domain/doctors/slots';
import type { Lang } from '#locales/lang';
import { addMonths, dayOf, daysIn, formatMonth, monthOf, otherDay, otherMonth } from '#locales/months';
import { formatList } from '#locales/format';
import { holidayDays, type DoctorPage } from '#services/doctors/doctor';

const MONTHS = 2;

export type PickerCell = PickerDay & { number: number; other: number; holiday: string | null };
export type PickerMonth = { name: string; other: string; /** Empty cells before the first day. */ blanks: number; days: PickerCell[] };

/** Two months of the reader's calendar, from this week on to the week in which the open days end. [CONS-1, LANG-3] */
export function monthsOf(lang: Lang, doctor: Pick<DoctorPage, 'holidays' | 'lastDay'>, slots: readonly ShownSlot[], now: Date): PickerMonth[] {
  const today = dayNumber(now);
  const week = today - fromSaturday(today);
  const end = doctor.lastDay + 6 - fromSaturday(doctor.lastDay);
  const first = monthOf(lang, tehranDay(now));
  return Array.from({ length: MONTHS }, (_, at) => addMonths(first, at)).flatMap((month) => {
    const from = Math.max(numberOf(dayOf(lang, month, 1)), week);
    const to = Math.min(numberOf(dayOf(lang, month, daysIn(lang, month))), end);
    if (to < from) return [];
    const days = pickerDays(slots, holidayDays(doctor), { from, to, now, last: doctor.lastDay }).map((one) => ({
      ...one,
      number: monthOf(lang, one.day).day,
      other: otherDay(lang, one.day),
      holiday: doctor.holidays[one.day] ?? null,
    }));
    const others = [...new Set([otherMonth(lang, isoOf(from)), otherMonth(lang, isoOf(to))])];
    return [{ name: formatMonth(lang, month), other: formatList(lang, others), blanks: fromSaturday(from), days }];
  });
}
