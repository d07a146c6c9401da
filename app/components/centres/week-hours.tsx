import { weekdayNames, weekdayNumber, type Hours, type Interval } from '#domain/centres/hours';
import { localDigits } from '#locales/format';
import { say as sayIn } from '#locales/say';
import type { Lang } from '../../routes';
import { useLang, useSay } from '../../words';

const DAY = 24 * 60;

/** A minute of the day as a clock says it; the end of a day is 24:00. */
function clock(lang: Lang, minute: number): string {
  const within = minute > DAY ? minute - DAY : minute;
  const time = localDigits(lang, `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`);
  return minute > DAY ? sayIn(lang, 'centres.centre.next-day', { to: time }) : time;
}

/** The hours of a day in words. [MAP-1] */
export function sayTimes(lang: Lang, intervals: readonly Interval[]): string {
  if (intervals.length === 0) return sayIn(lang, 'centres.centre.closed');
  if (intervals.some(({ from, to }) => from === 0 && to === DAY)) return sayIn(lang, 'centres.centre.always');
  return [...intervals]
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => sayIn(lang, 'centres.centre.between', { from: clock(lang, from), to: clock(lang, to) }))
    .reduce((one, other) => sayIn(lang, 'centres.centre.and', { one, other }));
}

/** The week as bars of a day each, with their hours in words; the island marks today. [MAP-1] */
export function WeekHours({ hours }: { hours: Hours }) {
  const lang = useLang();
  const say = useSay();
  const of = (weekday: number) => hours.weekly.filter((one) => one.weekday === weekday);
  return (
    <table className="hours">
      <tbody>
        {weekdayNames.map((name) => {
          const weekday = weekdayNumber(name);
          // What began the evening before goes on into this day.
          const late = of((weekday + 6) % 7).filter(({ to }) => to > DAY);
          return (
            <tr key={name} data-weekday={weekday}>
              <th scope="row">{say(`centres.days.${name}`)}</th>
              <td className="v" aria-hidden="true">
                <svg viewBox="0 0 1440 40" preserveAspectRatio="none">
                  <rect className="h-track" width="1440" height="14" y="13" rx="7" />
                  {late.map(({ from, to }) => (
                    <rect key={`late ${from}`} className="h-soft" width={to - DAY} height="14" y="13" />
                  ))}
                  {of(weekday).map(({ from, to }) => (
                    <rect key={from} className="h-open" x={from} width={Math.min(to, DAY) - from} height="14" y="13" rx="7" />
                  ))}
                </svg>
              </td>
              <td className="t">{sayTimes(lang, of(weekday))}</td>
            </tr>
          );
        })}
        <tr className="ax" aria-hidden="true">
          <th />
          <td className="v">
            <span>
              {[0, 6, 12, 18, 24].map((hour) => (
                <i key={hour}>{localDigits(lang, hour)}</i>
              ))}
            </span>
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
