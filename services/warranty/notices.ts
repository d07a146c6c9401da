import type { NoticeName } from '#domain/notices/notices';
import { shownDay } from '#domain/orders/shown-day';
import { lastMoment, type DeviceRow, type OwnerNotice } from '../devices/device';

/** What the owner reads when staff decided about a warranty. [WAR-7] */
export function deviceNotice({ serial, warrantyEndsOn }: DeviceRow, event: 'void' | 'reinstate' | 'release', reason: string): OwnerNotice {
  switch (event) {
    case 'void':
      return { notice: 'warranty.voided', facts: { serial, reason } };
    case 'reinstate':
      return { notice: 'warranty.reinstated', facts: { serial, endsDate: lastMoment(warrantyEndsOn ?? '') } };
    case 'release':
      return { notice: 'warranty.released', facts: { serial } };
  }
}

type AboutTicket = {
  reason?: string | undefined;
  /** By when it is repaired, or another sent. */ dueAt?: Date | undefined;
  /** The serial of the replacing device. */ serial?: string | undefined;
};

/** What a move of a ticket says to its owner; what it needs and nobody gave is a bug. [WAR-4] */
export function ticketNotice(code: string, name: NoticeName, { reason, dueAt, serial }: AboutTicket): OwnerNotice {
  if (name === 'warranty.repairing' && dueAt) return { notice: name, facts: { code, dueDay: shownDay(dueAt) } };
  if (name === 'warranty.received' && dueAt) return { notice: 'warranty.replacing', facts: { code, dueDay: shownDay(dueAt) } };
  if (name === 'warranty.replaced' && serial) return { notice: name, facts: { code, serial } };
  if (name === 'warranty.refused' && reason) return { notice: name, facts: { code, reason } };
  switch (name) {
    case 'warranty.contacted':
    case 'warranty.accepted':
    case 'warranty.received':
    case 'warranty.repaired':
    case 'warranty.returned':
      return { notice: name, facts: { code } };
    default:
      throw new Error(`ticket ${code}: ${name} lacks what it says`);
  }
}
