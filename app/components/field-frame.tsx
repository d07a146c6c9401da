import type { ReactNode } from 'react';
import { useSay } from '../words';

export type FieldWords = {
  label: ReactNode;
  /** What helps to fill it in; an error takes its place. */
  help?: ReactNode;
  error?: string | string[];
  /** Whether it may stay empty; or in words, in which case. */
  optional?: boolean | string;
  /** Takes the whole width of a two-column form. */
  full?: boolean;
};

/** The first of the errors that stand beside a field. */
export function firstError(error: FieldWords['error']): string | undefined {
  return Array.isArray(error) ? error[0] : error;
}

/** The `aria-describedby` of a control: its help or error. */
export function describedBy(id: string, { help, error }: Pick<FieldWords, 'help' | 'error'>) {
  const said = firstError(error);
  return { 'aria-invalid': said ? (true as const) : undefined, 'aria-describedby': said ? `${id}-error` : help ? `${id}-help` : undefined };
}

/** Label above, always visible; help below; an error, with its sign, in the help's place. */
export function FieldFrame({ id, label, help, error, optional, full, children }: FieldWords & { id: string; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={full ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">({optional === true ? say('common.optional') : optional})</span>}
      </label>
      {children}
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}

/** The line under a control: its error, or its help. */
export function FieldNote({ id, help, error }: Pick<FieldWords, 'help' | 'error'> & { id: string }) {
  const said = firstError(error);
  if (said)
    return (
      <p className="err" id={`${id}-error`}>
        {said}
      </p>
    );
  return help ? (
    <div className="help" id={`${id}-help`}>
      {help}
    </div>
  ) : null;
}
