import type { OrderDetail } from '#services/orders/detail';
import { Link } from '../../link';
import { useSay } from '../../words';
import { TicketBadge } from '../warranty/ticket-badge';
import { ParcelLine } from './parcel-line';

/** The devices of the order that are replaced, by serial: by when, and how the other one comes. [WAR-5, WAR-6, ORD-12] */
export function OrderReplacements({ replacements }: Pick<OrderDetail, 'replacements'>) {
  const say = useSay();
  if (replacements.length === 0) return null;
  return (
    <section className="card stack" id="replacements">
      <h2>{say('orders.replacements.title')}</h2>
      <ul className="stack gap-2">
        {replacements.map(({ code, state, serial, newSerial, dueAt, parcel }) => (
          <li key={code} className="stack gap-2">
            <div className="row between">
              <b>{say('orders.replacements.line', { serial })}</b>
              <TicketBadge state={state} />
            </div>
            {newSerial && <p>{say('orders.replacements.by', { serial: newSerial })}</p>}
            {dueAt && (state === 'received' || state === 'accepted') && <p>{say('orders.replacements.due', { until: dueAt })}</p>}
            {parcel && (
              <p>
                <ParcelLine parcel={parcel} />
              </p>
            )}
            <Link page="ticket" params={{ code }}>
              {say('orders.replacements.ticket', { code })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
