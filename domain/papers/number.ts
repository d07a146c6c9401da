import { normaliseCode } from '../text/normalise';

const PREFIX = 'ZC';
/** Digits and letters that nobody confuses. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const NUMBER_SIGNS = 7;
const CHECK_SIGNS = 8;

/** A certificate's number, and the part beside it without which nobody can go through numbers. [ACAD-3] */
export type PaperNumber = { number: string; check: string };

/** Makes both of random numbers from 0 up to 1, one for each sign. */
export function makePaperNumber(random: () => number): PaperNumber {
  const signs = (many: number) => Array.from({ length: many }, () => SIGNS[Math.floor(random() * SIGNS.length)] ?? SIGNS[0]).join('');
  return { number: `${PREFIX}-${signs(NUMBER_SIGNS)}`, check: signs(CHECK_SIGNS) };
}

/** As it is printed and stands in an address. */
export const shownNumber = ({ number, check }: PaperNumber): string => `${number}-${check}`;

/** Reads both as typed, in any case and digits. [LANG-4] */
export function parsePaperNumber(typed: string): PaperNumber | null {
  const bare = normaliseCode(typed.slice(0, 60)).replace(/[-\s]/g, '');
  const [, number, check] = new RegExp(`^${PREFIX}([${SIGNS}]{${NUMBER_SIGNS}})([${SIGNS}]{${CHECK_SIGNS}})$`).exec(bare) ?? [];
  return number && check ? { number: `${PREFIX}-${number}`, check } : null;
}
