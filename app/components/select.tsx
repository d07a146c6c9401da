import type { ComponentPropsWithoutRef } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

export type Option = { value: string; label: string; disabled?: boolean };
type Props = FieldWords &
  Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'children'> & {
    name: string;
    options: readonly Option[];
    /** The empty choice, as «همه» or «انتخاب کنید». */ empty?: string;
  };

/** A select with its label, help and error. */
export function Select({ label, help, error, optional, full, id, options, empty, ...rest }: Props) {
  const own = id ?? rest.name;
  return (
    <FieldFrame id={own} label={label} help={help} error={error} optional={optional} full={full}>
      <select {...rest} id={own} className="in" required={rest.required ?? !optional} {...describedBy(own, { help, error })}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
