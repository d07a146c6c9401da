import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import { Badge, type Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<VisitState | 'waits' | 'late', Tone> = {
  planned: 'wait',
  offered: 'warn',
  accepted: 'info',
  'on-the-way': 'info',
  arrived: 'info',
  done: 'ok',
  missed: 'bad',
  cancelled: 'wait',
  waits: 'warn',
  late: 'bad',
};

/** How a visit stands, as its provider reads it; `waits` where they say to be at the door, `late` where its hours passed before it was answered. */
export function VisitBadge({ state, waits, late }: { state: VisitState; waits: boolean; late: boolean }) {
  const say = useSay();
  const shown = late ? 'late' : waits ? 'waits' : state;
  return <Badge tone={tones[shown]}>{say(`services.provider.states.${shown}`)}</Badge>;
}
