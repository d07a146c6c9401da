import type { ReactNode } from 'react';
import { useLang } from '../words';
import { describedBy, FieldNote } from './field-frame';

const CELLS = [1, 2, 3, 4, 5, 6];

/** The 6-digit code: one real input over six drawn cells; paste, one-time-code and digits of every script work. [NUM-2] */
export function CodeCells({
  name,
  label,
  help,
  error,
  length,
  focused,
}: {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | string[];
  length: number;
  /** Has the focus when the page opens. */
  focused?: boolean;
}) {
  const lang = useLang();
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <code-cells class="code" data-lang={lang}>
        <span aria-hidden="true">
          {CELLS.slice(0, length).map((cell) => (
            <i key={cell} />
          ))}
        </span>
        <input
          className="in"
          id={name}
          name={name}
          dir="ltr"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          // The page asks for nothing else.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focused}
          required
          {...describedBy(name, { help, error })}
        />
      </code-cells>
      <FieldNote id={name} help={help} error={error} />
    </div>
  );
}
