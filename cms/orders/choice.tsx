'use client';

type Props = {
  id: string;
  /** How a form without scripts sends it. */ name?: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  required?: boolean;
  onChange: (value: string) => void;
};

/** A select in the desk's look. */
export function Choice({ id, name, label, value, options, required, onChange }: Props) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} required={required} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}
