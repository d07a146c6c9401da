'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useState, type FocusEvent } from 'react';
import { dayStart } from '#domain/calendars/day';
import { formatDateTime, formatShortDate, formatTime, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import { DayTyped } from '../calendar/day-typed';
import { langOf } from './lang-of';
import { readMoment } from './read-moment';

type Props = {
  id: string;
  value: Date | null;
  onChange: (moment: Date | null) => void;
  disabled?: boolean;
  /** Whether its hour means nothing. */ dayOnly?: boolean;
};

/** A day and a time as people write them: Jalali in Persian, any digits, Tehran's clock. [LANG-3, LANG-4, ADM-2] */
export function MomentInput({ id, value, onChange, disabled = false, dayOnly = false }: Props) {
  const { i18n } = useTranslation();
  const lang = langOf(i18n);
  const stamp = value?.getTime() ?? null;
  const [typed, setTyped] = useState({ day: '', time: '' });
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setTyped(stamp === null ? { day: '', time: '' } : { day: formatShortDate(lang, new Date(stamp)), time: formatTime(lang, new Date(stamp)) });
    setWrong(false);
  }, [stamp, lang]);
  const said = useId();
  const choose = (day: string) => {
    const time = typed.time.trim() === '' ? formatTime(lang, dayStart(day)) : typed.time;
    const moment = readMoment(formatShortDate('en', dayStart(day)), time) ?? dayStart(day);
    setWrong(false);
    if (moment.getTime() !== stamp) onChange(moment);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    // From the day to its time is not yet leaving.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (typed.day.trim() === '') return onChange(null);
    const moment = readMoment(typed.day, typed.time);
    setWrong(moment === null);
    if (moment && moment.getTime() !== stamp) onChange(moment);
  };
  const example = formatShortDate(lang, new Date('2026-12-09T12:00:00Z'));
  return (
    <div className="zb-moment" onBlur={leave}>
      <DayTyped
        {...{ lang, id, disabled }}
        label={say(lang, 'admin.date.day')}
        placeholder={example}
        typed={typed.day}
        invalid={wrong}
        describedBy={said}
        onType={(day) => setTyped({ ...typed, day })}
        onChoose={choose}
      />
      {dayOnly ? null : (
        <input
          dir="ltr"
          autoComplete="off"
          aria-label={say(lang, 'admin.date.time')}
          aria-describedby={said}
          placeholder={formatTime(lang, new Date('2026-12-09T05:30:00Z'))}
          value={typed.time}
          disabled={disabled}
          onChange={(event) => setTyped({ ...typed, time: event.target.value })}
        />
      )}
      <p id={said} className="zb-help" role={wrong ? 'alert' : undefined}>
        {wrong
          ? say(lang, 'admin.date.invalid', { example })
          : value
            ? dayOnly
              ? formatWeekdayDate(lang, value)
              : formatDateTime(lang, value)
            : say(lang, 'admin.date.hint', { example })}
      </p>
    </div>
  );
}
