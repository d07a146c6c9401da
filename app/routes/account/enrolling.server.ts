import { encode } from 'uqr';
import { otpauthUrl } from '#services/factors/totp';
import type { Enrolling } from './second-step-part';

/** What an authenticator app takes in, drawn and spelt. */
export function enrollingOf(secret: string, phone: string): Enrolling {
  const { data, size } = encode(otpauthUrl(secret, phone), { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { side: size, path, letters: secret.replace(/(.{4})(?=.)/g, '$1 ') };
}
