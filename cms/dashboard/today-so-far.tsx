import { DAY_MS } from '#domain/calendars/day';
import { formatTime, weekdayName } from '#locales/dates';
import { formatNumber, formatPercent, moneyParts } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { TodayFigures } from '#services/staff/today-figures';

type Props = { lang: Lang; now: Date; figures: TodayFigures };

/** Today's figures until now, compared with the same weekday's until the same minute. [ADM-3] */
export function TodaySoFar({ lang, now, figures }: Props) {
  const day = weekdayName(lang, new Date(now.getTime() - 7 * DAY_MS));
  const money = (amount: number) => {
    const { amount: digits, unit } = moneyParts(lang, amount);
    return (
      <>
        {digits} <small>{unit}</small>
      </>
    );
  };
  const change = figures.salesToman - figures.salesBefore;
  const more = change === 0 ? 'same' : change > 0 ? 'above' : 'below';
  const share = figures.promises > 0 ? Math.round((1000 * figures.kept) / figures.promises) / 10 : null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'staff.figures.title')}</h2>
      <dl className="zb-figs">
        <div>
          <dt>{say(lang, 'staff.figures.orders')}</dt>
          <dd>{formatNumber(lang, figures.orders)}</dd>
          <dd className="zb-beside">{say(lang, 'staff.figures.orders-before', { day, time: formatTime(lang, now), count: figures.ordersBefore })}</dd>
        </div>
        <div>
          <dt>{say(lang, 'staff.figures.sales')}</dt>
          <dd>{money(figures.salesToman)}</dd>
          <dd className="zb-beside">{say(lang, `staff.figures.${more}`, { day, amount: formatNumber(lang, Math.abs(change), 0) })}</dd>
        </div>
        <div>
          <dt>{say(lang, 'staff.figures.refunds')}</dt>
          <dd>{formatNumber(lang, figures.refunds)}</dd>
          <dd className="zb-beside">{say(lang, 'staff.figures.refunds-sum', { amount: formatNumber(lang, figures.refundsToman, 0) })}</dd>
        </div>
        {share === null ? null : (
          <div>
            <dt>{say(lang, 'staff.figures.kept')}</dt>
            <dd>{formatPercent(lang, share)}</dd>
            <dd className="zb-beside">{say(lang, 'staff.figures.kept-of', { kept: figures.kept, all: figures.promises })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
