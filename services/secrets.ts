import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { networkOf, placeOf } from '#domain/access/network';
import { CODE_LENGTH } from '#domain/accounts/login-code';
import type { Runtime } from './runtime';

/** A random token of 256 bits for a cookie; the database keeps its hash only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A keyed hash for values of which there are few: codes, phones, network addresses. */
export function keyedHash(rt: Runtime, about: string, text: string): string {
  return createHmac('sha256', rt.settings.secrets.code).update(`${about}\n${text}`).digest('base64url');
}

/** A client's network, for the limits: a keyed hash in which the many addresses of one network are one. [AUTH-6] */
export function networkHash(rt: Runtime, about: string, address: string | undefined): string {
  return keyedHash(rt, about, networkOf(address ?? ''));
}

/** The same for the wider network around it, which a single attacker can own. [AUTH-6] */
export function placeHash(rt: Runtime, about: string, address: string | undefined): string {
  return keyedHash(rt, about, placeOf(address ?? ''));
}

/** Whether two hashes are equal, compared in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A random six-digit code. [AUTH-1, NUM-2] */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}
