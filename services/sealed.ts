import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, made from a secret of the set-up: another purpose's tells nothing of it. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** A new random key. */
export function newKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Encrypts bytes (AES-256-GCM), bound to what they are about (associated data). */
export function closedBytes(key: Buffer, about: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The same as a text. */
export function closed(key: Buffer, about: string, bytes: Buffer): string {
  return closedBytes(key, about, bytes).toString('base64url');
}

/** Decrypts a text; a changed byte, another key, or what is about something else throws. */
export function opened(key: Buffer, about: string, sealed: string): Buffer {
  return openedBytes(key, about, Buffer.from(sealed, 'base64url'));
}

/** Decrypts bytes; throws as it does. */
export function openedBytes(key: Buffer, about: string, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
