import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Event = OrderDetail['events'][number];

function who(lang: Lang, event: Event): string {
  if (event.actorName) return event.actorName;
  return say(lang, event.actor.startsWith('user:') ? 'admin.order.by-buyer' : 'admin.order.by-clock');
}

/** What happened to the order, by whom, when and why; never changed. [ADM-4] */
export function OrderTimeline({ lang, events }: { lang: Lang; events: readonly Event[] }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.happened')}</h2>
      <ol className="zb-events">
        {events.map((event) => {
          const key = event.event === 'make' ? 'orders.timeline.awaiting-payment.done' : `orders.events.${event.event}`;
          return (
            <li key={event.id}>
              <strong>{hasWord(key) ? say(lang, key) : event.event}</strong>
              <div className="zb-help">
                {formatDateTime(lang, event.at)} · {who(lang, event)}
              </div>
              <Why lang={lang} event={event} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Why({ lang, event: { reason, facts } }: { lang: Lang; event: Event }) {
  const cause = `orders.causes.${facts['cause']}`;
  return (
    <>
      {facts['cause'] && facts['cause'] !== 'other' && hasWord(cause) ? <div className="zb-help">{say(lang, cause)}</div> : null}
      {reason ? <p>{say(lang, 'orders.order.reason', { reason })}</p> : null}
    </>
  );
}
