import { refuse, ok } from '../result';
import type { Result } from '../result';
import { isRate, RATE_LEAST_HZ, RATE_MOST_HZ } from './file-limits';

/** A rate this near to a whole number is that number: printed times are rounded. */
const WHOLE_WITHIN = 5e-4;
/** How much longer than usual a step of printed times may be, by rounding or one lost row. */
const STEPS_OFF_MOST = 1.05;

/** The rate of a time column whose rows are evenly spaced; `firstRow` is its first row in the file, for the reader's sentence. */
export function rateOfTimes(file: string, seconds: Float64Array, firstRow: number): Result<number> {
  const last = seconds.length - 1;
  const step = (seconds[last]! - seconds[0]!) / last;
  if (!(step > 0)) return refuse('signals.file.csv-time', { file, row: firstRow + Math.max(0, last) });
  for (let i = 0; i <= last; i++) {
    const off = Math.abs(seconds[i]! - seconds[0]! - i * step);
    if (!(off <= STEPS_OFF_MOST * step) || (i > 0 && seconds[i]! < seconds[i - 1]!)) return refuse('signals.file.csv-time', { file, row: firstRow + i });
  }
  const rate = 1 / step;
  const whole = Math.round(rate);
  const sampleRateHz = whole > 0 && Math.abs(rate - whole) <= WHOLE_WITHIN * rate ? whole : Number(rate.toPrecision(9));
  if (!isRate(sampleRateHz)) return refuse('signals.file.rate', { file, sampleRateHz, least: RATE_LEAST_HZ, most: RATE_MOST_HZ });
  return ok(sampleRateHz);
}
