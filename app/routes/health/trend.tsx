import type { RecordType } from '#domain/records/types/record-type';
import { formatNumber, formatDayMonth, jalaliMonths, localDigits } from '#locales/format';
import type { ShownDay } from '#services/health/shown-reading';
import { DataTable, type Column } from '../../components/data-table';
import { pointsOf, targetsOf } from '../../components/health/points';
import { Icon } from '../../components/icon';
import { TrendChart } from '../../components/health/trend-chart';
import { Value } from '../../components/health/value';
import { useLang, useSay } from '../../words';
import { meanOf } from './finding';

/** The trend of a range: the picture, and the same numbers as a table. [REC-6] */
export function Trend({ type, marks, byMonth }: { type: RecordType; marks: readonly ShownDay[]; byMonth: boolean }) {
  const lang = useLang();
  const say = useSay();
  if (marks.length === 0) return <p className="soft">{say('health.chart.none')}</p>;
  const named = ({ at }: ShownDay) =>
    byMonth ? `${jalaliMonths[lang][Number(at.slice(5)) - 1]} ${localDigits(lang, at.slice(0, 4))}` : formatDayMonth(lang, new Date(`${at}T12:00:00Z`));
  const columns: Column<ShownDay>[] = [
    { head: byMonth ? say('health.chart.months') : say('health.chart.days'), cell: named },
    type.chart === 'sums'
      ? { head: say('health.chart.sum'), label: say('health.chart.sum'), cell: ({ mean, n }) => <Value type={type} numbers={mean.map((one) => one * n)} /> }
      : { head: say('health.chart.mean'), label: say('health.chart.mean'), cell: ({ mean }) => <Value type={type} numbers={mean} /> },
    { head: say('health.chart.lowest'), label: say('health.chart.lowest'), cell: ({ low }) => meanOf(say, type, low) },
    { head: say('health.chart.highest'), label: say('health.chart.highest'), cell: ({ high }) => meanOf(say, type, high) },
    { head: say('health.chart.count'), label: say('health.chart.count'), cell: ({ n }) => formatNumber(lang, n) },
  ];
  const [first, last] = [marks[0], marks.at(-1)];
  return (
    <>
      <TrendChart
        points={pointsOf(type, marks)}
        targets={targetsOf(type)}
        capsule={type.chart === 'capsule'}
        label={say('health.chart.label', { count: marks.length })}
        from={first ? named(first) : ''}
        to={last ? named(last) : ''}
      />
      <details>
        <summary>
          <Icon name="down" small />
          {say('health.chart.table')}
        </summary>
        <DataTable caption={say('health.chart.table')} columns={columns} rows={marks.toReversed()} rowKey={({ at }) => at} />
      </details>
    </>
  );
}
