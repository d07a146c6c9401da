import type { ReactNode } from 'react';
import type { Tone } from './badge';

/** A note with an icon. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`say ${tone}`}>
      <div className="grow">{children}</div>
    </div>
  );
}
