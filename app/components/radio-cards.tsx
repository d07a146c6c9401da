import type { ReactNode } from 'react';
import { describedBy, FieldNote, type FieldWords } from './field-frame';

export type RadioCard = { value: string; label: ReactNode; text?: ReactNode; disabled?: boolean; priceToman?: number };
type Props = Pick<FieldWords, 'help' | 'error'> & {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioCard[];
  value?: string;
  form?: string;
};

/** A choice of few, each with a line that explains it. */
export function RadioCards({ name, legend, hideLegend, options, value, help, error, form }: Props) {
  const first = options.find((option) => !option.disabled);
  return (
    <fieldset {...describedBy(name, { help, error })} aria-invalid={undefined}>
      <legend className={hideLegend ? 'sr' : undefined}>{legend}</legend>
      <div className="opts">
        {options.map((option) => (
          <label className="optc" key={option.value}>
            <input
              type="radio"
              id={option === first ? name : undefined}
              className="box"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              disabled={option.disabled}
              form={form}
              required
              data-price={option.priceToman}
            />
            <span>
              <b>{option.label}</b>
              {option.text && <span className="small soft block">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={name} help={help} error={error} />
    </fieldset>
  );
}
