import { and, eq } from '@payloadcms/db-postgres/drizzle';
import {
  carrierCorrectable,
  correctableStates,
  correctionReason,
  readCarrier,
  readSerials,
  unitKey,
  unknownTogether,
  type DispatchForm,
  type UnitToSend,
} from '#domain/orders/dispatch';
import type { OrderState } from '#domain/orders/states';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, refusalOf, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit, type AuditLine } from '../store/commit';
import { dispatches } from '../store/tables';
import { bindDevices, checkDevices, type Sent } from '../devices/bind-devices';
import { unbindDevice } from '../devices/unbind-device';
import { usedSince } from '../devices/used-device';
import type { DeviceRow } from '../devices/device';
import { ORDERS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { parcelFacts } from './dispatch';
import { boundTo } from './parcel';
import { lockOrder } from './row';
import { notice } from './move-order';

export type DispatchCorrection = DispatchForm & {
  orderId: number;
  reason: string;
  /** The state, and how many corrections, that were on the screen. */
  expectedState: OrderState;
  seen: number;
};
export type CorrectedDispatch = { orderId: number; corrections: number };
type Bound = UnitToSend & { device: DeviceRow };

/** Staff correct what they recorded of a parcel: its courier and number while it is on its way, and which devices were in it while their owner has asked nothing of them. The history says what was, the buyer is told of another number, and a device's warranty goes to the one that was really sent. [ORD-11, WAR-2, WAR-3, ADM-4] */
export const correctDispatch = service('orders.correct-dispatch', async (ctx, form: DispatchCorrection): Promise<Result<CorrectedDispatch>> => {
  return commit<CorrectedDispatch>(ctx, async (tx) => {
    const order = await lockOrder(tx, form.orderId);
    if (!order) return unknownOrder;
    if (order.state !== form.expectedState) return changedMeanwhile();
    if (!(correctableStates as readonly OrderState[]).includes(order.state)) return refuse('orders.correct.not-now', undefined, { status: 409 });
    const [sent] = await tx.select().from(dispatches).where(eq(dispatches.orderId, order.id)).for('update');
    if (!sent) return refuse('orders.correct.not-recorded', undefined, { status: 409 });
    if (sent.corrections !== form.seen) return changedMeanwhile();

    const bound = await boundTo(tx, order);
    const carrier = carrierCorrectable(order.state) ? readCarrier(form, order.city) : ok({ courier: sent.courier, tracking: sent.tracking });
    const typed = await readChanged(tx, ctx, bound, form.serials);
    const why = correctionReason.read(form.reason);
    const reason = why.ok ? why : { ...why, field: 'reason' };
    if (!carrier.ok || !reason.ok || typed.some((one) => !one.ok)) return unknownTogether(refusalOf(carrier, ...typed, reason));
    const other = typed.flatMap((one) => (one.ok && one.value !== null ? [one.value] : []));
    const moved = carrier.value.courier !== sent.courier || carrier.value.tracking !== sent.tracking;
    if (!moved && other.length === 0) return refuse('orders.correct.nothing');

    const audit: AuditLine[] = [];
    for (const { was } of other) audit.push(await unbindDevice(tx, ctx, was, reason.value));
    const again = await bindDevices(tx, ctx, order, other);
    if ('ok' in again) return again;
    const corrections = sent.corrections + 1;
    await tx
      .update(dispatches)
      .set({ ...carrier.value, corrections })
      .where(and(eq(dispatches.orderId, order.id), eq(dispatches.corrections, sent.corrections)));
    const said = parcelFacts(order, { ...carrier.value, devices: [] });
    const facts = {
      correction: corrections,
      ...(moved ? { courierWas: sent.courier, trackingWas: sent.tracking, ...said.kept } : {}),
      ...(other.length > 0 ? { serialsWas: other.map(({ was }) => was.serial).join(' '), serials: other.map(({ serial }) => serial).join(' ') } : {}),
    };
    await note(tx, ctx, ORDERS, order, { event: 'correct-dispatch', reason: reason.value, facts });
    return {
      value: { orderId: order.id, corrections },
      audit: [{ action: 'orders.correct-dispatch', subject: orderSubject(order.id), facts: { ...facts, reason: reason.value } }, ...audit, ...again.audit],
      // A serial is the desk's own matter: the buyer finds the device in the account.
      tell: [...(moved ? [await notice(tx, ctx, order, 'orders.parcel-corrected', { parcel: said.said })] : []), ...again.tell],
    };
  });
});

type Other = Sent & { was: DeviceRow };

/** The devices whose serial was changed in the form; unchanged ones are left out. */
async function readChanged(tx: Tx, ctx: Ctx, bound: readonly Bound[], serials: DispatchForm['serials']): Promise<Result<Other | null>[]> {
  const read = readSerials(serials, bound);
  const changed = read.flatMap((one) => (one.ok && one.value.serial !== one.value.device.serial ? [one.value] : []));
  const freed = changed.map(({ device }) => device.serial);
  const checked = await checkDevices(tx, ctx, read, freed);
  const judged: Result<Other | null>[] = [];
  for (const [at, one] of read.entries()) {
    const free = checked[at] ?? one;
    if (!one.ok) judged.push(one);
    else if (!changed.includes(one.value)) judged.push(ok(null));
    else
      judged.push(
        free.ok ? ((await usedSince(tx, one.value.device, { event: 'bind', field: unitKey(one.value) })) ?? ok({ ...one.value, was: one.value.device })) : free,
      );
  }
  return judged;
}
