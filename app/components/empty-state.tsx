import type { ReactNode } from 'react';
import { PulseLine } from './pulse-line';

/** An empty list: a flat pulse line, one sentence, one link onward. [TXT-4] */
export function EmptyState({ fact, text, action }: { fact: ReactNode; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="card empty">
      <PulseLine shape="empty" />
      <h2 className="text-h3">{fact}</h2>
      {text && <p className="small soft">{text}</p>}
      {action}
    </div>
  );
}
