import { formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ToDispatch } from '#services/staff/order-dispatch';
import type { CourierChoice } from './dispatch-fields';

/** The couriers that go there, each with when it comes and whether that keeps what was promised and wished. [ORD-11] */
export function courierChoices(lang: Lang, couriers: ToDispatch['couriers']): CourierChoice[] {
  return couriers.map(({ courier, arrives, keeps, wish }) => ({
    courier,
    keeps: keeps !== false && wish === null,
    name: atTheHead(say(lang, `orders.couriers.${courier}`)),
    says: say(lang, `admin.dispatch.${keeps === null ? 'no-promise' : !keeps ? 'late' : (wish ?? 'keeps')}`, { arriveDay: formatWeekdayDate(lang, arrives) }),
  }));
}

/** A name with a capital first letter, where it stands alone and not in a sentence. */
export const atTheHead = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
