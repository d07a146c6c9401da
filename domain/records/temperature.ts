import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The plausible range of a body temperature, in °C. [NUM-2] */
export const TEMPERATURE_LEAST_C = 34;
export const TEMPERATURE_MOST_C = 42;

/** Whether a temperature can be a reading; what lies outside is asked for again. [NUM-2] */
export function checkTemperature(celsius: number): Result<number> {
  if (celsius >= TEMPERATURE_LEAST_C && celsius <= TEMPERATURE_MOST_C) return ok(celsius);
  return refuse('records.temperature.outside', { least: TEMPERATURE_LEAST_C, most: TEMPERATURE_MOST_C });
}
