import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { nameOf, type Whose } from './whose';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The encryption key; its label says “staff”, since theirs were the first factors. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'zarban staff second factor', 32));
}

/** Encrypts a text (AES-256-GCM) so that only this set-up's secret decrypts it, and only for its owner. */
export function seal(secret: string, whose: Whose, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(nameOf(whose)));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
}

/** Decrypts it; a changed byte, another owner or another secret throws. */
export function unseal(secret: string, whose: Whose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(nameOf(whose)));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
