import { randomBytes, randomInt } from 'node:crypto';

const PARTS = 2 ** 32;

/** A cryptographically random number from 0 up to 1, of which codes are made. */
export function unguessable(): number {
  return randomInt(PARTS) / PARTS;
}

/** 128 random bits in letters that addresses take as they are: the name of a row that strangers must not guess. */
export function newRef(): string {
  return randomBytes(16).toString('base64url');
}
