import { useSay } from '../words';
import { PulseLine } from './pulse-line';

/** A placeholder of the size of what is loading; it does not move. */
export function Skeleton({ rows = 2 }: { rows?: number }) {
  const say = useSay();
  return (
    <div className="card stack" aria-busy="true" aria-label={say('common.loading')} role="status">
      {Array.from({ length: rows }, (_, at) => (
        <div className="row tight" key={at}>
          <span className="sk round" />
          <span className="grow stack gap-2">
            <span className="sk w60" />
            <span className="sk w35" />
          </span>
        </div>
      ))}
      <PulseLine shape="rest" />
    </div>
  );
}
