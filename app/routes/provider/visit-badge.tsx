import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import { Badge, type Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<VisitState, Tone> = {
  planned: 'wait',
  offered: 'warn',
  accepted: 'info',
  'on-the-way': 'info',
  arrived: 'info',
  done: 'ok',
  missed: 'bad',
  cancelled: 'wait',
};

/** How a visit stands, as its provider reads it; `waits` where they say to be at the door. */
export function VisitBadge({ state, waits }: { state: VisitState; waits: boolean }) {
  const say = useSay();
  return <Badge tone={waits ? 'warn' : tones[state]}>{say(waits ? 'services.provider.states.waits' : `services.provider.states.${state}`)}</Badge>;
}
