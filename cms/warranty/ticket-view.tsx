import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { couriersTo } from '#domain/orders/couriers';
import { atTheHead } from '../orders/courier-choices';
import type { WarrantyMover } from '#domain/warranty/device-life-cycle';
import { correctableTickets, ticketMoves } from '#domain/warranty/ticket-life-cycles';
import { say } from '#locales/say';
import { loadHolidays } from '#services/calendars/holidays';
import { staffTicket } from '#services/staff/ticket-detail';
import { staffContext } from '../actions/staff-context';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { stampOf } from '../moves/stamp-of';
import { Held } from '../work/held';
import { CorrectForm } from '../orders/correct-form';
import { OwnerLine } from '../work/owner-line';
import { Decisions } from './decisions';
import { History } from '../moves/history';
import { TicketClaim } from './ticket-claim';
import { TicketClocks } from './ticket-clocks';
import { TicketDevice } from './ticket-device';
import { TicketHead } from './ticket-head';

/** The after-sales page of a ticket: what is owed by when, what the owner wrote and sent, what happened, and the moves that are allowed now. [WAR-4, WAR-7, ADM-4] */
export async function TicketView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = await staffContext(req);
  const stamp = await stampOf(req, 'warranty-tickets', doc?.['id']);
  const found = ctx && typeof doc?.['id'] === 'number' ? await staffTicket(ctx, doc['id']) : null;
  if (!ctx || ctx.actor.kind !== 'staff' || !found) return <Gutter>{say(lang, 'warranty.staff.ticket-unknown')}</Gutter>;
  const { ticket } = found;
  const moves = ticketMoves(ticket, ctx.actor.roles as WarrantyMover[]);
  const couriers = couriersTo(ticket.city).map(({ courier }) => [courier, atTheHead(say(lang, `orders.couriers.${courier}`))] as const);
  // What was handed over in person has nothing to follow; without another device there is nothing to put right.
  const corrects = (correctableTickets as readonly string[]).includes(ticket.state) && (found.parcel !== null || found.newDevice !== null);
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.warranty-tickets.many'), url: '/admin/collections/warranty-tickets' }, { label: ticket.code }]} />
      <Fresh lang={lang} document={`warranty-tickets/${ticket.id}`} stamp={stamp} />
      <TicketHead lang={lang} ticket={ticket} owner={found.owner} now={ctx.now} />
      <OwnerLine ctx={ctx} collection="warranty-tickets" id={ticket.id} state={ticket.state} me={ctx.actor.staffId} />
      <div className="zb-columns">
        <div>
          <Held ctx={ctx} collection="warranty-tickets" id={ticket.id} me={ctx.actor.staffId}>
            <Decisions
              key={ticket.state}
              lang={lang}
              ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
              title={say(lang, 'warranty.staff.next')}
              document={`warranty-tickets/${ticket.id}`}
              words="warranty.tickets.moves"
              state={ticket.state}
              moves={moves.map(({ event, reason }) => ({ event, needsReason: reason === 'required' || event === 'receive', needsSerial: event === 'replace' }))}
              ofTicket={{
                serial: found.device?.device.serial ?? '',
                couriers,
              }}
            />
            {corrects ? (
              <CorrectForm
                key={`correct-${ticket.state}-${found.corrections}`}
                {...{ lang, document: `warranty-tickets/${ticket.id}`, event: 'correct-parcel', state: ticket.state, seen: found.corrections }}
                carrier={
                  found.parcel
                    ? {
                        courier: found.parcel.courier,
                        tracking: found.parcel.tracking,
                        couriers: couriers.map(([courier, name]) => ({ courier, name, says: '', keeps: true })),
                      }
                    : null
                }
                serials={[]}
                newSerial={ticket.state === 'replaced' ? found.newDevice?.serial : undefined}
                mayAdd={false}
              />
            ) : null}
          </Held>
          <TicketClaim lang={lang} found={found} />
        </div>
        <div>
          <TicketClocks lang={lang} clocks={found.clocks} now={ctx.now} holidays={await loadHolidays(ctx.rt.db)} />
          <TicketDevice lang={lang} found={found} />
          <History lang={lang} of="ticket" events={found.events} />
        </div>
      </div>
    </Gutter>
  );
}
