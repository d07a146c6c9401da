import type { ReactNode } from 'react';

/** The tone of a state: done, needs care, failed, for information, waiting. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait';

/** A state in sign, word and colour; an attribute (`plain`) has no sign. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${tone ?? 'plain'}`}>{children}</span>;
}
