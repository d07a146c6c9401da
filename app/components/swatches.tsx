import type { ReactNode } from 'react';
import type { ColourCode } from '#domain/catalog/colours';
import { colourClass } from './devices/colour-class';
import { FieldNote } from './field-frame';

export type Swatch = { value: string; colour: ColourCode; label: string; soldOut?: boolean };
type Props = {
  name: string;
  legend: ReactNode;
  note?: ReactNode;
  swatches: readonly Swatch[];
  value?: string;
  soldOutLabel: string;
  error?: string | string[];
  form?: string;
};

/** A device's colours as named radio buttons. Inside `.live` a chosen colour recolours the drawings there, without scripts. [LIST-1, PROD-2] */
export function Swatches({ name, legend, note, swatches, value, soldOutLabel, error, form }: Props) {
  const chosen = swatches.find((swatch) => swatch.value === value);
  const first = swatches.find((swatch) => !swatch.soldOut);
  return (
    <fieldset>
      <legend className="row between">
        <span>
          {legend}: <b data-colour-name="">{chosen?.label}</b>
        </span>
        {note && <span className="small muted">{note}</span>}
      </legend>
      <div className="swatches">
        {swatches.map((swatch) => (
          <label className={`sw ${colourClass(swatch.colour)}`} key={swatch.value} title={swatch.label}>
            <input
              type="radio"
              id={swatch === first ? name : undefined}
              name={name}
              value={swatch.value}
              defaultChecked={swatch.value === value}
              disabled={swatch.soldOut}
              form={form}
              aria-label={swatch.soldOut ? `${swatch.label}، ${soldOutLabel}` : swatch.label}
            />
            <i />
          </label>
        ))}
      </div>
      <FieldNote id={name} error={error} />
    </fieldset>
  );
}
