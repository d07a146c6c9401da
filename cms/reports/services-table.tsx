import { cancelCauses, type ServiceFigures } from '#domain/service-requests/figures';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ServiceReport } from '#services/staff/reports/service-report';

const columns = ['service', 'asked', 'done', 'cancelled', 'answer', 'kept', 'visits', 'rating', 'price'] as const;

/** What became of the requests of some days, a type of service a row. [ADM-3: reports] */
export function ServicesTable({ lang, services }: { lang: Lang; services: readonly ServiceReport[] }) {
  if (services.length === 0) return <p className="zb-help">{say(lang, 'staff.reports.none')}</p>;
  return (
    <>
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="zb-wide" tabIndex={0} role="region" aria-label={say(lang, 'staff.reports.services')}>
        <table className="zb-hb">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {say(lang, `staff.reports.service.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map(({ service, figures }) => (
              <tr key={service}>
                <th scope="row">{say(lang, `services.types.${service}.name`)}</th>
                <td>{formatNumber(lang, figures.asked)}</td>
                <td>{formatNumber(lang, figures.done)}</td>
                <td>
                  <Cancelled lang={lang} figures={figures} />
                </td>
                <td>{hours(lang, figures)}</td>
                <td>{of(lang, figures.kept, figures.promises)}</td>
                <td>{of(lang, figures.inWindow, figures.visits)}</td>
                <td>{figures.average === null ? '—' : say(lang, 'staff.reports.service.average', { average: figures.average, count: figures.ratings })}</td>
                <td>{price(lang, figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="zb-help">{say(lang, 'staff.reports.service.meaning')}</p>
    </>
  );
}

function Cancelled({ lang, figures: { cancelled } }: { lang: Lang; figures: ServiceFigures }) {
  const causes = cancelCauses.filter((cause) => cancelled[cause] > 0);
  if (causes.length === 0) return formatNumber(lang, 0);
  return (
    <>
      {formatNumber(
        lang,
        causes.reduce((sum, cause) => sum + cancelled[cause], 0),
      )}
      {causes.map((cause) => (
        <small key={cause}>{say(lang, `staff.reports.service.causes.${cause}`, { count: cancelled[cause] })}</small>
      ))}
    </>
  );
}

const of = (lang: Lang, part: number, all: number) => (all > 0 ? say(lang, 'staff.figures.kept-of', { kept: part, all }) : '—');
const hour = (lang: Lang, hours: number) => formatNumber(lang, Math.round(hours * 10) / 10);

function hours(lang: Lang, { middleHours, mostHours }: ServiceFigures): string {
  if (middleHours === null || mostHours === null) return '—';
  return say(lang, 'staff.reports.service.hours', { middle: hour(lang, middleHours), most: hour(lang, mostHours) });
}

function price(lang: Lang, { firstToman, finalToman }: ServiceFigures): string {
  if (firstToman === null) return '—';
  if (finalToman === null || finalToman === firstToman) return formatMoney(lang, finalToman ?? firstToman);
  return say(lang, 'staff.reports.service.was-is', { first: formatNumber(lang, firstToman, 0), final: formatMoney(lang, finalToman) });
}
