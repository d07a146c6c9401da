import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** Tracking codes begin so. [ORD-6] */
export const TRACKING_PREFIX = 'ZR-';
/** Digits and letters that nobody confuses when reading aloud: no 0, 1, I, L, O. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Random signs before the check sign. */
export const TRACKING_SIGNS = 6;

/** The refusal of an unknown code; another's order gets the same, so that nobody learns that it exists. [ORD-6] */
export const unknownOrder = refuse('orders.code.unknown', undefined, { status: 404 });

function checkSign(body: string): string {
  const sum = [...body].reduce((total, sign, place) => total + (place + 1) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length] ?? '';
}

/** Makes an order's tracking code of random numbers from 0 up to 1, one for each sign; the last sign checks the others. [ORD-6] */
export function makeTrackingCode(random: () => number): string {
  const body = Array.from({ length: TRACKING_SIGNS }, () => SIGNS[Math.floor(random() * SIGNS.length)] ?? SIGNS[0]).join('');
  return TRACKING_PREFIX + body + checkSign(body);
}

/** Reads a tracking code as typed: any case and digits, with or without its prefix; a slip is caught by the check sign. [ORD-6, LANG-4] */
export function parseTrackingCode(typed: string): Result<string> {
  const whole = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  const bare = whole.length > TRACKING_SIGNS + 1 ? whole.replace(/^ZR/, '') : whole;
  const wellMade = bare.length === TRACKING_SIGNS + 1 && [...bare].every((sign) => SIGNS.includes(sign));
  if (!wellMade || checkSign(bare.slice(0, -1)) !== bare.at(-1)) return unknownOrder;
  return ok(TRACKING_PREFIX + bare);
}

/** The beginnings of codes that somebody may mean who has typed so far: with the prefix, without its dash, or without it; none where no code begins so. [ORD-6, LANG-4] */
export function trackingBeginnings(typed: string): string[] {
  const whole = normaliseCode(typed.slice(0, 60));
  if (/^[A-Z]{2}-[A-Z0-9-]*$/.test(whole)) return [whole];
  const bare = [whole.replace(/^ZR(?=.)/, ''), whole].filter(
    (one) => one.length <= TRACKING_SIGNS + 1 && one !== '' && [...one].every((sign) => SIGNS.includes(sign)),
  );
  return [...new Set(bare)].map((one) => TRACKING_PREFIX + one);
}
