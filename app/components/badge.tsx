import type { ReactNode } from 'react';

/** The tone of a state: done, needs care, failed, for information, waiting. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait';

/** A state as icon, word and colour; without an icon (`plain`) it is an attribute. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${tone ?? 'plain'}`}>{children}</span>;
}
