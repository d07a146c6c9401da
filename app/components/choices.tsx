import type { ReactNode } from 'react';
import { describedBy, FieldNote, type FieldWords } from './field-frame';

type Props = Pick<FieldWords, 'help' | 'error'> & {
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  chosen?: readonly string[];
};

/** Several of a list, each a box of its own under one name. */
export function Choices({ name, legend, options, chosen = [], help, error }: Props) {
  return (
    <fieldset className="field full" {...describedBy(name, { help, error })} aria-invalid={undefined}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }, at) => (
          <label className="chip" key={value}>
            <input type="checkbox" id={at === 0 ? name : undefined} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={name} help={help} error={error} />
    </fieldset>
  );
}
