import { useLoaderData } from '@remix-run/react';
import { GUARANTEE_CONTACT_HOURS } from '#domain/catalog/promises';
import { fieldsSchema } from '#domain/fields';
import { ticketFields } from '#domain/warranty/fields';
import { newOnceKey } from '#services/once-key';
import { devicePassport } from '#services/warranty/passport';
import { checkFiles } from '#services/files/keep-files';
import { photosWanted } from '#services/warranty/photos';
import { sendTicket } from '#services/warranty/send-ticket';
import { actions, doing, page, type Handler } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { TicketForm } from './ticket-form';
import { uploadsOf } from './uploads';

export const handle = { page: 'ticketNew', hydrate: true, typed: Boolean };

/** The three ways for one's own device as they stand now, each with its rule, its window and why it is closed. [WAR-4, WAR-5, WAR-6] */
export const loader = page(async (ctx, at) => {
  const device = await devicePassport(ctx, at.params['serial'] ?? '');
  return 'ok' in device ? device : { device, once: newOnceKey() };
});

const send: Handler = (ctx, form, at, intent) =>
  doing({
    fields: () => fieldsSchema(ticketFields),
    besides: () => checkFiles(uploadsOf(form, 'photos'), photosWanted),
    run: (_, typed) => sendTicket(ctx, { ...typed, serial: at.params['serial'] ?? '', photos: uploadsOf(form, 'photos') }),
    then: ({ code }) => ({
      to: href(ctx.lang, 'ticket', { code }),
      toast: { kind: 'success', key: 'warranty.ticket-new.done', facts: { code, hours: GUARANTEE_CONTACT_HOURS } },
    }),
  })(ctx, form, at, intent);

export const action = actions({ default: send });

export const meta = privateMeta('warranty.ticket-new.short', 'warranty.ticket-new.description');

export default function TicketNew() {
  const { device, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AccountFrame
      page="ticketNew"
      title={say('warranty.ticket-new.title', { name: device.name })}
      lead={
        <>
          {say('warranty.list.serial')} <bdi dir="ltr">{device.serial}</bdi>
        </>
      }
    >
      <p>{say('warranty.ticket-new.lead')}</p>
      <TicketForm device={device} once={once} answer={answer} />
    </AccountFrame>
  );
}
