import { SERIAL_LENGTH } from '../catalog/promises';
import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** How many serials staff may add at once. */
export const SERIALS_MOST_AT_ONCE = 500;

/** A serial number: twelve characters, two letters and then digits, as typed in any digits. [WAR-3, NUM-2, LANG-4] */
export function parseSerial(typed: string): Result<string> {
  const serial = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (serial.length === 0) return refuse('warranty.serial.missing', { characters: SERIAL_LENGTH });
  if (serial.length !== SERIAL_LENGTH) return refuse('warranty.serial.length', { characters: SERIAL_LENGTH, length: serial.length });
  return /^[A-Z]{2}\d+$/.test(serial) ? ok(serial) : refuse('warranty.serial.shape', { characters: SERIAL_LENGTH });
}
