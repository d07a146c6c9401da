import { closed, keyFor, opened } from '../sealed';
import { nameOf, type Whose } from './whose';

/** The encryption key; its label says “staff”, since theirs were the first factors. */
const keyOf = (secret: string) => keyFor(secret, 'zarban staff second factor');

/** Encrypts a text so that only this set-up's secret decrypts it, and only for its owner. */
export function seal(secret: string, whose: Whose, text: string): string {
  return closed(keyOf(secret), nameOf(whose), Buffer.from(text, 'utf8'));
}

/** Decrypts it; a changed byte, another owner or another secret throws. */
export function unseal(secret: string, whose: Whose, sealed: string): string {
  return opened(keyOf(secret), nameOf(whose), sealed).toString('utf8');
}
