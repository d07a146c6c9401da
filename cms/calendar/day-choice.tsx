'use client';
import { useState } from 'react';
import { parseLocalDate } from '#locales/jalali';
import type { Lang } from '#locales/lang';
import { DayTyped } from './day-typed';
import { typedDay } from './typed-day';

type Props = {
  lang: Lang;
  id: string;
  name: string;
  value: string;
  placeholder?: string | undefined;
  /** What was wrong with it when it was sent. */ wrong?: string | undefined;
};

/** Text with enough digits to be meant as a whole date. */
const WHOLE = /\p{Nd}(?:.*\p{Nd}){5}/u;

/** A day in a form that an address takes; without scripts it is a plain field. */
export function DayChoice({ lang, id, name, value, placeholder, wrong }: Props) {
  const [typed, setTyped] = useState(value);
  return (
    <DayTyped
      {...{ lang, id, name, typed, placeholder }}
      invalid={(wrong !== undefined && typed === value) || (parseLocalDate(typed) === null && WHOLE.test(typed))}
      describedBy={wrong ? `${id}-error` : undefined}
      onType={setTyped}
      onChoose={(day) => setTyped(typedDay(lang, day))}
    />
  );
}
