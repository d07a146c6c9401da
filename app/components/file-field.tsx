import type { ComponentPropsWithoutRef } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

type Props = FieldWords & Pick<ComponentPropsWithoutRef<'input'>, 'accept' | 'multiple' | 'id'> & { name: string };

/** Files that come with a form; what they are is found out by their content, on the server. */
export function FileField({ label, help, error, optional, full, id, ...rest }: Props) {
  const own = id ?? rest.name;
  return (
    <FieldFrame id={own} label={label} help={help} error={error} optional={optional} full={full}>
      <input {...rest} type="file" id={own} className="in file" required={!optional} {...describedBy(own, { help, error })} />
    </FieldFrame>
  );
}
