import type { Passport } from '#services/warranty/passport';
import { Card } from '../../components/card';
import { Timeline, type Moment } from '../../components/timeline';
import { useSay } from '../../words';

const stops = new Set<Passport['history'][number]['event']>(['void', 'replace', 'release', 'hand-over']);

/** What happened to the warranty while the device was its reader's, with each reason. [WAR-7, WAR-8] */
export function DeviceHistory({ history }: Pick<Passport, 'history'>) {
  const say = useSay();
  const moments = history.map(({ event, at, reason }): Moment => ({
    state: stops.has(event) ? 'stopped' : 'done',
    title: say(`warranty.devices.events.${event}`),
    text: (
      <>
        <time dateTime={at.toISOString()}>{say('orders.order.done-at', { doneAt: at })}</time>
        {reason && <span className="block">{say('warranty.passport.reason', { reason })}</span>}
      </>
    ),
  }));
  return (
    <Card title={say('warranty.passport.history')}>
      <Timeline moments={moments} />
    </Card>
  );
}
