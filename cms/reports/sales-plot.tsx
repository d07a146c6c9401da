import { isWorkingDay, type Holidays } from '#domain/calendars/calendar';
import { isoOf, numberOf, startOfDay, tehranDay } from '#domain/calendars/day';
import { formatWeekdayDate } from '#locales/dates';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DaySales } from '#services/staff/reports/read';
import type { DaySpan } from '#services/staff/reports/span';

type Props = { lang: Lang; span: DaySpan; days: readonly DaySales[]; now: Date; holidays: Holidays };
const [WIDE, HIGH, FOOT] = [1000, 170, 26];
const MILLION = 1_000_000;

/** Sales a day as bars from zero; closed days are shaded and today is marked as unfinished; a table below has the same data. [ADM-3] */
export function SalesPlot({ lang, span, days, now, holidays }: Props) {
  const [first, last] = [numberOf(span.from), numberOf(span.to)];
  const known = new Map(days.map((one) => [one.day, one]));
  const all = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => {
    const day = isoOf(first + at);
    return { day, toman: known.get(day)?.toman ?? 0, orders: known.get(day)?.orders ?? 0, closed: !isWorkingDay('orders', first + at, holidays) };
  });
  const most = Math.max(1, ...all.map(({ toman }) => toman));
  const step = WIDE / all.length;
  const today = tehranDay(now);
  // Time runs as one reads.
  const x = (at: number) => (lang === 'fa' ? WIDE - (at + 1) * step : at * step);
  const every = Math.max(1, Math.ceil(all.length / 6));
  const name = (day: string) => formatWeekdayDate(lang, startOfDay(numberOf(day)));
  return (
    <>
      <svg className="zb-plot" viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`} role="img" aria-label={say(lang, 'staff.reports.sales')}>
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <line key={part} className="zb-gr" x1="0" x2={WIDE} y1={HIGH - part * (HIGH - 20)} y2={HIGH - part * (HIGH - 20)} />
        ))}
        {all.map(({ day, toman, closed }, at) => {
          const high = (toman / most) * (HIGH - 20);
          return (
            <g key={day}>
              {closed ? <rect className="zb-closed" x={x(at)} y="0" width={step} height={HIGH} /> : null}
              {toman > 0 ? (
                <rect
                  className={day === today ? 'zb-bar zb-bar--today' : 'zb-bar'}
                  x={x(at) + step * 0.14}
                  y={HIGH - high}
                  width={step * 0.72}
                  height={high}
                  rx={Math.min(3, step / 4)}
                >
                  <title>{`${name(day)}: ${formatMoney(lang, toman)}`}</title>
                </rect>
              ) : null}
              {toman === most ? (
                <text x={x(at) + step / 2} y={HIGH - high - 5} textAnchor="middle" className="zb-lab">
                  {formatNumber(lang, Math.round(toman / MILLION), 0)}
                </text>
              ) : null}
              {at % every === 0 ? (
                <text x={x(at) + step / 2} y={HIGH + 18} textAnchor="middle">
                  {name(day).replace(/^\S+ /, '')}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <p className="zb-key">
        <span>{say(lang, 'staff.reports.unit')}</span>
        <span>
          <i className="zb-sq zb-closedkey" /> {say(lang, 'staff.reports.closed')}
        </span>
        <span>
          <i className="zb-sq zb-sq--open" /> {say(lang, 'staff.reports.today')}
        </span>
      </p>
      <details>
        <summary>{say(lang, 'staff.reports.table')}</summary>
        <table className="zb-hb">
          <thead>
            <tr>
              <th scope="col">{say(lang, 'staff.reports.columns.day')}</th>
              <th scope="col">{say(lang, 'staff.figures.orders')}</th>
              <th scope="col">{say(lang, 'staff.reports.columns.total')}</th>
            </tr>
          </thead>
          <tbody>
            {[...all].reverse().map(({ day, orders, toman }) => (
              <tr key={day}>
                <th scope="row">{name(day)}</th>
                <td>{formatNumber(lang, orders)}</td>
                <td>{formatNumber(lang, toman, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
