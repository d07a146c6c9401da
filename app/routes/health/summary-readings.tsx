import { recordType } from '#domain/records/types/all';
import { formatMoment, formatNumber } from '#locales/format';
import type { TypeOverview } from '#services/health/overview';
import { Says } from '../../components/health/says';
import { useLang, useSay } from '../../words';
import { meanOf } from './finding';

/** The last reading of each type, and figures of the days that were chosen: mean, within and beyond the range. [EHR-3: paper] */
export function SummaryReadings({ readings }: { readings: readonly TypeOverview[] }) {
  const lang = useLang();
  const say = useSay();
  const head = (name: 'what' | 'last' | 'count' | 'mean' | 'within' | 'beyond') => say(`health.ehr.print.table.${name}`);
  return (
    <table aria-label={say('health.ehr.part.readings')}>
      <thead>
        <tr>
          {(['what', 'last', 'count', 'mean', 'within', 'beyond'] as const).map((name) => (
            <th key={name} scope="col">
              {head(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readings.map(({ type: code, last, figures }) => {
          const type = recordType(code);
          if (!type || !last) return null;
          const classed = figures !== null && figures.standard + figures.nonStandard > 0;
          return (
            <tr key={code}>
              <th scope="row">{say(`health.types.${code as 'heart-rate'}.name`)}</th>
              <td>
                <b>
                  <Says type={type} reading={last} unit />
                </b>{' '}
                <span className="small">{formatMoment(lang, last.measuredAt)}</span>
              </td>
              <td data-head={head('count')}>{figures ? formatNumber(lang, figures.n) : '—'}</td>
              <td data-head={head('mean')}>{figures && type.measures.length > 0 ? meanOf(say, type, figures.mean) : '—'}</td>
              <td data-head={head('within')}>{classed ? formatNumber(lang, figures.standard) : '—'}</td>
              <td data-head={head('beyond')}>{classed ? formatNumber(lang, figures.nonStandard) : '—'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
