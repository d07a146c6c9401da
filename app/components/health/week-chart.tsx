import type { RecordType } from '#domain/records/types/record-type';
import { formatDayMonth } from '#locales/format';
import type { ShownDay } from '#services/health/shown-reading';
import { useLang, useSay } from '../../words';
import { pointsOf, targetsOf } from './points';
import { TrendChart } from './trend-chart';

/** The last days at a glance. */
export function WeekChart({ type, days }: { type: RecordType; days: readonly ShownDay[] }) {
  const lang = useLang();
  const say = useSay();
  if (days.length < 2) return null;
  const dayOf = (day: ShownDay | undefined) => (day ? formatDayMonth(lang, new Date(`${day.at}T12:00:00Z`)) : '');
  return (
    <TrendChart
      points={pointsOf(type, days)}
      targets={targetsOf(type)}
      capsule={type.chart === 'capsule'}
      label={say('health.chart.label', { count: days.length })}
      from={dayOf(days[0])}
      to={dayOf(days.at(-1))}
    />
  );
}
