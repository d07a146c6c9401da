import { carrierCorrectable, unitKey } from '#domain/orders/dispatch';
import type { OrderState } from '#domain/orders/states';
import { formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ToCorrect } from '#services/staff/order-dispatch';
import { CorrectForm } from './correct-form';
import type { CourierChoice, SerialField } from './dispatch-fields';

type Props = { lang: Lang; order: { id: number; state: OrderState }; found: ToCorrect; mayAdd: boolean };

/** What was recorded of a parcel, to be put right by whoever dispatches. [ORD-11, WAR-3, ADM-4] */
export function OrderCorrect({ lang, order, found: { parcel, couriers, units }, mayAdd }: Props) {
  const choices = couriers.map(({ courier, arrives, keeps }): CourierChoice => ({
    courier,
    keeps: keeps !== false,
    name: say(lang, `orders.couriers.${courier}`),
    says: say(lang, `admin.dispatch.${keeps === null ? 'no-promise' : keeps ? 'keeps' : 'late'}`, { arriveDay: formatWeekdayDate(lang, arrives) }),
  }));
  const serials = units.map((unit): SerialField => ({ key: unitKey(unit), unit, name: unit.name, piece: null, inPackage: null, serial: unit.serial }));
  const carrier = carrierCorrectable(order.state) ? { courier: parcel.courier, tracking: parcel.tracking, couriers: choices } : null;
  return <CorrectForm {...{ lang, serials, mayAdd, carrier }} orderId={order.id} state={order.state} seen={parcel.corrections} />;
}
