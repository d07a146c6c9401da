import { formatDate } from '#locales/format';
import type { Passport } from '#services/warranty/passport';
import { Card } from '../../components/card';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { TicketBadge } from './ticket-badge';

/** The tickets of a device, the newest first. [WAR-8] */
export function DeviceTickets({ tickets }: Pick<Passport, 'tickets'>) {
  const lang = useLang();
  const say = useSay();
  return (
    <Card title={say('warranty.passport.tickets')}>
      {tickets.length === 0 && <p className="small soft">{say('warranty.passport.no-tickets')}</p>}
      <ul className="stack gap-3">
        {tickets.map(({ code, kind, state, at }) => (
          <li key={code} className="row between">
            <div>
              <Link page="ticket" params={{ code }}>
                {say(`warranty.tickets.kinds.${kind}`)}
              </Link>
              <p className="small soft">
                <bdi dir="ltr">{code}</bdi> · <time dateTime={at.toISOString()}>{formatDate(lang, at)}</time>
              </p>
            </div>
            <TicketBadge state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
