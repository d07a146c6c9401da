import { parseEmail } from './email';
import { parsePhone } from './phone';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** Where a code or a message goes. */
export type Contact = { channel: 'phone' | 'email'; address: string };

/** One field that takes a mobile number or an e-mail address, told apart by the @. [AUTH-1, SHELL-9] */
export function parseContact(typed: string): Result<Contact> {
  if (typed.trim() === '') return refuse('accounts.contact.missing');
  const channel = typed.includes('@') ? 'email' : 'phone';
  if (channel === 'phone' && /\p{L}/u.test(typed)) return refuse('accounts.contact.invalid');
  const address = channel === 'email' ? parseEmail(typed) : parsePhone(typed);
  return address.ok ? ok({ channel, address: address.value }) : address;
}
