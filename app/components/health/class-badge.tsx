import type { RecordClass } from '#domain/records/class-of';
import { useSay } from '../../words';
import { Badge } from '../badge';

/** Within the rule's range or not; where no rule speaks of a reading, nothing is said. [REC-5] */
export function ClassBadge({ of }: { of: RecordClass | null }) {
  const say = useSay();
  return of === null ? null : <Badge tone={of === 'standard' ? 'ok' : 'warn'}>{say(`health.class.${of}`)}</Badge>;
}
