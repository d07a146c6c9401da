import { addressFields } from '../addresses/address';
import { oneOf, optional, requiredText } from '../fields';
import type { Field, Parsed } from '../fields';
import { parseTrackingCode } from '../orders/tracking-code';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { normaliseCode } from '../text/normalise';
import { parseOnceKey } from '../text/once-key';
import { parseSerial } from './serial';
import { ticketKinds } from './states';

export const CLAIM_LEAST_CHARACTERS = 10;
export const CLAIM_MOST_CHARACTERS = 2_000;

/** Where it comes from: an order of this website, a place of the list, or its former owner. [WAR-2, WAR-3] */
export type BoughtAt = { order: string } | { channelId: number } | { transfer: true };

/** Reads the choice of the form, `order:ZR-…`, `channel:12` or `transfer`. */
export function parseBought(typed: string): Result<BoughtAt> {
  const [kind, what = ''] = typed.trim().slice(0, 40).split(':');
  if (kind === 'transfer' && what === '') return ok({ transfer: true });
  const code = kind === 'order' ? parseTrackingCode(what) : null;
  if (code?.ok) return ok({ order: code.value });
  if (kind === 'channel' && /^[1-9]\d{0,8}$/.test(what)) return ok({ channelId: Number(what) });
  return refuse('warranty.bought.missing');
}

/** A day comes in either calendar: the door turns it into a Gregorian day before the domain judges it. */
const asTyped: Field<string> = (typed) => ok(typed.trim().slice(0, 40));

/** The form that registers a device. [WAR-2, WAR-3] */
export const registerFields = {
  once: parseOnceKey,
  serial: parseSerial,
  bought: parseBought,
  receivedOn: optional(asTyped),
  purchasedOn: optional(asTyped),
  transferCode: optional(asTyped),
} as const;
export type RegisterForm = Parsed<typeof registerFields>;

/** The form of a ticket: what is wrong, and where in Iran the device is. [WAR-1, WAR-4, WAR-5, WAR-6] */
export const ticketFields = {
  once: parseOnceKey,
  kind: oneOf(ticketKinds, 'warranty.kind.missing'),
  words: requiredText({ area: 'warranty.words', min: CLAIM_LEAST_CHARACTERS, max: CLAIM_MOST_CHARACTERS, lines: true }),
  province: addressFields.province,
  city: addressFields.city,
} as const;
export type TicketForm = Parsed<typeof ticketFields>;

/** A reason that staff write, as it is kept. */
export const reasonText = requiredText({ area: 'warranty.reason', max: CLAIM_MOST_CHARACTERS, lines: true });

const TICKET_CODE = /^ZT-[2-9A-HJKMNP-Z]{7}$/;

/** A ticket's number as it is told on the phone: as an order's code, with its own beginning. */
export function ticketCodeOf(trackingCode: string): string {
  return trackingCode.replace(/^ZR-/, 'ZT-');
}

/** Reads a ticket's number; anything else is no ticket. */
export function parseTicketCode(typed: string): string | null {
  const code = normaliseCode(typed.slice(0, 60));
  return TICKET_CODE.test(code) ? code : null;
}
