import { phoneField } from '../accounts/fields';
import { NAME_LETTERS } from '../accounts/user-info';
import { named, optional, text } from '../fields';
import type { Parsed } from '../fields';

export const RECEIVER_NAME_MOST_CHARACTERS = 80;
export const COURIER_NOTE_MOST_CHARACTERS = 200;

/** Who takes the parcel: a name that an ID card can be held against, and a mobile number. [ORD-1, ORD-3] */
export const receiverFields = {
  receiverName: text({
    area: 'addresses.receiver-name',
    min: 3,
    max: RECEIVER_NAME_MOST_CHARACTERS,
    pattern: NAME_LETTERS,
    label: 'checkout.receiver.name',
    fill: 'name',
    example: { fa: 'آوین کهن‌سار', en: 'Avin Kohansar' },
  }),
  receiverPhone: named(phoneField, { label: 'checkout.receiver.phone', example: '09121112233' }),
} as const;

/** A word to the courier, if any. [ORD-1] */
export const courierNote = optional(
  text({
    area: 'orders.courier-note',
    max: COURIER_NOTE_MOST_CHARACTERS,
    label: 'checkout.courier-note',
    example: { fa: 'لطفاً پیش از رسیدن زنگ بزنید', en: 'Please call before you arrive' },
  }),
);

export type Receiver = Parsed<typeof receiverFields>;
