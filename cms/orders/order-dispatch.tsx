import { unitKey } from '#domain/orders/dispatch';
import { formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ToDispatch } from '#services/staff/order-dispatch';
import { DispatchForm } from './dispatch-form';

type Props = { lang: Lang; order: { id: number; state: string }; buyer: string; found: ToDispatch };

/** What staff fill in when a parcel leaves: each courier says whether it keeps the day, each device has its field. [ORD-11, WAR-3] */
export function OrderDispatch({ lang, order, buyer, found: { couriers, units, endsOn } }: Props) {
  const choices = couriers.map(({ courier, arrives, keeps }) => ({
    courier,
    keeps: keeps !== false,
    name: say(lang, `orders.couriers.${courier}`),
    says: say(lang, keeps === null ? 'admin.dispatch.no-promise' : keeps ? 'admin.dispatch.keeps' : 'admin.dispatch.late', {
      arriveDay: formatWeekdayDate(lang, arrives),
    }),
  }));
  const serials = units.map((unit) => ({
    key: unitKey(unit),
    name: unit.name,
    piece: unit.of > 1 ? say(lang, 'admin.dispatch.piece', { number: unit.unitNo, count: unit.of }) : null,
    inPackage: unit.inPackage,
  }));
  const effects = [
    ...(units.length > 0 ? [say(lang, 'admin.dispatch.effect-warranty', { count: units.length, endsDate: endsOn, name: buyer })] : []),
    say(lang, 'admin.dispatch.effect-sms'),
    say(lang, 'admin.dispatch.effect-cancel'),
  ];
  return <DispatchForm lang={lang} orderId={order.id} state={order.state} couriers={choices} serials={serials} effects={effects} />;
}
