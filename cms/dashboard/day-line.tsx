import { HOUR_MS, dayNumber, startOfDay } from '#domain/calendars/day';
import { formatTime } from '#locales/dates';
import { formatNumber, localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DayMark } from '#services/work/day-line';

type Props = { lang: Lang; now: Date; marks: readonly DayMark[] };
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
/** So many squares fit an hour; the rest is a number. */
const MOST_SQUARES = 8;
const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, at) => FIRST_HOUR + at);

/** The hour of the line in which something stands; what is due before the first or after the last stands there. */
function hourOf(at: Date, now: Date): number {
  const hour = Math.floor((at.getTime() - startOfDay(dayNumber(now)).getTime()) / HOUR_MS);
  return Math.min(LAST_HOUR, Math.max(FIRST_HOUR, hour));
}

/** Today as a line: a square for each thing due, an hour a column, and where the day stands now. [ADM-3] */
export function DayLine({ lang, now, marks }: Props) {
  const open = marks.filter(({ done }) => !done);
  const ahead = hours.map((hour) => ({ hour, count: open.filter(({ dueAt }) => dueAt >= now && hourOf(dueAt, now) === hour).length }));
  const busiest = ahead.reduce((most, one) => (one.count > most.count ? one : most), { hour: 0, count: 0 });
  const title =
    busiest.count === 0
      ? say(lang, 'staff.day.line-free')
      : say(lang, 'staff.day.line-busiest', { from: localDigits(lang, busiest.hour), to: localDigits(lang, busiest.hour + 1), count: busiest.count });
  const minutes = Math.floor((now.getTime() - startOfDay(dayNumber(now)).getTime()) / 60_000);
  const here = Math.min(LAST_HOUR, Math.max(FIRST_HOUR, Math.floor(minutes / 60)));
  const outside = Math.floor(minutes / 60) !== here;
  return (
    <section className="zb-card" aria-labelledby="zb-line">
      <div className="zb-hd">
        <h2 id="zb-line">{title}</h2>
        <div className="zb-key">
          {(['mine', 'open', 'late', 'kept'] as const).map((kind) => (
            <span key={kind}>
              <i className={`zb-sq zb-sq--${kind}`}>{signs[kind]}</i>
              {say(lang, `staff.day.key.${kind}`)}
            </span>
          ))}
        </div>
      </div>
      <ol className="zb-dayline">
        {hours.map((hour) => {
          const own = marks.filter(({ dueAt }) => hourOf(dueAt, now) === hour);
          return (
            <li key={hour} className={hour === here ? `zb-now zb-now--${outside ? 0 : Math.floor((minutes % 60) / 15)}` : undefined}>
              {hour === here ? <b>{say(lang, 'staff.day.now')}</b> : null}
              {own.slice(0, MOST_SQUARES).map((mark, at) => {
                const kind = mark.done ? 'kept' : mark.dueAt < now ? 'late' : mark.mine ? 'mine' : 'open';
                const text = [mark.who ?? mark.code, formatTime(lang, mark.dueAt), say(lang, `staff.day.key.${kind}`)].filter(Boolean).join(' · ');
                return (
                  <i key={`${mark.document} ${at}`} className={`zb-sq zb-sq--${kind}`} title={text} role="img" aria-label={text}>
                    {signs[kind]}
                  </i>
                );
              })}
              {own.length > MOST_SQUARES ? <small>+{formatNumber(lang, own.length - MOST_SQUARES)}</small> : null}
              <span>{localDigits(lang, hour)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const signs = { mine: '', open: '', late: '×', kept: '✓' } as const;
