import type { PayloadRequest, ServerProps } from 'payload';
import { calendars, isWorkingInstant, workingIntervals } from '#domain/calendars/calendar';
import { dayNumber } from '#domain/calendars/day';
import { formatTime, formatWeekdayDate } from '#locales/dates';
import { localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import { loadHolidays } from '#services/calendars/holidays';
import { deskCtx } from '../moves/desk-ctx';
import { DeskClock } from './desk-clock';
import { FindBox } from './find-box';
import { LanguageSwitch } from './language-switch';

type Props = ServerProps & { req?: PayloadRequest };

/** Above every page: one search for everything, and a clock that says whether promises count now. [ADM-3] */
export async function TopBar({ req }: Props) {
  const ctx = req ? deskCtx(req) : null;
  if (!ctx || ctx.actor.kind !== 'staff') return null;
  const { lang, now, rt } = ctx;
  const holidays = await loadHolidays(rt.db);
  const counts = isWorkingInstant('reviews', now, holidays);
  const next = workingIntervals('reviews', now, holidays).next().value;
  const opens = next?.from ?? now;
  const day = dayNumber(opens) === dayNumber(now) ? '' : formatWeekdayDate(lang, opens);
  const until = localDigits(lang, `${calendars.reviews.closesHour}:00`);
  const text = counts ? say(lang, 'staff.clock.counts', { until }) : say(lang, 'staff.clock.rests', { from: `${day} ${formatTime(lang, opens)}`.trim() });
  return (
    <div className="zb-top">
      <FindBox lang={lang} />
      <DeskClock lang={lang} now={now.getTime()} counts={counts} text={text} />
      <LanguageSwitch lang={lang} />
      <span className="zb-me">{ctx.actor.name}</span>
    </div>
  );
}
