import { shownState, type RequestState, type ShownRequestState } from '#domain/service-requests/states';
import { useSay } from '../../words';
import { Badge, type Tone } from '../badge';

const tones: Record<ShownRequestState, Tone> = {
  pending: 'info',
  'awaiting-payment': 'wait',
  'awaiting-fulfilment': 'info',
  'no-answer-staff': 'bad',
  'no-answer-provider': 'bad',
  completed: 'ok',
  cancelled: 'wait',
};

/** A request's state as whoever asked reads it. [INP-3: what the user sees] */
export function RequestBadge({ state }: { state: RequestState }) {
  const say = useSay();
  const shown = shownState(state);
  return <Badge tone={tones[shown]}>{say(`services.shown.${shown}`)}</Badge>;
}
