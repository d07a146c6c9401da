import { dayStart } from '#domain/calendars/day';
import { formatShortDate } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { DeskList, DeskListWish } from '#services/staff/lists/desk-list';
import { DayChoice } from '../calendar/day-choice';
import { deskListAddress, shownOf } from './list-address';

type Props = { lang: Lang; list: DeskList; wish: DeskListWish };

/** A list from one day to another; a form whose choice stands in the address. [ADM-3] */
export function ListDays({ lang, list, wish }: Props) {
  return (
    <form method="get" action={deskListAddress(list, {})} className="zb-fields zb-days" key={JSON.stringify(wish)}>
      {wish.show === shownOf(list)[0] ? null : <input type="hidden" name="show" value={wish.show} />}
      {(['from', 'to'] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`zb-${name}`}>{say(lang, `staff.filter.${name}`)}</label>
          <DayChoice {...{ lang, name }} id={`zb-${name}`} value={wish[name] ? formatShortDate(lang, dayStart(wish[name])) : ''} />
        </div>
      ))}
      <button type="submit" className="zb-button zb-button--quiet">
        {say(lang, 'staff.filter.go')}
      </button>
    </form>
  );
}
