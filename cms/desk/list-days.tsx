import { dayStart } from '#domain/calendars/day';
import { formatShortDate } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { DeskList, DeskListWish } from '#services/staff/lists/desk-list';
import { DayFields } from '../calendar/day-fields';
import type { TypedDays } from '../calendar/read-days';
import { deskListAddress, shownOf } from './list-address';

type Props = { lang: Lang; list: DeskList; wish: DeskListWish; days: TypedDays };

/** A list from one day to another; a form whose choice stands in the address. [ADM-3] */
export function ListDays({ lang, list, wish, days }: Props) {
  const shown = (day: string | undefined) => (day ? formatShortDate(lang, dayStart(day)) : '');
  return (
    <form method="get" action={deskListAddress(list, {})} className="zb-fields zb-days" key={JSON.stringify([wish, days])}>
      {wish.show === shownOf(list)[0] ? null : <input type="hidden" name="show" value={wish.show} />}
      <DayFields {...{ lang, days }} usual={{ from: shown(wish.from), to: shown(wish.to) }} />
      <button type="submit" className="zb-button zb-button--quiet">
        {say(lang, 'staff.filter.go')}
      </button>
    </form>
  );
}
