import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { parseTicketCode } from '#domain/warranty/fields';
import { withdrawTicket } from '#services/warranty/move-ticket';
import { ticketDetail } from '#services/warranty/ticket-detail';
import type { Answer } from '../../answer';
import { Card } from '../../components/card';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { Photos } from './photos';
import { TicketAbout } from './ticket-about';
import { TicketBadge } from './ticket-badge';
import { TicketClocks } from './ticket-clocks';
import { TicketSteps } from './ticket-steps';
import { WithdrawTicket } from './withdraw-ticket';

export const handle = { page: 'ticket', hydrate: true };

/** A ticket as its owner sees it: whose turn it is, each promise with its clock, every step with its reason. [WAR-4] */
export const loader = page(async (ctx, at) => {
  const ticket = await ticketDetail(ctx, at.params['code'] ?? '');
  return 'ok' in ticket ? ticket : { ticket, now: ctx.now };
});

export const action = actions({
  withdraw: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => withdrawTicket(ctx, parseTicketCode(at.params['code'] ?? '')),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'ticket', { code }), toast: { kind: 'info', key: 'warranty.ticket.withdrawn' } }),
  }),
});

export const meta = privateMeta('warranty.passport.tickets', 'warranty.ticket.description');

export default function TicketPage() {
  const { ticket, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const photos = ticket.photos.map((id, at) => ({ id, name: say('warranty.ticket.photo', { number: at + 1 }) }));
  return (
    <AccountFrame
      page="ticket"
      title={say('warranty.ticket.title', { code: ticket.code })}
      lead={say(`warranty.tickets.kinds.${ticket.kind}`)}
      aside={<TicketBadge state={ticket.state} />}
    >
      <FormErrors answer={answer} />
      <div className="two even">
        <div className="stack">
          <TicketClocks ticket={ticket} now={now} />
          <TicketAbout ticket={ticket} />
          {ticket.mayWithdraw && <WithdrawTicket code={ticket.code} />}
        </div>
        <div className="stack">
          <Card title={say('warranty.ticket.steps')}>
            <TicketSteps ticket={ticket} />
          </Card>
          <Card title={say('warranty.ticket.words')}>
            <p className="whitespace-pre-line">{ticket.words}</p>
            {photos.length > 0 && <Photos photos={photos} />}
          </Card>
        </div>
      </div>
    </AccountFrame>
  );
}
