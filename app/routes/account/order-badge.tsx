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

/** An order's state in sign, word and colour; money that may be on its way is a state of its own. */
export function OrderBadge({ state, bank = false }: { state: OrderState; bank?: boolean }) {
  const say = useSay();
  if (bank) return <Badge tone="wait">{say('orders.bank.badge')}</Badge>;
  return <Badge tone={tones[state]}>{say(`orders.states.${state}`)}</Badge>;
}
