import type { TicketState } from '#domain/warranty/states';
import { Badge, type Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<TicketState, Tone> = {
  sent: 'wait',
  contacted: 'wait',
  accepted: 'info',
  received: 'wait',
  repaired: 'info',
  returned: 'ok',
  replaced: 'ok',
  refused: 'bad',
  withdrawn: 'wait',
};

/** A ticket's state in sign, word and colour. */
export function TicketBadge({ state }: { state: TicketState }) {
  const say = useSay();
  return <Badge tone={tones[state]}>{say(`warranty.tickets.states.${state}`)}</Badge>;
}
