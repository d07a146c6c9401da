import { DAY_MS } from '../calendars/day';
import { field, type Field } from '../fields';
import { ok, refuse, type Refusal, type Result } from '../result';
import { normaliseDigits } from '../text/normalise';

const HOUR_MS = 3_600_000;

/** A PIN has six digits. */
export const PIN_DIGITS = 6;
/** So many wrong ones in a row, and it rests. */
export const PIN_TRIES = 5;
export const PIN_REST_HOURS = 24;
/** An account that nobody used for so long may have a number with a new owner. */
export const SILENT_DAYS = 90;
/** So long waits a browser that nobody lets in, with everybody told, before the file opens to it. */
export const WAIT_HOURS = 72;
/** So long the link of a message says that it was somebody else. */
export const NOT_ME_DAYS = 30;

/**
 * Why the file of health is held back from a session (step-up authentication against SIM swap): its browser is new and the
 * account has a PIN; or the account was silent for long; or its owner said that a login was not theirs.
 */
export type Held = 'pin' | 'silent' | 'closed';

type NewBrowser = {
  hasPin: boolean;
  /** Whether there is anything to hold back. */
  inUse: boolean;
  /** When the account was used last, before this login. */
  lastSeenAt: Date | null;
  channel: 'phone' | 'email';
  now: Date;
};

/** What a login by a browser that the account has never used means for its file. A code to the confirmed e-mail says more than one to a phone that may have a new owner. */
export function holdOf({ hasPin, inUse, lastSeenAt, channel, now }: NewBrowser): { why: 'pin'; opensAt: null } | { why: 'silent'; opensAt: Date } | null {
  if (hasPin) return { why: 'pin', opensAt: null };
  if (!inUse || channel === 'email') return null;
  const silent = lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= SILENT_DAYS * DAY_MS;
  return silent ? { why: 'silent', opensAt: waitEndsAt(now) } : null;
}

/** When a browser that waits is let in. */
export function waitEndsAt(now: Date): Date {
  return new Date(now.getTime() + WAIT_HOURS * HOUR_MS);
}

/** Until when a PIN rests after too many wrong ones. */
export function pinRestsUntil(now: Date): Date {
  return new Date(now.getTime() + PIN_REST_HOURS * HOUR_MS);
}

/** More characters than this are no PIN in any spelling. */
const MOST_TYPED = 60;

const easy: Refusal = refuse('file-hold.pin.easy', undefined, { field: 'pin' });

/** A new PIN: six digits that are not the first that somebody would try, nor stand in one's phone. */
export function newPin(typed: string, phone: string): Result<string> {
  const read = readPin(typed);
  if (!read.ok) return read;
  const pin = read.value;
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  const repeats = /^(\d{1,3})\1+$/.test(pin);
  return repeats || (steps.size === 1 && (steps.has(0) || steps.has(1) || steps.has(9))) || phone.includes(pin) ? easy : ok(pin);
}

function readPin(typed: string): Result<string> {
  const pin = normaliseDigits(typed.slice(0, MOST_TYPED)).replace(/\s/g, '');
  return /^\d{6}$/.test(pin) ? ok(pin) : refuse('file-hold.pin.digits', { digits: PIN_DIGITS }, { field: 'pin' });
}

/** The PIN of a file, as it is typed, in the digits of any script. */
export const pinField: Field<string> = field({ kind: 'digits', lengths: [PIN_DIGITS], label: 'health.hold.pin', fill: 'off', example: '739150' }, readPin);
