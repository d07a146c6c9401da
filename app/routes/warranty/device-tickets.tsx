import type { Passport } from '#services/warranty/passport';
import { Card } from '../../components/card';
import { Link } from '../../link';
import { useSay } from '../../words';
import { TicketBadge } from './ticket-badge';
import { TicketNext } from './ticket-next';

/** The tickets of a device, the newest first. [WAR-8] */
export function DeviceTickets({ tickets }: Pick<Passport, 'tickets'>) {
  const say = useSay();
  return (
    <Card title={say('warranty.passport.tickets')}>
      {tickets.length === 0 && <p className="small soft">{say('warranty.passport.no-tickets')}</p>}
      <ul className="stack gap-3">
        {tickets.map((ticket) => {
          const { code, kind, state, at } = ticket;
          return (
            <li key={code} className="row between">
              <div>
                <Link page="ticket" params={{ code }}>
                  {say(`warranty.tickets.kinds.${kind}`)}
                </Link>
                <p className="small soft">
                  <bdi dir="ltr">{code}</bdi> · <time dateTime={at.toISOString()}>{say('warranty.ticket.sent', { sentAt: at })}</time>
                </p>
                <TicketNext ticket={ticket} />
              </div>
              <TicketBadge state={state} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
