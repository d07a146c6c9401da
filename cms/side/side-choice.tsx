'use client';
import { useTranslation } from '@payloadcms/ui';
import { labelIn, type Shape } from './shape';

type Props = { id: string; shape: Shape; value: unknown; write: (next: string) => void };

/** A choice of the other language's row: a drawing, a kind of note. */
export function SideChoice({ id, shape, value, write }: Props) {
  const { language } = useTranslation().i18n;
  const options = (shape.options ?? []).map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  return (
    <div className="zb-side-text">
      <label htmlFor={id} dir="auto">
        {labelIn(language, shape.label)}
      </label>
      <select id={id} lang={language} value={typeof value === 'string' ? value : ''} onChange={(event) => write(event.target.value)}>
        {typeof value === 'string' && value !== '' ? null : <option value="" />}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {labelIn(language, one.label)}
          </option>
        ))}
      </select>
    </div>
  );
}
