import { addressFields } from '../addresses/address';
import { SERIAL_LENGTH } from '../catalog/promises';
import { field, lines, onceField as once, oneOf, optional } from '../fields';
import type { Field, FieldWords, Parsed } from '../fields';
import { PHOTO_TYPES, UPLOAD_MOST_FILES, UPLOAD_MOST_MEGABYTES } from '../records/files';
import { parseTrackingCode } from '../orders/tracking-code';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { normaliseCode } from '../text/normalise';
import { parseSerial } from './serial';
import { TRANSFER_SIGNS } from './transfer';
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

/** A day comes in either calendar: the page turns it into a Gregorian one before the domain judges it. */
const day = (words: FieldWords): Field<string | null> => optional(field({ kind: 'day', ...words }, (typed) => ok(typed.trim().slice(0, 40))));

/** A device's serial number. [WAR-3, NUM-2] */
export const serialField: Field<string> = field(
  {
    kind: 'code',
    least: SERIAL_LENGTH,
    most: SERIAL_LENGTH,
    label: 'warranty.register.serial',
    help: 'warranty.register.serial-help',
    helpFacts: { characters: SERIAL_LENGTH },
  },
  parseSerial,
);
const photos = (words: FieldWords): Field<null> =>
  optional(
    field(
      { kind: 'files', mostFiles: UPLOAD_MOST_FILES, types: PHOTO_TYPES, helpFacts: { files: UPLOAD_MOST_FILES, megabytes: UPLOAD_MOST_MEGABYTES }, ...words },
      () => ok(null),
    ),
  );
/** Photos of the receipt, and of the fault; what they are is found out by their content. [WAR-4, NUM-2] */
export const receiptField = photos({ label: 'warranty.register.receipt', help: 'warranty.register.receipt-help' });
export const faultPhotosField = photos({ label: 'warranty.ticket-new.photos', help: 'warranty.ticket-new.photos-help' });

/** The form that registers a device. [WAR-2, WAR-3] */
export const registerFields = {
  once,
  serial: serialField,
  bought: field({ kind: 'choice', of: [], label: 'warranty.register.bought', help: 'warranty.register.bought-help', example: 'channel:1' }, parseBought),
  receivedOn: day({ label: 'warranty.register.received' }),
  purchasedOn: day({ label: 'warranty.register.purchased', help: 'warranty.register.purchased-help' }),
  transferCode: optional(
    field(
      {
        kind: 'code',
        least: TRANSFER_SIGNS,
        most: TRANSFER_SIGNS,
        label: 'warranty.register.transfer',
        help: 'warranty.register.transfer-help',
        helpFacts: { characters: TRANSFER_SIGNS },
      },
      (typed) => ok(typed.trim().slice(0, 40)),
    ),
  ),
} as const;
export type RegisterForm = Parsed<typeof registerFields>;

/** The form of a ticket: what is wrong, and where in Iran the device is. [WAR-1, WAR-4, WAR-5, WAR-6] */
export const ticketFields = {
  once,
  kind: oneOf(ticketKinds, 'warranty.kind.missing', { label: 'warranty.ticket-new.kind', example: 'guarantee' }),
  words: lines({
    area: 'warranty.words',
    min: CLAIM_LEAST_CHARACTERS,
    max: CLAIM_MOST_CHARACTERS,
    label: 'warranty.ticket-new.words',
    help: 'warranty.ticket-new.words-help',
    example: { fa: 'بازوبند باد نمی‌شود و پیغام خطا می‌دهد', en: 'The cuff does not inflate and an error is shown' },
  }),
  province: addressFields.province,
  city: addressFields.city,
} as const;
export type TicketForm = Parsed<typeof ticketFields>;

/** A reason that staff write, as it is kept. */
export const reasonText = lines({ area: 'warranty.reason', max: CLAIM_MOST_CHARACTERS });

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
