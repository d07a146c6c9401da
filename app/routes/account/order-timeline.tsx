import type { TimelineStep } from '#domain/orders/timeline';
import { formatTime, formatWeekdayDate } from '#locales/format';
import { Badge } from '../../components/badge';
import { Timeline, type Moment } from '../../components/timeline';
import { useLang, useSay } from '../../words';

const stopped = new Set<TimelineStep['step']>(['cancelled']);

/** What happened to the order and when, what happens now, and what comes by which day: the same that staff see. [ORD-9, ORD-11, ORD-12] */
export function OrderTimeline({ steps, bank }: { steps: readonly TimelineStep[]; /** Whether a payment may still arrive. */ bank: boolean }) {
  const lang = useLang();
  const say = useSay();
  const moments = steps.map((step): Moment => {
    const by =
      step.expectedBy &&
      (step.step === 'placed'
        ? say('orders.order.expected-time', { expectedTime: formatTime(lang, step.expectedBy) })
        : say('orders.order.expected', { expectedDay: formatWeekdayDate(lang, step.expectedBy) }));
    return {
      state: step.when === 'done' && stopped.has(step.step) ? 'stopped' : step.when,
      title: say(bank && step.step === 'placed' && step.when === 'now' ? 'orders.bank.badge' : `orders.timeline.${step.step}.${step.when}`),
      text: (
        <>
          {step.at && <time dateTime={step.at.toISOString()}>{say('orders.order.done-at', { doneAt: step.at })}</time>}
          {step.cause && step.cause !== 'other' && <span className="block">{say(`orders.causes.${step.cause}`)}</span>}
          {step.reason && <span className="block">{say('orders.order.reason', { reason: step.reason })}</span>}
          {by}
        </>
      ),
      badge: step.when === 'now' ? <Badge tone="wait">{say('orders.when.now')}</Badge> : undefined,
    };
  });
  return <Timeline moments={moments} />;
}
