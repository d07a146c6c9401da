import { inArray } from '@payloadcms/db-postgres/drizzle';
import { beforeDispatchStates, pastedSerials } from '#domain/orders/dispatch';
import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { parseSerial } from '#domain/warranty/serial';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { devices } from '../store/schema.generated';
import { ORDERS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { lockOrder } from './row';
import { ASK_SERIALS, askedOf } from './serials-asked';
import { lackingOf } from './serials-lacking';

/** The most serials that one press asks for. */
const MOST_NAMED = 50;

type AskedForSerials = { orderId: number; /** False where it was asked for already. */ asked: boolean };

/** Asks the colleagues who record serials for those that an order is missing, and for ones that were read from its devices: the request is on their desk until they are recorded. A second press asks for nothing that was asked for already. [ORD-11, WAR-3, ADM-3] */
export const askForSerials = service(
  'orders.ask-serials',
  async (ctx, { orderId, serials }: { orderId: number; serials: string }): Promise<Result<AskedForSerials>> => {
    return commit<AskedForSerials>(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return unknownOrder;
      if (!(beforeDispatchStates as readonly string[]).includes(order.state)) return changedMeanwhile();
      const named = await notRecorded(tx, serials);
      const lacking = await lackingOf(tx, ctx.lang, orderId);
      if (lacking.length === 0 && named.length === 0) return refuse('orders.ask-serials.recorded', undefined, { status: 409 });
      const [open] = await askedOf(tx, ctx.lang, orderId);
      if (open && named.every((one) => open.named.includes(one))) return { value: { orderId, asked: false }, audit: [] };
      const facts: Record<string, string> = named.length > 0 ? { serials: named.join(' ') } : {};
      await note(tx, ctx, ORDERS, order, { event: ASK_SERIALS, facts });
      return { value: { orderId, asked: true }, audit: { action: 'orders.ask-serials', subject: orderSubject(orderId), facts } };
    });
  },
);

/** Of what was typed, the serials that nobody has recorded. */
async function notRecorded(tx: Tx, typed: string): Promise<string[]> {
  const read = pastedSerials(typed)
    .slice(0, MOST_NAMED)
    .flatMap((one) => {
      const serial = parseSerial(one);
      return serial.ok ? [serial.value] : [];
    });
  const named = [...new Set(read)];
  if (named.length === 0) return [];
  const known = await tx.select({ serial: devices.serial }).from(devices).where(inArray(devices.serial, named));
  return named.filter((one) => !known.some(({ serial }) => serial === one));
}
