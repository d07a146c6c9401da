import type { ReactNode } from 'react';

/** What a state says with its sign: done, needs care, failed, to know, waiting. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait';

/** A state in sign, word and colour; an attribute (`plain`) has no sign. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${tone ?? 'plain'}`}>{children}</span>;
}
