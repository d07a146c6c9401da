import type { ComponentPropsWithoutRef } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

type Props = FieldWords & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'> & { name: string };

/** Several lines of input. */
export function TextArea({ label, help, error, optional, full, id, ...rest }: Props) {
  const own = id ?? rest.name;
  return (
    <FieldFrame id={own} label={label} help={help} error={error} optional={optional} full={full}>
      <textarea rows={3} {...rest} id={own} className="in" required={rest.required ?? !optional} {...describedBy(own, { help, error })} />
    </FieldFrame>
  );
}
