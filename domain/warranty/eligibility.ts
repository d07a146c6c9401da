import type { Holidays } from '../calendars/calendar';
import { dayEnd, dayStart } from '../calendars/day';
import { dueAt } from '../calendars/deadline';
import { REPLACEMENT_DAYS, TRANSIT_DAMAGE_HOURS } from '../catalog/promises';
import { refuse } from '../result';
import type { Refusal } from '../result';
import { ticketKinds } from './states';
import type { DeviceState, TicketKind } from './states';

/** What a claim is judged by. */
export type Claimable = {
  state: DeviceState;
  purchasedOn: string;
  warrantyEndsOn: string;
  /** Bought on this website: our parcel brought it, so the delivery time is known. */
  fromWebsite: boolean;
  /** Our parcel came to this owner, not to one before. */
  ownParcel: boolean;
  /** When our parcel was delivered; null while that is not recorded, and for other places of purchase. */
  deliveredAt: Date | null;
  /** The day of receipt of a purchase elsewhere. */
  receivedOn: string | null;
  /** The number of a ticket that is still open. */
  openTicket: string | null;
};

/** One kind of ticket, explained before it is sent: since when, until when, and why not if not. [WAR-4, WAR-5, WAR-6] */
export type Eligibility = { kind: TicketKind; open: boolean; from: Date | null; until: Date | null; why: Refusal | null };

/** All three kinds for a device as it stands now. */
export function eligibilityOf(device: Claimable, now: Date, holidays: Holidays): Eligibility[] {
  return ticketKinds.map((kind) => eligibleFor(kind, device, now, holidays));
}

/** Whether a ticket of this kind may be sent now. [WAR-4, WAR-5, WAR-6] */
export function eligibleFor(kind: TicketKind, device: Claimable, now: Date, holidays: Holidays): Eligibility {
  const { from, until } = windowOf(kind, device, holidays);
  const why = standsInTheWay(device) ?? (until !== null && now >= until ? tooLate(kind, until) : null) ?? elsewhere(kind, device);
  return { kind, open: why === null, from, until, why };
}

function windowOf(kind: TicketKind, device: Claimable, holidays: Holidays): { from: Date | null; until: Date | null } {
  if (kind === 'guarantee') return { from: dayStart(device.purchasedOn), until: dayEnd(device.warrantyEndsOn) };
  const delivered = device.fromWebsite ? device.deliveredAt : kind === 'replacement' && device.receivedOn ? dayStart(device.receivedOn) : null;
  if (!delivered) return { from: null, until: null };
  const clock =
    kind === 'replacement'
      ? ({ kind: 'days', days: REPLACEMENT_DAYS } as const)
      : ({ kind: 'working', calendar: 'orders', hours: TRANSIT_DAMAGE_HOURS } as const);
  return { from: delivered, until: dueAt(clock, delivered, holidays) };
}

function standsInTheWay(device: Claimable): Refusal | null {
  if (device.state === 'void') return refuse('warranty.claim.void', undefined, { status: 409 });
  if (device.state !== 'active') return refuse('warranty.claim.not-active', undefined, { status: 409 });
  return device.openTicket ? refuse('warranty.claim.open-ticket', { code: device.openTicket }, { status: 409 }) : null;
}

function tooLate(kind: TicketKind, until: Date): Refusal {
  const lastDate = new Date(until.getTime() - 1);
  if (kind === 'guarantee') return refuse('warranty.claim.over', { lastDate });
  if (kind === 'replacement') return refuse('warranty.claim.replacement-late', { days: REPLACEMENT_DAYS, lastDate });
  return refuse('warranty.claim.transit-late', { hours: TRANSIT_DAMAGE_HOURS, until });
}

function elsewhere(kind: TicketKind, device: Claimable): Refusal | null {
  return kind === 'transit-damage' && !(device.fromWebsite && device.ownParcel) ? refuse('warranty.claim.transit-elsewhere') : null;
}
