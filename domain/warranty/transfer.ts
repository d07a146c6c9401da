import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Refusal, Result } from '../result';

/** The length of a transfer code, in groups of four, and for how many days it works. [WAR-3] */
export const TRANSFER_SIGNS = 12;
export const TRANSFER_DAYS = 14;
/** Digits and letters that nobody confuses when reading aloud: no 0, 1, I, L, O. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** One answer to every wrong pair of serial and code: nobody learns which of them was right. [WAR-3] */
export const wrongTransfer: Refusal = refuse('warranty.transfer.wrong', undefined, { field: 'transferCode' });

/** Makes a transfer code of random whole numbers below the one asked for. [WAR-3] */
export function makeTransferCode(below: (limit: number) => number): string {
  return Array.from({ length: TRANSFER_SIGNS }, () => SIGNS[below(SIGNS.length)] ?? '2').join('');
}

/** The code as it is shown and read aloud: ABCD-EFGH-JKMN. */
export function showTransferCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Reads a transfer code as typed, in any case and digits, with or without its dashes. [LANG-4] */
export function parseTransferCode(typed: string): Result<string> {
  const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (code === '') return refuse('warranty.transfer.missing', undefined, { field: 'transferCode' });
  return code.length === TRANSFER_SIGNS && [...code].every((sign) => SIGNS.includes(sign)) ? ok(code) : wrongTransfer;
}
