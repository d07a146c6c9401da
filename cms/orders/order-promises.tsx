import type { Holidays } from '#domain/calendars/calendar';
import { say } from '#locales/say';
import { formatDue } from '#locales/dates';
import type { Lang } from '#locales/lang';
import type { OrderBeside } from '#services/staff/order-beside';
import { promiseName } from '#services/work/promise-words';
import { dueWords } from '../desk/due-words';

type Props = { lang: Lang; promises: OrderBeside['promises']; now: Date; holidays: Holidays };
const PERCENT = 100;

/** What we promised about an order, latest first; what is left is counted as the lists count it; kept promises stay, and those that a cancellation made void say so. [ADM-3] */
export function OrderPromises({ lang, promises, now, holidays }: Props) {
  if (promises.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.promises')}</h2>
      <ul className="zb-plain zb-clocks">
        {promises.map(({ id, kind, startsAt, dueAt, closedAt, clock, void: gone }) => {
          const { left, tone } = dueWords(lang, dueAt, now, { name: clock, holidays });
          const kept = closedAt !== null && closedAt <= dueAt;
          const passed = Math.min(
            PERCENT,
            Math.max(0, Math.round((PERCENT * (now.getTime() - startsAt.getTime())) / Math.max(1, dueAt.getTime() - startsAt.getTime()))),
          );
          return (
            <li key={id}>
              <div className="zb-hd">
                <b>{promiseName(lang, kind)}</b>
                <span
                  className={`zb-badge zb-badge--${gone ? 'idle' : closedAt ? (kept ? 'ok' : 'bad') : tone === 'late' ? 'bad' : tone === 'soon' ? 'warn' : 'idle'}`}
                >
                  {closedAt ? say(lang, gone ? 'admin.order.void' : kept ? 'admin.order.kept' : 'admin.order.broken') : left}
                </span>
              </div>
              {closedAt ? null : <progress max={PERCENT} value={passed} aria-label={say(lang, 'admin.order.time-gone')} />}
              <p className="zb-help">{formatDue(lang, dueAt)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
