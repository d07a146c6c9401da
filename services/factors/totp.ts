import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS } from '#domain/accounts/second-factor';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;

/** A new secret, as authenticator apps take it (base32). */
export function newTotpSecret(): string {
  let bits = '';
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += BASE32.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** The code of one step (RFC 6238, HMAC-SHA-1, six digits). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/** The step among these whose code was typed; all are compared in constant time. */
export function matchingStep(secret: string, typed: string, steps: readonly number[]): number | undefined {
  if (!/^\d{6}$/.test(typed)) return undefined;
  let found: number | undefined;
  for (const step of steps) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(typed))) found ??= step;
  }
  return found;
}

/** The address that an authenticator app reads from the picture. */
export function otpauthUrl(secret: string, email: string): string {
  const issuer = 'Zarban';
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer })}`;
}
