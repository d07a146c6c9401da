'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { dayStart, tehranDay } from '#domain/calendars/day';
import { formatWeekdayDate } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { addMonths, dayOf, formatMonth, monthOf } from '#locales/months';
import { say } from '#locales/say';
import { useHolidays } from './holidays';
import { MonthTable } from './month-table';

type Props = { lang: Lang; /** The chosen day in Tehran, as 2026-12-09. */ value: string | null; onChoose: (day: string) => void; onClose: () => void };

/** A date picker for days in Tehran, Jalali or Gregorian by language, with the public holidays; usable by mouse, keys and screen reader. [ADM-2, LANG-3, JOB-3] */
export function Calendar({ lang, value, onChoose, onClose }: Props) {
  const [today] = useState(() => tehranDay(new Date()));
  const [at, setAt] = useState(value ?? today);
  const holidays = useHolidays(lang);
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const month = monthOf(lang, at);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!box.current?.contains(target) && !target.closest('.zb-date-open')) onClose();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [onClose]);
  const turn = (more: number) => setAt(dayOf(lang, addMonths(month, more), month.day));
  const closed = [...holidays].filter(([day]) => {
    const of = monthOf(lang, day);
    return of.year === month.year && of.month === month.month;
  });
  return (
    <div ref={box} role="dialog" aria-labelledby={name} className="zb-calendar">
      <div className="zb-calendar-head">
        <button type="button" aria-label={say(lang, 'admin.date.previous-month')} onClick={() => turn(-1)}>
          <span aria-hidden="true">{lang === 'fa' ? '›' : '‹'}</span>
        </button>
        <strong id={name} aria-live="polite">
          {formatMonth(lang, month)}
        </strong>
        <button type="button" aria-label={say(lang, 'admin.date.next-month')} onClick={() => turn(1)}>
          <span aria-hidden="true">{lang === 'fa' ? '‹' : '›'}</span>
        </button>
      </div>
      <MonthTable {...{ lang, month, at, today, holidays, onChoose }} chosen={value} onMove={setAt} />
      {closed.length > 0 ? (
        <ul className="zb-closed-days">
          {closed.map(([day, title]) => (
            <li key={day}>
              <b>{formatWeekdayDate(lang, new Date(dayStart(day).getTime() + 12 * 3_600_000))}</b> {title}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="zb-buttons">
        <button type="button" className="zb-button zb-button--quiet" onClick={() => setAt(today)}>
          {say(lang, 'admin.date.to-today')}
        </button>
        <button type="button" className="zb-button zb-button--quiet" onClick={onClose}>
          {say(lang, 'admin.date.close')}
        </button>
      </div>
    </div>
  );
}
