import { opensAgain, type Limit } from '../access/quota';
import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Refusal, Result } from '../result';

/** A login code has six digits. [AUTH-1, NUM-2] */
export const CODE_LENGTH = 6;
/** It lives for two minutes. [AUTH-6] */
export const CODE_LIFE_SECONDS = 120;
/** The same in minutes, for messages. */
export const CODE_LIFE_MINUTES = CODE_LIFE_SECONDS / 60;
/** It allows five tries. [AUTH-6] */
export const CODE_TRIES = 5;

const A_MINUTE = 60;

/** How often strangers, all together, may ask for a code to one phone: once a minute, five an hour, ten a day. A client that has logged in to the account before has the same for itself, and nobody else uses it up. [AUTH-6] */
export const CODE_LIMITS_PER_PHONE: readonly Limit[] = [
  { requests: 1, seconds: 60 },
  { requests: 5, seconds: 3_600 },
  { requests: 10, seconds: 86_400 },
];
/** How often one unknown network may ask for a code to one phone, so that it alone cannot use up the share of all strangers. [AUTH-6] */
export const CODE_LIMITS_PER_NETWORK_AND_PHONE: readonly Limit[] = [
  { requests: 1, seconds: 60 },
  { requests: 5, seconds: 3_600 },
  { requests: 6, seconds: 86_400 },
];
/** And from one network address: sixty an hour, since mobile carriers share addresses. [AUTH-6] */
export const CODE_LIMITS_PER_ADDRESS: readonly Limit[] = [{ requests: 60, seconds: 3_600 }];
/** And from one IPv6 /48, which one customer may own whole with its 65,536 networks: four times as many. An IPv4 /24 has no such limit: behind it may stand a carrier's whole town. [AUTH-6] */
export const CODE_LIMITS_PER_48: readonly Limit[] = [{ requests: 240, seconds: 3_600 }];
/** A place (a wide network) that had fewer codes to this phone in a day counts as new: what strangers elsewhere used up is not held against it. [AUTH-6] */
export const CODES_OF_A_NEW_PLACE = 2;
/** Where strangers have used up their share, a new place still gets a code once the last one is this old: it waits minutes, not a day, and a phone gets only few codes more than ten a day. [AUTH-6] */
export const CODE_TURN_MINUTES = 20;
/** How many codes a day a home gets, whatever others used up: a home is a place from which this account has logged in before. [AUTH-6] */
export const CODES_AT_HOME = 4;
/** How many places count as home, the latest ones, and for how long. [AUTH-6] */
export const MOST_HOMES = 5;
export const HOME_DAYS = 90;
/** How many seconds of requests are needed to decide. [AUTH-6] */
export const CODE_HISTORY_SECONDS = 86_400;

/** When a code was asked for: to this phone or e-mail by strangers, by them from this network or (where it is known) this place, and from this network to anybody; or by a client that the account knows. */
export type CodeHistory = { byKnown: readonly Date[] } | ByStrangers;
type ByStrangers = {
  toContact: readonly Date[];
  fromHere: readonly Date[];
  fromPlace?: readonly Date[];
  /** Whether the account has logged in from this place before. */ atHome?: boolean;
  fromAddress: readonly Date[];
  /** From the IPv6 /48 of this network to anybody. */ from48?: readonly Date[];
};

function opensFor(history: CodeHistory): number {
  if ('byKnown' in history) return opensAgain(history.byKnown, CODE_LIMITS_PER_PHONE);
  return Math.max(
    shareOpens(history),
    opensAgain(history.fromHere, CODE_LIMITS_PER_NETWORK_AND_PHONE),
    opensAgain(history.fromAddress, CODE_LIMITS_PER_ADDRESS),
    opensAgain(history.from48 ?? [], CODE_LIMITS_PER_48),
  );
}

/** When the share of all strangers opens, or sooner a turn of this new place. */
function shareOpens({ toContact, fromPlace, atHome }: ByStrangers): number {
  const share = opensAgain(toContact, CODE_LIMITS_PER_PHONE);
  if (!fromPlace) return share;
  const ownShare = opensAgain(fromPlace, [{ requests: atHome ? CODES_AT_HOME : CODES_OF_A_NEW_PLACE, seconds: CODE_HISTORY_SECONDS }]);
  return Math.min(share, Math.max(ownShare, opensAgain(toContact, [{ requests: 1, seconds: atHome ? A_MINUTE : CODE_TURN_MINUTES * A_MINUTE }])));
}

function withOneMore(history: CodeHistory, at: Date): CodeHistory {
  if ('byKnown' in history) return { byKnown: [...history.byKnown, at] };
  const { toContact, fromHere, fromPlace, atHome, fromAddress, from48 } = history;
  const [place, here] = [fromPlace && { fromPlace: [...fromPlace, at], atHome }, { fromHere: [...fromHere, at], fromAddress: [...fromAddress, at] }];
  return { toContact: [...toContact, at], ...place, ...here, ...(from48 && { from48: [...from48, at] }) };
}

/** Whether a code may be asked for now; if so, when the next one may be, else when this one may. [AUTH-2, AUTH-6] */
export function mayRequestCode(history: CodeHistory, at: Date): Result<{ nextAt: Date }> {
  const opens = opensFor(history);
  if (opens > at.getTime()) {
    const seconds = Math.ceil((opens - at.getTime()) / 1_000);
    const wait = seconds <= 60 ? 'accounts.code.too-soon' : 'accounts.code.too-many';
    return refuse(wait, { seconds, nextTime: new Date(opens), nextAt: new Date(opens) }, { status: 429 });
  }
  return ok({ nextAt: new Date(opensFor(withOneMore(history, at))) });
}

/** When a code asked for now ends. [AUTH-6] */
export function codeExpiresAt(at: Date): Date {
  return new Date(at.getTime() + CODE_LIFE_SECONDS * 1_000);
}

/** A login in progress as the server keeps it. `tries` are those already counted. */
export type Challenge = { expiresAt: Date; tries: number; usedAt: Date | null };

/** Whether one more try may be made; the caller counts it before it compares. [AUTH-6] */
export function mayTryCode(challenge: Challenge, at: Date): Result<{ triesLeft: number }> {
  if (challenge.usedAt) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
  if (at.getTime() >= challenge.expiresAt.getTime()) return refuse('accounts.code.expired', undefined, { field: 'code' });
  if (challenge.tries >= CODE_TRIES) return refuse('accounts.code.no-tries', { tries: CODE_TRIES }, { field: 'code', status: 429 });
  return ok({ triesLeft: CODE_TRIES - challenge.tries });
}

/** What a wrong code answers; `tries` counts this one. [AUTH-6] */
export function wrongCode(tries: number): Refusal {
  const left = Math.max(0, CODE_TRIES - tries);
  if (left === 0) return refuse('accounts.code.no-tries', { tries: CODE_TRIES }, { field: 'code', status: 429 });
  return refuse('accounts.code.wrong', { left }, { field: 'code' });
}

/** The code as typed or pasted, in any digits; spaces and dashes do not count. [AUTH-1, AUTH-8, LANG-4] */
export function parseLoginCode(typed: string): Result<string> {
  const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (code === '') return refuse('accounts.code.missing', undefined, { field: 'code' });
  if (!/^\d+$/.test(code)) return refuse('accounts.code.digits-only', { digits: CODE_LENGTH }, { field: 'code' });
  if (code.length !== CODE_LENGTH) return refuse('accounts.code.length', { digits: CODE_LENGTH, length: code.length }, { field: 'code' });
  return ok(code);
}
