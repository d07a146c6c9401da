import type { Point } from '#domain/records/chart';
import { fromSteps } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import type { ShownDay } from '#services/health/shown-reading';

/** Days or months as marks: of a pressure from the mean low to the mean high number, of what adds up a bar from nothing to the sum, else the mean. */
export function pointsOf(type: RecordType, days: readonly ShownDay[]): Point[] {
  return days.map(({ at, n, mean, nonStandard }) => {
    const high = fromSteps(type, 0, (mean[0] ?? 0) * (type.chart === 'sums' ? n : 1));
    const low = type.chart === 'capsule' ? fromSteps(type, 1, mean[1] ?? 0) : type.chart === 'sums' ? 0 : high;
    return { at, high, low, beyond: nonStandard > 0 };
  });
}

/** The target lines of a chart: those of the rule for an adult at home, where it is one for all of the type’s readings. */
export function targetsOf(type: RecordType): number[] {
  const adults = type.rules.filter(({ choice, origins, toAge }) => choice === undefined && origins === undefined && toAge === undefined);
  const [rule] = adults.length === 1 ? adults : [];
  if (!rule) return [];
  return rule.ranges.flatMap((range, at) =>
    range === null || at > (type.chart === 'capsule' ? 1 : 0) ? [] : type.chart === 'capsule' ? [(range[1] ?? 0) + 1] : range[0] === null ? [] : [range[0]],
  );
}
