import { randomInt } from 'node:crypto';

const PARTS = 2 ** 32;

/** A number from 0 up to 1 that nobody can guess from those before it: what codes are made of. */
export function unguessable(): number {
  return randomInt(PARTS) / PARTS;
}
