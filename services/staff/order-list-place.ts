import { isRowId } from '../addresses/address-book';

/** The orders in which the list can stand: by due time, newest first, or along what a search looks by. */
const sortings = ['due', 'newest', 'code', 'phone', 'name'] as const;
export type OrderSorting = (typeof sortings)[number];

/** A row's place in one of these orders: its key as it was when the row was shown, and its id. */
export type OrderPlace = { by: OrderSorting; id: number; key: string };

/** The due time of what has none: behind all others. */
export const NO_DUE_TIME = 'infinity';
const MOST_KEY = 200;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A place as an address carries it. */
export function writePlace({ by, id, key }: OrderPlace): string {
  return key === '' ? `${by}.${id}` : `${by}.${id}.${key}`;
}

/** Reads it; what the list never wrote is no place. */
export function readPlace(text: string | undefined): OrderPlace | null {
  const [, name, digits, key = ''] = /^([a-z]+)\.(\d{1,10})(?:\.([^\p{Cc}\p{Cs}]+))?$/u.exec(text ?? '') ?? [];
  const by = sortings.find((one) => one === name);
  const id = Number(digits);
  if (!by || !isRowId(id) || key.length > MOST_KEY || (key === '') !== (by === 'newest')) return null;
  const moment = key === NO_DUE_TIME || (MOMENT.test(key) && !Number.isNaN(Date.parse(key)));
  return by === 'due' && !moment ? null : { by, id, key };
}
