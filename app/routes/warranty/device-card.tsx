import type { DeviceTile } from '#services/warranty/passport';
import { Badge } from '../../components/badge';
import { LineItem } from '../../components/line-item';
import { Isolated } from '../../components/sections/isolated';
import { Link } from '../../link';
import { useSay } from '../../words';
import { TicketNext } from './ticket-next';
import { WarrantyBadge, WarrantyLeft } from './warranty-state';

/** A device in the list: what it is, what is left of its warranty, and an open ticket. [WAR-8] */
export function DeviceCard({ device }: { device: DeviceTile }) {
  const say = useSay();
  const { serial, openTicket, waits } = device;
  return (
    <article className="card">
      <LineItem
        device={device.look}
        heading="h2"
        name={
          <Link page="device" params={{ serial }}>
            <Isolated text={device.name} />
          </Link>
        }
        details={
          <>
            {say('warranty.list.serial')} <bdi dir="ltr">{serial}</bdi>
          </>
        }
        end={<WarrantyBadge {...device} />}
      >
        <WarrantyLeft {...device} />
        {openTicket && (
          <p className="row tight small">
            <Badge tone="info">{say('warranty.list.open-ticket')}</Badge>
            <Link page="ticket" params={{ code: openTicket }}>
              <bdi dir="ltr">{openTicket}</bdi>
            </Link>
          </p>
        )}
        {waits && <TicketNext ticket={waits} />}
      </LineItem>
    </article>
  );
}
