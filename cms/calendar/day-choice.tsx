'use client';
import { useState } from 'react';
import { dayStart } from '#domain/calendars/day';
import { formatShortDate } from '#locales/dates';
import { parseLocalDate } from '#locales/jalali';
import type { Lang } from '#locales/lang';
import { DayTyped } from './day-typed';

type Props = { lang: Lang; id: string; name: string; value: string; placeholder?: string };

/** A day in a form that an address takes; without scripts it is a plain field. */
export function DayChoice({ lang, id, name, value, placeholder }: Props) {
  const [typed, setTyped] = useState(value);
  return (
    <DayTyped
      {...{ lang, id, name, typed, placeholder }}
      invalid={typed.trim() !== '' && parseLocalDate(typed) === null && /\d.*\d.*\d.*\d.*\d.*\d/.test(typed)}
      onType={setTyped}
      onChoose={(day) => setTyped(formatShortDate(lang, new Date(dayStart(day).getTime() + 12 * 3_600_000)))}
    />
  );
}
