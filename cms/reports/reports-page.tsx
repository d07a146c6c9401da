import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { dayStart } from '#domain/calendars/day';
import { formatDate, formatShortDate, formatTime } from '#locales/dates';
import { formatMoney, formatNumber, formatPercent } from '#locales/numbers';
import { hasWord, say } from '#locales/say';
import { formatDuration } from '#locales/spans';
import type { Lang } from '#locales/lang';
import { loadHolidays } from '#services/calendars/holidays';
import type { ExportName } from '#services/staff/reports/export';
import { readReports, type Reports } from '#services/staff/reports/read';
import { serviceReport } from '#services/staff/reports/service-report';
import { MOST_DAYS } from '#services/staff/reports/span';
import { promiseName } from '#services/work/promise-words';
import { todayFigures } from '#services/staff/today-figures';
import { mayNow } from '../access/staff';
import { DayFields } from '../calendar/day-fields';
import { isWrong, readDays } from '../calendar/read-days';
import { TodaySoFar } from '../dashboard/today-so-far';
import { UnitName } from '../desk/unit-name';
import { DeskFrame } from '../desk/frame';
import { DeskIcon } from '../desk/icon';
import { deskCtx } from '../moves/desk-ctx';
import { readSpan, spans } from './read-span';
import { SalesPlot } from './sales-plot';
import { ServicesTable } from './services-table';

/** Up to so many broken promises are drawn as squares; more are written as a number. */
const MOST_SQUARES = 12;
const MOST_PRODUCTS = 8;

/** What was sold, promised and given back in some days, each with its file. [ADM-3] */
export async function ReportsPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.orders.read')) notFound();
  const { lang, now } = ctx;
  const typed = readDays(lang, props.searchParams, MOST_DAYS);
  const { span, days } = readSpan(props.searchParams, now);
  const [reports, figures, holidays, services] = await Promise.all([
    readReports(ctx, span),
    todayFigures(ctx),
    loadHolidays(ctx.rt.db),
    serviceReport(ctx, span),
  ]);
  const toman = reports.days.reduce((sum, one) => sum + one.toman, 0);
  const all = reports.promises.reduce((sum, one) => sum + one.all, 0);
  const kept = reports.promises.reduce((sum, one) => sum + one.kept, 0);
  const sum = formatNumber(lang, Math.round(toman / 1_000_000), 0);
  const share = all > 0 ? formatPercent(lang, Math.round((1000 * kept) / all) / 10) : null;
  const query = `?from=${span.from}&to=${span.to}`;
  const card = { lang, query };
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'staff.menu.reports') }]} className="zb-reports">
      <div className="zb-title">
        <div>
          <h1>{share ? say(lang, 'staff.reports.title', { sum, share }) : say(lang, 'staff.reports.title-sales', { sum })}</h1>
          <p>
            {say(lang, 'staff.reports.from-to', {
              from: formatDate(lang, dayStart(span.from)),
              to: formatDate(lang, dayStart(span.to)),
              time: formatTime(lang, now),
            })}
          </p>
        </div>
        <div className="zb-acts">
          <nav className="zb-seg" aria-label={say(lang, 'staff.reports.span')}>
            {spans.map((one) => (
              <Link key={one} href={`/admin/reports?days=${one}`} aria-current={days === one ? 'true' : undefined} prefetch={false}>
                {say(lang, `staff.reports.days.d${one}`)}
              </Link>
            ))}
          </nav>
          <File {...card} name="all" label={say(lang, 'staff.reports.all')} main />
        </div>
      </div>
      <form method="get" action="/admin/reports" className="zb-fields zb-days" key={query + JSON.stringify(typed)}>
        <DayFields {...{ lang }} days={typed} usual={{ from: shortDay(lang, span.from), to: shortDay(lang, span.to) }} />
        <button type="submit" className="zb-button zb-button--quiet">
          {say(lang, 'staff.filter.go')}
        </button>
      </form>
      {isWrong(typed) ? <p className="zb-help">{say(lang, 'staff.filter.usual')}</p> : null}
      <section className="zb-card">
        <Head {...card} title={say(lang, 'staff.reports.sales')} name="sales" />
        <p className="zb-help">{say(lang, 'staff.reports.meaning')}</p>
        <SalesPlot lang={lang} span={span} days={reports.days} now={now} holidays={holidays} />
      </section>
      <section className="zb-card">
        <Head {...card} title={say(lang, 'staff.reports.services')} name="services" />
        <ServicesTable lang={lang} services={services} />
      </section>
      <div className="zb-half">
        <section className="zb-card">
          <Head
            {...card}
            title={say(lang, 'staff.reports.kept')}
            note={all > 0 ? say(lang, 'staff.figures.kept-of', { kept, all }) : undefined}
            name="overdue"
          />
          <Promises lang={lang} promises={reports.promises} />
        </section>
        <section className="zb-card">
          <Head {...card} title={say(lang, 'staff.reports.products')} name="orders" />
          <Products lang={lang} products={reports.products} days={reports.days} />
        </section>
        <section className="zb-card">
          <Head {...card} title={say(lang, 'staff.reports.refunds')} note={formatMoney(lang, reports.refundsToman)} name="refunds" />
          <Refunds lang={lang} reports={reports} />
        </section>
        {figures ? <TodaySoFar lang={lang} now={now} figures={figures} /> : null}
      </div>
    </DeskFrame>
  );
}

const shortDay = (lang: Lang, day: string) => formatShortDate(lang, dayStart(day));

type FileProps = { lang: Lang; query: string; name: string; label: string; main?: boolean };

/** A link that downloads a report's file. */
function File({ query, name, label, main = false }: FileProps) {
  return (
    <a className={main ? 'zb-soft' : 'zb-line'} href={`/cms-api/desk/csv/${name}${query}`} download>
      <DeskIcon name="down" /> <span>{label}</span>
    </a>
  );
}

type HeadProps = { lang: Lang; query: string; title: string; note?: string | undefined; name: ExportName };

function Head({ lang, query, title, note, name }: HeadProps) {
  return (
    <div className="zb-hd">
      <h2>
        {title} {note ? <small>{note}</small> : null}
      </h2>
      <File lang={lang} query={query} name={name} label={say(lang, 'staff.reports.csv', { file: say(lang, `staff.reports.files.${name}`) })} />
    </div>
  );
}

function Promises({ lang, promises }: { lang: Lang; promises: Reports['promises'] }) {
  if (promises.length === 0) return <p className="zb-help">{say(lang, 'staff.reports.none-due')}</p>;
  return (
    <>
      <table className="zb-hb">
        <tbody>
          {promises.map(({ kind, all, kept, middleLateSeconds }) => {
            const broken = all - kept;
            return (
              <tr key={kind}>
                <th scope="row">
                  {promiseName(lang, kind)} <small>{say(lang, 'staff.figures.kept-of', { kept, all })}</small>
                </th>
                <td>
                  <span className="zb-miss" role="img" aria-label={say(lang, 'staff.reports.broken', { count: broken })}>
                    {Array.from({ length: Math.min(broken, MOST_SQUARES) }, (_, at) => (
                      <i key={at} className="zb-sq zb-sq--late">
                        ×
                      </i>
                    ))}
                    {broken > MOST_SQUARES ? <small>+{formatNumber(lang, broken - MOST_SQUARES)}</small> : null}
                  </span>
                  {middleLateSeconds === null ? null : (
                    <small>{say(lang, 'staff.reports.middle', { length: formatDuration(lang, Math.max(60, Math.round(middleLateSeconds / 60) * 60)) })}</small>
                  )}
                </td>
                <td>
                  <b>{formatPercent(lang, Math.round((1000 * kept) / all) / 10)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="zb-help">{say(lang, 'staff.reports.square')}</p>
    </>
  );
}

function Products({ lang, products, days }: { lang: Lang; products: Reports['products']; days: Reports['days'] }) {
  if (products.length === 0) return <p className="zb-help">{say(lang, 'staff.reports.none')}</p>;
  const shown = products.slice(0, MOST_PRODUCTS);
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  const [all, goods] = [sum(days.map(({ toman }) => toman)), sum(days.map(({ goodsToman }) => goodsToman))];
  const others = goods - sum(shown.map(({ toman }) => toman));
  const changeOf = (toman: number, before: number) => {
    if (before === 0) return say(lang, 'staff.reports.new');
    const percent = Math.round((100 * (toman - before)) / before);
    return percent === 0
      ? say(lang, 'staff.reports.same')
      : say(lang, percent > 0 ? 'staff.reports.more' : 'staff.reports.less', { share: formatPercent(lang, Math.abs(percent)) });
  };
  return (
    <table className="zb-hb">
      <thead>
        <tr>
          {(['product', 'pieces', 'total', 'change'] as const).map((name) => (
            <th key={name} scope="col">
              {name === 'change' ? say(lang, 'staff.reports.change') : say(lang, `staff.reports.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={one.sku}>
            <th scope="row">
              <UnitName title={one.title} sku={one.sku} />
            </th>
            <td>{formatNumber(lang, one.pieces)}</td>
            <td>{formatNumber(lang, one.toman, 0)}</td>
            <td>{changeOf(one.toman, one.before)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {[...(others === 0 ? [] : [['others', others] as const]), ['delivery', all - goods] as const, ['sum', all] as const].map(([name, toman]) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>
              {say(lang, `staff.reports.${name}`)}
            </th>
            <td>{formatNumber(lang, toman, 0)}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Refunds({ lang, reports: { refunds, refundsToman } }: { lang: Lang; reports: Reports }) {
  if (refunds.length === 0) return <p className="zb-help">{say(lang, 'staff.reports.none')}</p>;
  return (
    <table className="zb-hb">
      <tbody>
        {refunds.map(({ why, count, toman }) => {
          const key = `staff.reports.why.${why}`;
          return (
            <tr key={why}>
              <th scope="row">
                {hasWord(key) ? say(lang, key) : why} <small>{say(lang, 'staff.reports.times', { count })}</small>
              </th>
              <td>
                <progress max={Math.max(1, refundsToman)} value={toman} aria-label={formatMoney(lang, toman)} />
              </td>
              <td>
                <b>{formatNumber(lang, toman, 0)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
