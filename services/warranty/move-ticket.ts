import { refusalOf, refuse, type Refusal, type Result } from '#domain/result';
import { isOpenTicket, moveTicket as decide } from '#domain/warranty/ticket-life-cycles';
import { promiseAt } from '#domain/warranty/clocks';
import { reasonText } from '#domain/warranty/fields';
import type { TicketEvent, TicketState } from '#domain/warranty/states';
import { actorName, type Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Change, type Later } from '../store/commit';
import { movers, tellOwner } from '../devices/device';
import { TICKETS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { ticketNotice } from './notices';
import { startPromise } from './promise';
import { orderReplaced } from './order-replaced';
import { readReplacement, replaceDevice } from './replace-device';
import { ticketParcels } from '../store/tables';
import { otherDevice, readParcel } from './ticket-parcel';
import { lockTicket, myTicket, ticketSubject, type TicketRow } from './ticket-row';
import { takeIfNobodys } from '../ownership/claim';
import { service } from '../service';

export type TicketMove = {
  ticketId: number;
  event: TicketEvent;
  reason?: string;
  /** The serial of the device that takes the other's place. */
  newSerial?: string;
  /** The serial read from the device that arrived. */
  arrivedSerial?: string;
  /** With whom the device goes to its owner; handed over in person where nobody carries it. */
  parcel?: { courier: string; tracking: string };
  /** The state that was on the screen when the button was pressed. */
  expectedState: TicketState;
};
export type MovedTicket = { ticketId: number; code: string; state: TicketState };

/** Company support and after-sales staff move a ticket on: only a legal move, from the state they saw, with its reason; the owner is told. [WAR-4, WAR-7, ADM-4] */
export const moveTicket = service('tickets.decide', async (ctx, move: TicketMove): Promise<Result<MovedTicket>> => {
  const reason = move.reason?.trim() ? reasonText.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  return commit<MovedTicket>(ctx, async (tx) => {
    const ticket = await lockTicket(tx, move.ticketId);
    if (!ticket) return refuse('warranty.ticket.unknown', undefined, { status: 404 });
    if (ticket.state !== move.expectedState) return changedMeanwhile();
    return carryOut(tx, ctx, ticket, move.event, { reason: reason?.value, newSerial: move.newSerial, arrivedSerial: move.arrivedSerial, parcel: move.parcel });
  });
});

/** The owner takes a ticket back while the device is not with us. [WAR-4] */
export const withdrawTicket = service('tickets.withdraw', async (ctx, code: string | null): Promise<Result<MovedTicket>> => {
  return commit<MovedTicket>(ctx, async (tx) => {
    const mine = await myTicket(tx, ctx, code);
    const ticket = mine && (await lockTicket(tx, mine.id));
    if (!ticket) return refuse('warranty.ticket.unknown', undefined, { status: 404 });
    return carryOut(tx, ctx, ticket, 'withdraw', {});
  });
});

type With = { reason?: string } & Pick<TicketMove, 'newSerial' | 'arrivedSerial' | 'parcel'>;
/** Moves with which a device leaves us. */
const leaves: readonly TicketEvent[] = ['replace', 'give-back'];

/** One decided move of a locked ticket with all that follows from it. */
async function carryOut(
  tx: Tx,
  ctx: Ctx,
  ticket: TicketRow,
  event: TicketEvent,
  { reason, newSerial, arrivedSerial, parcel }: With,
): Promise<Change<MovedTicket> | Refusal> {
  const decided = decide(ticket, event, movers(ctx.actor), reason);
  // What is wrong with a field is said with all else that is; a move that is not to be made is refused by itself.
  if (!decided.ok && !decided.field) return decided;
  const subject = ticketSubject(ticket.id);
  const arrived = event === 'receive' ? await otherDevice(tx, ticket, arrivedSerial ?? '') : null;
  const replacing = event === 'replace' ? await readReplacement(tx, ticket, newSerial) : null;
  const sent = leaves.includes(event) ? readParcel(parcel, ticket.city) : null;
  if (!decided.ok || arrived || (replacing && !replacing.ok) || (sent && !sent.ok))
    return refusalOf(...[arrived, replacing, sent, decided].flatMap((one) => one ?? []));
  const replaced = replacing ? await replaceDevice(tx, ctx, ticket, replacing.value, decided.value.reason ?? '') : null;
  if (replaced && 'ok' in replaced) return replaced;
  const order = replaced ? await orderReplaced(tx, ctx, ticket, decided.value.reason ?? '') : null;
  if (event === 'contact') await closeDeadline(tx, { subject, kind: 'warranty.contact', at: ctx.now });
  if (event === 'accept') await closeDeadline(tx, { subject, kind: 'warranty.decide', at: ctx.now });
  if (event === 'repair' || !isOpenTicket(decided.value.to)) await closeDeadline(tx, { subject, at: ctx.now });
  if (sent?.value) await tx.insert(ticketParcels).values({ ticketId: ticket.id, ...sent.value, actor: actorName(ctx.actor), at: ctx.now });
  const promise = promiseAt(ticket.kind, decided.value.to);
  // For damage in transit the promise goes on while the broken one comes back.
  if (promise) await startPromise(tx, ctx, ticket.id, promise);
  const set = replaced ? { newDevice: replaced.deviceId } : {};
  const moved = await transition(tx, ctx, TICKETS, ticket, { event, who: movers(ctx.actor), reason, set });
  if (!moved.ok) return moved;
  const after = moved.value.row;
  const { tells, reason: why } = moved.value.moved;
  const about = { reason: why, dueAt: after.dueAt ? new Date(after.dueAt) : undefined, serial: replaced?.serial };
  const told: Later[] = tells ? [await tellOwner(tx, ctx, ticket.user, ticketNotice(ticket.code, tells, about), ticket.lang)] : [];
  return {
    value: { ticketId: ticket.id, code: ticket.code, state: after.state },
    audit: [
      ...(await takeIfNobodys(tx, ctx, { collection: 'warranty-tickets', id: ticket.id })),
      {
        action: `tickets.${event}`,
        subject,
        facts: {
          from: ticket.state,
          to: after.state,
          ...(decided.value.reason ? { reason: decided.value.reason } : {}),
          ...(replaced ? { newDevice: replaced.deviceId } : {}),
        },
      },
      ...(replaced?.audit ?? []),
      ...(order?.audit ?? []),
    ],
    tell: [...told, ...(replaced?.tell ?? [])],
  };
}
