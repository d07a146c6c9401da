import type { ReactNode } from 'react';
import { PulseLine } from './pulse-line';

export type Moment = { state: 'done' | 'now' | 'later' | 'stopped'; title: ReactNode; text?: ReactNode; badge?: ReactNode };

/** What happened, what happens now and how long it takes, what comes and by when. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="tl">
      {moments.map(({ state, title, text, badge }, at) => (
        <li key={at} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="pt" aria-hidden="true">
            {state === 'done' && '✓'}
            {state === 'stopped' && '×'}
            {state === 'now' && <PulseLine shape="beat" />}
          </span>
          <b>{title}</b>
          {text && <div className="small soft">{text}</div>}
          {badge}
        </li>
      ))}
    </ol>
  );
}
