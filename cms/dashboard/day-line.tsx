import { dayNumber, startOfDay } from '#domain/calendars/day';
import { formatNumber, localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DayMark } from '#services/work/day-line';
import { dueWords } from '../desk/due-words';
import { columnOf, dayColumns, type DayColumn } from './day-hours';

type Props = { lang: Lang; now: Date; marks: readonly DayMark[] };
/** So many squares fit an hour; the rest is a number. */
const MOST_SQUARES = 8;

/** Today as a line: a square for each thing due, an hour a column, and where the day stands now. [ADM-3] */
export function DayLine({ lang, now, marks }: Props) {
  const open = marks.filter(({ done }) => !done);
  const columns = dayColumns(
    marks.map(({ dueAt }) => dueAt),
    now,
  );
  const ahead = columns.map((column) => ({ column, count: open.filter(({ dueAt }) => dueAt >= now && columnOf(dueAt, now) === column).length }));
  const busiest = ahead.reduce<{ column: DayColumn; count: number }>((most, one) => (one.count > most.count ? one : most), { column: 0, count: 0 });
  const title =
    busiest.count === 0
      ? say(lang, 'staff.day.line-free')
      : busiest.column === 'end'
        ? say(lang, 'staff.day.line-end', { count: busiest.count })
        : say(lang, 'staff.day.line-busiest', { from: localDigits(lang, busiest.column), to: localDigits(lang, busiest.column + 1), count: busiest.count });
  const minutes = Math.floor((now.getTime() - startOfDay(dayNumber(now)).getTime()) / 60_000);
  const here = Math.floor(minutes / 60);
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
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="zb-daylane" role="group" tabIndex={0} aria-labelledby="zb-line">
        <ol className="zb-dayline">
          {columns.map((column) => {
            const own = marks.filter(({ dueAt }) => columnOf(dueAt, now) === column);
            return (
              <li key={column} className={column === here ? `zb-now zb-now--${Math.floor((minutes % 60) / 15)}` : undefined}>
                {column === here ? <b>{say(lang, 'staff.day.now')}</b> : null}
                {own.slice(0, MOST_SQUARES).map((mark, at) => {
                  const kind = mark.done ? 'kept' : mark.dueAt < now ? 'late' : mark.mine ? 'mine' : 'open';
                  const text = [
                    mark.who ?? mark.code,
                    dueWords(lang, mark.dueAt, now, { name: mark.clock, holidays: NONE }).at,
                    say(lang, `staff.day.key.${kind}`),
                  ]
                    .filter(Boolean)
                    .join(' · ');
                  return (
                    <i key={`${mark.document} ${at}`} className={`zb-sq zb-sq--${kind}`} title={text} role="img" aria-label={text}>
                      {signs[kind]}
                    </i>
                  );
                })}
                {own.length > MOST_SQUARES ? <small>+{formatNumber(lang, own.length - MOST_SQUARES)}</small> : null}
                <span>{column === 'end' ? say(lang, 'staff.day.end') : localDigits(lang, column)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** No holidays: this line writes times only. */
const NONE = new Set<string>();
const signs = { mine: '', open: '', late: '×', kept: '✓' } as const;
