'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayStart, numberOf, weekday } from '#domain/calendars/day';
import { formatWeekdayDate, weekdayName } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { formatMonth, monthOf, type Month } from '#locales/months';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { HolidayNames } from './holidays';
import { dayByKey, weeksOf } from './keys';

type Props = {
  lang: Lang;
  month: Month;
  /** The day that has the focus. */ at: string;
  chosen: string | null;
  today: string;
  holidays: HolidayNames;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};
const FRIDAY = 5;
const noon = (day: string) => new Date(dayStart(day).getTime() + 12 * 3_600_000);

/** The days of a month as a grid: one of them takes the focus, the keys go from day to day. [ADM-2] */
export function MonthTable({ lang, month, at, chosen, today, holidays, onMove, onChoose }: Props) {
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => here.current?.focus(), [at]);
  const weeks = weeksOf(lang, month);
  // The second week is whole: its days name the columns.
  const names = (weeks[1] ?? []).map((day) => weekdayName(lang, noon(day ?? at)));
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(lang, at, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(next);
  };
  return (
    <table role="grid" className="zb-month" aria-label={formatMonth(lang, month)} onKeyDown={press}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name}>
              <span aria-hidden="true">{lang === 'fa' ? name.slice(0, 1) : name.slice(0, 2)}</span>
              <span className="zb-unseen">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column} aria-selected={day !== null && day === chosen}>
                {day === null ? null : (
                  <button
                    type="button"
                    ref={day === at ? here : undefined}
                    tabIndex={day === at ? 0 : -1}
                    data-day={day}
                    className={holidays.has(day) || weekday(numberOf(day)) === FRIDAY ? 'zb-closed' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={[
                      formatWeekdayDate(lang, noon(day)),
                      day === today ? say(lang, 'admin.date.today') : '',
                      holidays.has(day) ? say(lang, 'admin.date.holiday', { name: holidays.get(day) ?? '' }) : '',
                    ]
                      .filter(Boolean)
                      .join(lang === 'fa' ? '، ' : ', ')}
                    onClick={() => onChoose(day)}
                  >
                    {formatNumber(lang, monthOf(lang, day).day)}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
