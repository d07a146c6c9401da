/** So many digits stand behind the year. */
const SERIAL_DIGITS = 6;

/** An invoice's number: the Jalali year and its place in it, from 1 on, without gaps. [ORD-2] */
export function invoiceNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}
