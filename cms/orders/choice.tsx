'use client';

type Props = { id: string; label: string; value: string; options: readonly (readonly [value: string, label: string])[]; onChange: (value: string) => void };

/** One of few, in a form of the desk. */
export function Choice({ id, label, value, options, onChange }: Props) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}
