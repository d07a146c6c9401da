import type { ComponentPropsWithoutRef } from 'react';
import { localDigits } from '#locales/format';
import { useLang } from '../words';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

type Props = FieldWords &
  Omit<ComponentPropsWithoutRef<'input'>, 'className'> & {
    name: string;
    /** Numbers, phones and codes: left to right with a numeric keyboard; digits of every script are taken. [LANG-4] */
    numeric?: boolean;
    /** Latin text such as an e-mail or a code. */
    latin?: boolean;
  };

/** One line of input. */
export function Field({ label, help, error, optional, full, numeric, latin, id, ...rest }: Props) {
  const lang = useLang();
  const own = id ?? rest.name;
  // A phone number may stand where an e-mail may.
  const number = numeric || (latin && /^0\d{9,10}$/.test(String(rest.defaultValue)));
  const shown = number && rest.defaultValue !== undefined ? localDigits(lang, String(rest.defaultValue)) : rest.defaultValue;
  const reading = numeric ? { dir: 'ltr', inputMode: 'numeric' as const } : latin ? { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <FieldFrame id={own} label={label} help={help} error={error} optional={optional} full={full}>
      <input
        type="text"
        {...reading}
        {...rest}
        defaultValue={shown}
        id={own}
        className="in"
        required={rest.required ?? !optional}
        {...describedBy(own, { help, error })}
      />
    </FieldFrame>
  );
}
