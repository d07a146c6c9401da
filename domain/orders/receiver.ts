import { parsePhone } from '../accounts/phone';
import { NAME_LETTERS } from '../accounts/user-info';
import { optional, requiredText } from '../fields';
import type { Parsed } from '../fields';

export const RECEIVER_NAME_MOST_CHARACTERS = 80;
export const COURIER_NOTE_MOST_CHARACTERS = 200;

/** Who takes the parcel: a name that an ID card can be held against, and a mobile number. [ORD-1, ORD-3] */
export const receiverFields = {
  receiverName: requiredText({ area: 'addresses.receiver-name', min: 3, max: RECEIVER_NAME_MOST_CHARACTERS, pattern: NAME_LETTERS }),
  receiverPhone: parsePhone,
} as const;

/** A word to the courier, if any. [ORD-1] */
export const courierNote = optional(requiredText({ area: 'orders.courier-note', max: COURIER_NOTE_MOST_CHARACTERS, lines: true }));

export type Receiver = Parsed<typeof receiverFields>;
