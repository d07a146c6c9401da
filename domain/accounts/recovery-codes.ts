import { normaliseCode } from '../text/normalise';

/** How many recovery codes there are; each works once. [ADM-5] */
export const RECOVERY_CODES = 10;
/** Characters that cannot be mistaken for each other; ten of them hold fifty bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const LENGTH = 10;
const HALF = LENGTH / 2;

/** A code as it is written down: two halves of five. `pick` gives a whole number below its argument. */
export function makeRecoveryCode(pick: (below: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[pick(SIGNS.length)] ?? '');
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF).join('')}`;
}

/** The comparable form of a code: without its hyphen, letters that look like digits replaced by those. */
export function recoveryCodeKey(typed: string): string {
  return normaliseCode(typed.slice(0, 60))
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V');
}
