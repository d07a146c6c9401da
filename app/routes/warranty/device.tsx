import { useLoaderData } from '@remix-run/react';
import { devicePassport } from '#services/warranty/passport';
import { ButtonLink } from '../../components/button-link';
import { Isolated } from '../../components/sections/isolated';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { DeviceHistory } from './device-history';
import { DevicePapers } from './device-papers';
import { DeviceTickets } from './device-tickets';
import { DeviceWarranty } from './device-warranty';

export const handle = { page: 'device', hydrate: true };

/** A device's passport: its warranty and service, its tickets, papers and history; another's is not found. [WAR-8] */
export const loader = page(async (ctx, at) => {
  const device = await devicePassport(ctx, at.params['serial'] ?? '');
  return 'ok' in device ? device : { device };
});

export const meta = privateMeta('warranty.list.title', 'warranty.passport.description');

export default function DevicePage() {
  const { device } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <AccountFrame
      page="device"
      title={<Isolated text={device.name} />}
      lead={
        <>
          {say('warranty.list.serial')} <bdi dir="ltr">{device.serial}</bdi>
        </>
      }
    >
      <div className="two even">
        <div className="stack">
          <DeviceWarranty device={device} />
          <section className="card stack">
            <h2>{say('warranty.passport.trouble')}</h2>
            <p className="soft">{say(device.openTicket ? 'warranty.passport.trouble-open' : 'warranty.passport.trouble-text')}</p>
            {device.openTicket ? (
              <ButtonLink kind="soft" page="ticket" params={{ code: device.openTicket }}>
                {say('warranty.passport.see-ticket', { code: device.openTicket })}
              </ButtonLink>
            ) : (
              <ButtonLink page="ticketNew" params={{ serial: device.serial }}>
                {say('warranty.passport.ask')}
              </ButtonLink>
            )}
          </section>
        </div>
        <div className="stack">
          <DeviceTickets tickets={device.tickets} />
          <DevicePapers papers={device.papers} />
          <DeviceHistory history={device.history} />
          <p className="small">
            <Link page="devices">{say('warranty.passport.back')}</Link>
          </p>
        </div>
      </div>
    </AccountFrame>
  );
}
