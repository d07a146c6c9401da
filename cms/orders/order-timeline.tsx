import { Corrected } from './corrected';
import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { ASK_SERIALS } from '#services/orders/serials-asked';
import type { OrderDetail } from '#services/staff/order-detail';
import type { Taking } from '#services/work/takings';
import { takingWords } from '../work/taking-words';

type Event = OrderDetail['events'][number];

function who(lang: Lang, event: Event): string {
  if (event.actorName) return event.actorName;
  return say(lang, event.actor.startsWith('user:') ? 'admin.order.by-buyer' : 'admin.order.by-clock');
}

/** What happened to the order and whose work it was, by whom, when and why; never changed. [ADM-3, ADM-4] */
export function OrderTimeline({ lang, events, takings }: Pick<OrderDetail, 'events' | 'takings'> & { lang: Lang }) {
  // What was taken in the moment of a move was taken first.
  const all = [...takings.map((taking) => ({ at: taking.at, taking })), ...events.map((event) => ({ at: event.at, event }))];
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.happened')}</h2>
      <ol className="zb-events">
        {all
          .toSorted((one, other) => one.at.getTime() - other.at.getTime())
          .map((one) =>
            'taking' in one ? <Taken key={one.taking.id} lang={lang} taking={one.taking} /> : <Happened key={one.event.id} lang={lang} event={one.event} />,
          )}
      </ol>
    </section>
  );
}

function Happened({ lang, event }: { lang: Lang; event: Event }) {
  const key = event.event === 'make' ? 'orders.timeline.awaiting-payment.done' : `orders.events.${event.event}`;
  return (
    <li>
      <strong>{hasWord(key) ? say(lang, key) : event.event}</strong>
      <div className="zb-help">
        {formatDateTime(lang, event.at)} · {who(lang, event)}
      </div>
      <Why lang={lang} event={event} />
    </li>
  );
}

function Taken({ lang, taking }: { lang: Lang; taking: Taking }) {
  return (
    <li>
      <strong>{takingWords(lang, taking)}</strong>
      <div className="zb-help">
        {formatDateTime(lang, taking.at)} · {taking.by}
      </div>
    </li>
  );
}

function Why({ lang, event: { event, reason, facts } }: { lang: Lang; event: Event }) {
  const cause = `orders.causes.${facts['cause']}`;
  return (
    <>
      {facts['cause'] && facts['cause'] !== 'other' && hasWord(cause) ? <div className="zb-help">{say(lang, cause)}</div> : null}
      {event === 'correct-dispatch' ? <Corrected lang={lang} facts={facts} /> : null}
      {event === ASK_SERIALS && facts['serials'] ? (
        <div className="zb-help">
          <bdi dir="ltr">{facts['serials']}</bdi>
        </div>
      ) : null}
      {reason ? <p>{say(lang, 'orders.order.reason', { reason })}</p> : null}
    </>
  );
}
