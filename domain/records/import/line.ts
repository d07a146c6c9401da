import type { Limit } from '../../access/quota';
import { ok, refuse, type Refusal, type Result } from '../../result';
import { fromSteps, oddIn, readReading, type Reading } from '../read-reading';
import { recordType } from '../types/all';
import type { RecordType } from '../types/record-type';

/** A file that is imported has so many millions of characters, and so many readings, at most. Ours. */
export const IMPORT_MOST_MEGABYTES = 5;
export const IMPORT_MOST_READINGS = 5_000;
/** So many files an account brings in a day: each is kept for a day, sealed. Ours. */
export const IMPORTS_A_DAY = 30;
export const IMPORTS_PER_ACCOUNT: readonly Limit[] = [{ requests: IMPORTS_A_DAY, seconds: 86_400 }];

/** What a line of a file says: a type, its values as they would be typed, and when. */
export type ImportLine = { type: string; typed: Record<string, string>; measuredAt: Date };
/** A reading of a file that can be stored. */
export type ImportedReading = { type: string; reading: Reading; /** Names of the numbers that are rare. */ odd: string[] };

/**
 * Reads a line as its type's form would: the same limits, the same choices. A moment in the future is refused, and so are
 * centimetres of mercury: what a file says is never converted silently. [REC-10, API-7: import]
 */
export function readLine(line: ImportLine, now: Date): Result<ImportedReading> {
  const type = recordType(line.type);
  if (!type) return refuse('health.import.type');
  const read = readReading(type, { ...line.typed, day: '', hour: '', words: '' }, now);
  if (!read.ok) return read.refusals[0] ?? refuse('health.import.type');
  const { meant, ...reading } = read.value;
  if (meant) return refuse('health.import.centimetres', undefined, { field: 'high' });
  const late: Refusal = refuse('health.measured.future', undefined, { field: 'day' });
  if (Number.isNaN(line.measuredAt.getTime())) return refuse('health.day.invalid', undefined, { field: 'day' });
  if (line.measuredAt.getTime() > now.getTime() + AHEAD_MS) return late;
  if (line.measuredAt.getTime() < OLDEST.getTime()) return refuse('health.day.invalid', undefined, { field: 'day' });
  return ok({ type: type.code, reading: { ...reading, measuredAt: line.measuredAt }, odd: oddIn(type, reading.numbers) });
}
const AHEAD_MS = 120_000;
const OLDEST = new Date('1906-01-01T00:00:00Z');

/** What names an imported reading: its content, so that the same file brings it once. */
export function contentOf({ type, reading }: Pick<ImportedReading, 'type' | 'reading'>): string {
  const row = recordType(type) as RecordType;
  const values = row.measures.map(({ name }, at) => `${name}=${fromSteps(row, at, reading.numbers[at] ?? 0)}`);
  const choices = Object.entries(reading.choices).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([type, reading.measuredAt.getTime(), values, choices, Object.entries(reading.lines)]);
}
