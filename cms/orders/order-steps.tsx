import { isCancelled } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import { formatDateTime, formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderBeside } from '#services/staff/order-beside';
import type { OrderDetail } from '#services/staff/order-detail';

const way = ['placed', 'queued', 'confirmed', 'dispatched', 'delivered'] as const satisfies readonly OrderState[];
/** The promise of each step. What the buyer is asked, or asks, has its clock elsewhere. */
const promisesOf: Readonly<Partial<Record<OrderState, readonly string[]>>> = {
  queued: ['orders.queue'],
  confirmed: ['orders.call'],
  // One from before has its day of delivery alone.
  dispatched: ['orders.dispatch', 'orders.deliver'],
  delivered: ['orders.deliver'],
  refunded: ['orders.refund'],
};
type Step = (typeof way)[number] | 'cancelled' | 'refunded';
type Props = {
  lang: Lang;
  order: Pick<OrderDetail['order'], 'state' | 'paidToman'>;
  events: readonly Pick<OrderDetail['events'][number], 'fromState' | 'toState' | 'at'>[];
  promises: readonly Pick<OrderBeside['promises'][number], 'kind' | 'dueAt' | 'closedAt'>[];
};

/** Where an order is on its way, when each step was done, and by when the next one is. [ADM-4, ORD-5] */
export function OrderSteps({ lang, order, events, promises }: Props) {
  // What was noted of an order without moving it is no step.
  const at = new Map(events.filter(({ fromState, toState }) => fromState !== toState).map((event) => [event.toState, event.at]));
  // An order that was cancelled shows how far it came, and what becomes of its money instead of what would have come.
  const off = isCancelled(order.state);
  const steps: readonly Step[] = off ? [...way.filter((state) => at.has(state)), 'cancelled', ...(order.paidToman > 0 ? (['refunded'] as const) : [])] : way;
  const reached = steps.findLastIndex((state) => at.has(state));
  const onWay = off || order.state === 'under-review' || (way as readonly string[]).includes(order.state);
  return (
    <ol className="zb-steps" aria-label={say(lang, 'admin.order.steps')}>
      {steps.map((state, index) => {
        const done = at.get(state);
        const now = onWay && index === reached + 1;
        const due = now ? dueOf(promises, promisesOf[state] ?? []) : undefined;
        const when = index <= reached ? done && formatDateTime(lang, done) : due ? formatDue(lang, due) : null;
        return (
          <li
            key={state}
            className={state === 'cancelled' ? 'zb-stopped' : index <= reached ? 'zb-done' : now ? 'zb-here' : undefined}
            aria-current={now ? 'step' : undefined}
          >
            {say(lang, `admin.order.way.${state}`)}
            {when ? <small>{when}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** By when the first of these is promised that still runs. */
function dueOf(promises: Props['promises'], kinds: readonly string[]): Date | undefined {
  return kinds.flatMap((kind) => promises.filter((one) => one.kind === kind && one.closedAt === null)).at(0)?.dueAt;
}
