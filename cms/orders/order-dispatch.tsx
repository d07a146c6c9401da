import { hoursOf, type DayPart } from '#domain/orders/day-parts';
import { unitKey } from '#domain/orders/dispatch';
import { deliveryWords } from '#locales/delivery';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ToDispatch } from '#services/staff/order-dispatch';
import { courierChoices } from './courier-choices';
import type { Engraved } from './engraved';
import { DispatchForm } from './dispatch-form';

type Props = {
  lang: Lang;
  order: { id: number; state: string; deliveryDay: string | null; deliveryPart: DayPart | null };
  buyer: string;
  found: ToDispatch;
  mayAdd: boolean;
  /** Its buyer waits for an answer to a wish to cancel, which a dispatch overtakes. */ wished?: boolean;
  engraved: readonly Engraved[];
};

/** What staff fill in when a parcel leaves: each courier says whether it keeps the day, each device has its field. [ORD-11, WAR-3] */
export function OrderDispatch({ lang, order, buyer, found: { couriers, units, endsOn }, mayAdd, engraved, wished }: Props) {
  const choices = courierChoices(lang, couriers);
  const serials = units.map((unit) => ({
    key: unitKey(unit),
    unit: { lineId: unit.lineId, variantId: unit.variantId, unitNo: unit.unitNo },
    name: unit.name,
    piece: unit.of > 1 ? say(lang, 'admin.dispatch.piece', { number: unit.unitNo, count: unit.of }) : null,
    inPackage: unit.inPackage,
    engraving: engraved.find(({ lineId }) => lineId === unit.lineId)?.texts,
  }));
  const effects = [
    ...(wished ? [say(lang, 'admin.dispatch.effect-wish')] : []),
    ...(units.length > 0 ? [say(lang, 'admin.dispatch.effect-warranty', { count: units.length, endsDate: endsOn, name: buyer })] : []),
    say(lang, 'admin.dispatch.effect-sms'),
    say(lang, 'admin.dispatch.effect-cancel'),
  ];
  // What has no serial has no field to stand beside.
  const others = engraved.filter(({ lineId }) => !units.some((unit) => unit.lineId === lineId));
  const chosen =
    order.deliveryDay === null
      ? null
      : say(lang, 'admin.dispatch.chosen', { when: deliveryWords(lang, order.deliveryDay, order.deliveryPart && hoursOf(order.deliveryPart)) });
  return <DispatchForm {...{ lang, chosen, serials, mayAdd, effects, wished }} engraved={others} orderId={order.id} state={order.state} couriers={choices} />;
}
