import { randomBytes } from 'node:crypto';

/** A new once-key (idempotency key) for a form of money or booking; it stands in the form as a hidden field. */
export function newOnceKey(): string {
  return randomBytes(16).toString('base64url');
}
