import type { OrderState } from '#domain/orders/states';
import { formatDue, formatShortDate, formatTime } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

const way = ['placed', 'queued', 'confirmed', 'dispatched', 'delivered'] as const satisfies readonly OrderState[];

/** Where an order is on its way, when each step was done, and by when the next one is. [ADM-4, ORD-5] */
export function OrderSteps({ lang, order, events }: { lang: Lang; order: OrderDetail['order']; events: OrderDetail['events'] }) {
  const at = new Map(events.map((event) => [event.toState, event.at]));
  const reached = way.findLastIndex((state) => at.has(state));
  // An order that left the way shows how far it came.
  const onWay = order.state === 'under-review' || (way as readonly string[]).includes(order.state);
  return (
    <ol className="zb-steps" aria-label={say(lang, 'admin.order.steps')}>
      {way.map((state, index) => {
        const done = at.get(state);
        const now = onWay && index === reached + 1;
        const when =
          index <= reached
            ? done && `${formatShortDate(lang, done)}، ${formatTime(lang, done)}`
            : now && order.dueAt
              ? formatDue(lang, new Date(order.dueAt))
              : null;
        return (
          <li key={state} className={index <= reached ? 'zb-done' : now ? 'zb-here' : undefined} aria-current={now ? 'step' : undefined}>
            {say(lang, `admin.order.way.${state}`)}
            {when ? <small>{lang === 'fa' ? when : when.replace('،', ',')}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}
