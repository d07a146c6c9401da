import type { ReactNode } from 'react';
import type { Tone } from './badge';

/** Something to know at this place, with its sign. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`say ${tone}`}>
      <div className="grow">{children}</div>
    </div>
  );
}
