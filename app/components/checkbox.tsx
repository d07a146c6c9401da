import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describedBy, FieldNote } from './field-frame';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & { name: string; label: ReactNode; help?: ReactNode; error?: string | string[] };

/** A checkbox with its label. */
export function Checkbox({ label, help, error, id, ...rest }: Props) {
  const own = id ?? rest.name;
  return (
    <div>
      <label className="check" htmlFor={own}>
        <input {...rest} type="checkbox" id={own} className="box" {...describedBy(own, { help, error })} />
        <span>{label}</span>
      </label>
      <FieldNote id={own} help={help} error={error} />
    </div>
  );
}
