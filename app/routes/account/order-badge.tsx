import type { OrderState } from '#domain/orders/states';
import { Badge, type Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<OrderState, Tone> = {
  'awaiting-payment': 'warn',
  placed: 'ok',
  'under-review': 'wait',
  queued: 'wait',
  confirmed: 'wait',
  dispatched: 'info',
  delivered: 'ok',
  cancelled: 'bad',
  'refund-pending': 'wait',
  refunded: 'ok',
  replacement: 'info',
};

/** An order's state in sign, word and colour. */
export function OrderBadge({ state }: { state: OrderState }) {
  const say = useSay();
  return <Badge tone={tones[state]}>{say(`orders.states.${state}`)}</Badge>;
}
