import { carrierCorrectable, unitKey } from '#domain/orders/dispatch';
import type { OrderState } from '#domain/orders/states';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ToCorrect } from '#services/staff/order-dispatch';
import { CorrectForm } from './correct-form';
import { courierChoices } from './courier-choices';
import type { SerialField } from './dispatch-fields';
import type { Engraved } from './engraved';

type Props = { lang: Lang; order: { id: number; state: OrderState }; found: ToCorrect; mayAdd: boolean; engraved: readonly Engraved[] };

/** What was recorded of a parcel, to be put right by whoever dispatches. [ORD-11, WAR-3, ADM-4] */
export function OrderCorrect({ lang, order, found: { parcel, couriers, units }, mayAdd, engraved }: Props) {
  // What was wished is of no matter any more: the parcel is on its way.
  const choices = courierChoices(
    lang,
    couriers.map((one) => ({ ...one, wish: null })),
  );
  const serials = units.map((unit): SerialField => {
    const alike = units.filter((one) => one.lineId === unit.lineId && one.variantId === unit.variantId);
    const piece = alike.length > 1 ? say(lang, 'admin.dispatch.piece', { number: alike.indexOf(unit) + 1, count: alike.length }) : null;
    const engraving = engraved.find(({ lineId }) => lineId === unit.lineId)?.texts;
    return { key: unitKey(unit), unit, name: unit.name, piece, inPackage: null, serial: unit.serial, engraving };
  });
  const carrier = carrierCorrectable(order.state) ? { courier: parcel.courier, tracking: parcel.tracking, couriers: choices } : null;
  return (
    <CorrectForm
      {...{ lang, serials, mayAdd, carrier }}
      document={`orders/${order.id}`}
      event="correct-dispatch"
      state={order.state}
      seen={parcel.corrections}
    />
  );
}
