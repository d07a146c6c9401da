'use client';

type Props = {
  id: string;
  /** How a form without scripts sends it. */ name: string;
  label: string;
  help?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
};

/** A number or a code that staff type from what lies before them. */
export function Typed({ id, name, label, help, maxLength, value, onChange }: Props) {
  const helpId = help ? `${id}-help` : undefined;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, name, maxLength, value }}
        dir="ltr"
        required
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={helpId}
      />
      {help ? (
        <p id={helpId} className="zb-help">
          {help}
        </p>
      ) : null}
    </>
  );
}
