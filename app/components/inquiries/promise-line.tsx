import type { ReactNode } from 'react';
import { Icon } from '../icon';

/** What is promised, with its clock. */
export function PromiseLine({ children }: { children: ReactNode }) {
  return (
    <p className="row tight">
      <Icon name="clock" />
      <span>{children}</span>
    </p>
  );
}
