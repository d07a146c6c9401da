'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { useState, type ComponentProps } from 'react';
import type { NumberFieldClientComponent } from 'payload';
import { formatNumber } from '#locales/numbers';
import { typedToman } from '#domain/money-typed';
import { typedNumber } from '#domain/number-typed';
import { langOf } from './lang-of';

type Read = (text: string) => number | string;
type Props = ComponentProps<NumberFieldClientComponent> & { as: Read };

/** A number stays as precise in its field as it was typed: degrees have more decimals than prices. */
const MOST_DECIMALS = 6;

/** An amount, taken as people type it; the number is shown with its separators. [LANG-3, LANG-4, PROD-3] */
export const Money: NumberFieldClientComponent = (props) => <Typed {...props} as={typedToman} />;

/** Any other number, in the reader's digits as well: a browser's own number field knows Latin ones only. [LANG-3, LANG-4] */
export const Figure: NumberFieldClientComponent = (props) => <Typed {...props} as={typedNumber} />;

function Typed({ field, path: givenPath, readOnly, as }: Props) {
  const { value, setValue, showError, disabled, path } = useField<number | null | string>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  const lang = langOf(i18n);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof value === 'number' ? formatNumber(lang, value, MOST_DECIMALS) : (value ?? ''));
  const read = (text: string) => {
    setTyped(text);
    const amount = as(text);
    // What can be read in two ways is refused as it stands.
    setValue(amount === 'empty' ? null : typeof amount === 'number' ? amount : text);
  };
  return (
    <div className={`field-type number zb-money${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replace(/\./g, '__')}`}
          name={path}
          dir="ltr"
          inputMode="numeric"
          disabled={Boolean(readOnly) || disabled}
          value={shown}
          onChange={(event) => read(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
