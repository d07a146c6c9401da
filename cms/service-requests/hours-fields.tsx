import type { ReactNode } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { TypedHours } from './hours';

type Props = { lang: Lang; hours: TypedHours; /** What is wrong with a field. */ wrong: (field: string) => ReactNode };

/** The day and hours in which somebody comes. */
export function HoursFields({ lang, hours, wrong }: Props) {
  return (
    <>
      <label>
        {say(lang, 'admin.date.day')}
        <input name="visitDay" dir="ltr" autoComplete="off" defaultValue={hours.day} />
      </label>
      <label>
        {say(lang, 'admin.request.from')}
        <input name="visitFrom" dir="ltr" autoComplete="off" defaultValue={hours.from} />
      </label>
      <label>
        {say(lang, 'admin.request.to')}
        <input name="visitTo" dir="ltr" autoComplete="off" defaultValue={hours.to} />
      </label>
      {wrong('visitFrom')}
      {wrong('visitTo')}
    </>
  );
}
