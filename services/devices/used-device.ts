import { and, eq, ne, or } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Refusal } from '#domain/result';
import type { DeviceEvent } from '#domain/warranty/states';
import type { Tx } from '../runtime';
import { warranty_tickets } from '../store/schema.generated';
import { historyOf } from '../transitions/history';
import { deviceSubject, type DeviceRow } from './device';

type Since = {
  /** The move by which it came to its owner. */
  event: DeviceEvent;
  /** Beside which field it is said. */
  field: string;
  /** Whose it has to be still, where that is known. */
  owner?: number;
  /** The ticket by which it came, which does not count. */
  besides?: number;
};

/** Refuses a device that its owner has used since it came, by a request or a decision about it: nothing else takes its place. [WAR-3] */
export async function usedSince(tx: Tx, { id, serial, state, user }: DeviceRow, { event, field, owner, besides }: Since): Promise<Refusal | null> {
  const [ticket] = await tx
    .select({ code: warranty_tickets.code })
    .from(warranty_tickets)
    .where(and(or(eq(warranty_tickets.device, id), eq(warranty_tickets.newDevice, id)), besides === undefined ? undefined : ne(warranty_tickets.id, besides)))
    .limit(1);
  if (ticket) return refuse('orders.correct.has-ticket', { serial, code: ticket.code }, { field, status: 409 });
  const last = (await historyOf(tx, deviceSubject(id))).at(-1);
  const untouched = state === 'active' && (owner === undefined || user === owner) && last?.event === event;
  return untouched ? null : refuse('orders.correct.used', { serial }, { field, status: 409 });
}
