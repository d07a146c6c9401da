import type { ComponentPropsWithoutRef } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'className'> &
  ButtonLook & {
    /** What it says while its form is on its way: «در حال ثبت…». */
    busyLabel?: string;
    busy?: boolean;
  };

/** Does one thing: verb and object. Busy, it says so and keeps its width. */
export function Button({ kind, small, wide, busyLabel, busy, children, type = 'submit', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small, wide })}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      data-busy={busyLabel}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
