'use client';
import { useRef, useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { parseLocalDate } from '#locales/jalali';
import { Calendar } from './calendar';

type Props = {
  lang: Lang;
  id: string;
  /** What stands in the field, as it was typed. */ typed: string;
  label?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onType: (text: string) => void;
  onChoose: (day: string) => void;
};

/** A day: typed in any digits and either calendar, or taken from the calendar that its button opens. [ADM-2, LANG-3, LANG-4] */
export function DayTyped({ lang, id, typed, label, name, placeholder, invalid = false, disabled = false, describedBy, onType, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="zb-date">
      <input
        id={id}
        dir="ltr"
        autoComplete="off"
        aria-invalid={invalid}
        {...{ name, placeholder, disabled }}
        {...(label ? { 'aria-label': label } : {})}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <button
        type="button"
        ref={opener}
        className="zb-date-open"
        aria-label={say(lang, 'admin.date.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <svg className="zb-i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h14v14H5zM5 10h14M9 3v4M15 3v4" />
        </svg>
      </button>
      {open ? (
        <Calendar
          lang={lang}
          value={parseLocalDate(typed)}
          onClose={close}
          onChoose={(day) => {
            onChoose(day);
            close();
          }}
        />
      ) : null}
    </div>
  );
}
