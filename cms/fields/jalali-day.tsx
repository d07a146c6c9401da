'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { TextFieldClientComponent } from 'payload';
import { formatDate, formatShortDate, formatWeekdayDate } from '#locales/dates';
import { parseLocalDate } from '#locales/jalali';
import { DayTyped } from '../calendar/day-typed';
import { langOf } from './lang-of';

const noon = (day: string) => new Date(`${day}T12:00:00+03:30`);

/** A calendar day (a public holiday): written Jalali, kept as 2026-04-02. [JOB-3, LANG-3] */
export const JalaliDay: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, showError, disabled, path } = useField<string | null>({ potentiallyStalePath: givenPath });
  const lang = langOf(useTranslation().i18n);
  const [typed, setTyped] = useState<string | null>(null);
  const known = value && /^\d{4}-\d\d-\d\d$/.test(value) ? noon(value) : null;
  const read = (text: string) => {
    setTyped(text);
    setValue(parseLocalDate(text) ?? text);
  };
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div onBlur={() => setTyped(null)}>
          <DayTyped
            lang={lang}
            id={`field-${path.replace(/\./g, '__')}`}
            disabled={Boolean(readOnly) || disabled}
            typed={typed ?? (known ? formatShortDate(lang, known) : (value ?? ''))}
            onType={read}
            onChoose={setValue}
          />
        </div>
        {known ? <p className="zb-help">{`${formatWeekdayDate(lang, known)} — ${formatDate(lang, known)}`}</p> : null}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
