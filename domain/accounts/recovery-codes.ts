import { normaliseCode } from '../text/normalise';

/** So many codes for who has lost the phone; each opens once. [ADM-5] */
export const RECOVERY_CODES = 10;
/** Signs that nobody takes for each other; fifty bits in ten of them. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const LENGTH = 10;
const HALF = LENGTH / 2;

/** A code as it is written down: two halves of five. `pick` gives a whole number below its argument. */
export function makeRecoveryCode(pick: (below: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[pick(SIGNS.length)] ?? '');
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF).join('')}`;
}

/** A code as it is compared: without its hyphen; letters that look like digits are those digits. */
export function recoveryCodeKey(typed: string): string {
  return normaliseCode(typed.slice(0, 60))
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V');
}
