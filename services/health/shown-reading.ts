import type { Origin } from '#domain/health/origin';
import type { RecordClass } from '#domain/records/class-of';
import type { Ctx } from '../context';
import { unwrapped, type MemberKey } from './store/keys';
import type { ReadingRow, TogetherRow } from './store/readings';
import type { Seen } from './store/see';

/** A reading as pages show it; its numbers are whole steps of its type. */
export type ShownReading = {
  ref: string;
  type: string;
  numbers: number[];
  /** Choices, and further numbers as plain text. */
  choices: Record<string, string>;
  /** Its type's lines in words; none where their key is not there. */
  lines: Record<string, string>;
  measuredAt: Date;
  class: RecordClass | null;
  rule: string | null;
  origin: Origin;
  confirmed: boolean;
};

/** The readings of a day or month together; a mean is in steps, with its fractions. */
export type ShownDay = { at: string; n: number; low: number[]; high: number[]; mean: number[]; standard: number; nonStandard: number };

/** A reading as a page gets it. */
export function shownReading(row: ReadingRow, key: MemberKey | null): ShownReading {
  const { ref, type, n1, n2, n3, values, lines_sealed: sealed, measured_at: at, class: said, rule, origin, confirmed } = row;
  const lines = sealed !== null && key ? (JSON.parse(key.open('lines', sealed)) as Record<string, string>) : {};
  return { ref, type, numbers: numbersOf(n1, n2, n3), choices: values, lines, measuredAt: new Date(at), class: said, rule, origin, confirmed };
}

/** The member's key as a sight brought it along (`keyValue`); null where it is not there. */
export function keyIn({ rt }: Ctx, { memberId, besides }: Seen): MemberKey | null {
  return typeof besides['key'] === 'string' ? unwrapped(rt, memberId, besides['key']) : null;
}

/** Days or months as a page gets them. */
export function shownDay({ at, n, low1, high1, sum1, low2, high2, sum2, standard, non_standard: nonStandard }: TogetherRow): ShownDay {
  return {
    ...{ at, n, standard, nonStandard },
    ...{ low: numbersOf(low1, low2), high: numbersOf(high1, high2), mean: numbersOf(sum1 / n, sum2 === null ? null : sum2 / n) },
  };
}

export const numbersOf = (...numbers: (number | null)[]): number[] => numbers.filter((one) => one !== null);

/** The figures of several days together; null where there is none. */
export function figuresOf(days: readonly ShownDay[]): { n: number; mean: number[]; standard: number; nonStandard: number } | null {
  const n = days.reduce((sum, day) => sum + day.n, 0);
  if (n === 0) return null;
  const mean = (days[0]?.mean ?? []).map((_, at) => days.reduce((sum, day) => sum + (day.mean[at] ?? 0) * day.n, 0) / n);
  const count = (name: 'standard' | 'nonStandard') => days.reduce((sum, day) => sum + day[name], 0);
  return { n, mean, standard: count('standard'), nonStandard: count('nonStandard') };
}
