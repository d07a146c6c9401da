import { randomInt } from 'node:crypto';

const PARTS = 2 ** 32;

/** A cryptographically random number from 0 up to 1, of which codes are made. */
export function unguessable(): number {
  return randomInt(PARTS) / PARTS;
}
