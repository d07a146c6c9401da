import { SUBSCRIBE_CONTACT } from '../../shell/subscribe-form';
import { useSay } from '../../words';
import { Badge } from '../badge';

/** Says of a part that it is not open yet. [PAGE-1] */
export function Soon() {
  return <Badge tone="wait">{useSay()('content.soon.badge')}</Badge>;
}

/** Leads to the news form at the foot of every page. [SHELL-9] */
export function TellMe({ className, label }: { className?: string; label?: string }) {
  const say = useSay();
  return (
    <a href={`#${SUBSCRIBE_CONTACT}`} className={className}>
      {label ?? say('content.soon.tell')}
    </a>
  );
}
