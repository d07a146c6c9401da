import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { devicePassport } from '#services/warranty/passport';
import { handOver, newTransferCode } from '#services/warranty/hand-over';
import { ButtonLink } from '../../components/button-link';
import { Isolated } from '../../components/sections/isolated';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import type { Answer } from '../../answer';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { DeviceHistory } from './device-history';
import { DevicePapers } from './device-papers';
import { DeviceTickets } from './device-tickets';
import { DeviceWarranty } from './device-warranty';
import { HandOver } from './hand-over';
import { showTransfer } from './shown-transfer.server';

export const handle = { page: 'device', hydrate: true };

/** A device's passport: its warranty and service, its tickets, papers and history; another's is not found. [WAR-8] */
export const loader = page(async (ctx, at) => {
  const device = await devicePassport(ctx, at.params['serial'] ?? '');
  return 'ok' in device ? device : { device };
});

/** The owner gives the device up, and gets the code for the next one. [WAR-3] */
export const action = actions({
  'hand-over': doing({
    fields: () => fieldsSchema({}),
    run: async (ctx, _, at) => {
      const given = await handOver(ctx, at.params['serial'] ?? '');
      return given.ok ? newTransferCode(ctx, given.value.serial) : given;
    },
    then: async (code, ctx) => ({ to: href(ctx.lang, 'devices'), cookies: [await showTransfer(code)] }),
  }),
});

export const meta = privateMeta('warranty.list.title', 'warranty.passport.description');

export default function DevicePage() {
  const { device } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
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
      <FormErrors answer={answer} />
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
          {device.state === 'active' && <HandOver serial={device.serial} openTicket={device.openTicket} />}
          <p className="small">
            <Link page="devices">{say('warranty.passport.back')}</Link>
          </p>
        </div>
      </div>
    </AccountFrame>
  );
}
