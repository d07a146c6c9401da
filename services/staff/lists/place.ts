import { isRowId } from '#domain/row-id';

/** The orders in which a list can stand: by due time, newest first, or by when it was placed or issued, latest first. */
const sortings = ['due', 'newest', 'placed', 'issued'] as const;
export type ListSorting = (typeof sortings)[number];

/** A row's place in one of these orders: its key as it was when the row was shown, and its id. */
export type ListPlace = { by: ListSorting; id: number; key: string };

/** The sort key of rows without a due time: after all others. */
export const NO_DUE_TIME = 'infinity';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A place as an address carries it. */
export function writePlace({ by, id, key }: ListPlace): string {
  return key === '' ? `${by}.${id}` : `${by}.${id}.${key}`;
}

/** Reads it; null for text that the list never wrote. */
export function readPlace(text: string | undefined): ListPlace | null {
  const [, name, digits, key = ''] = /^([a-z]+)\.(\d{1,10})(?:\.([\w:.-]{1,40}))?$/.exec(text ?? '') ?? [];
  const by = sortings.find((one) => one === name);
  const id = Number(digits);
  if (!by || !isRowId(id) || (key === '') !== (by === 'newest')) return null;
  const moment = MOMENT.test(key) && !Number.isNaN(Date.parse(key));
  return by === 'newest' || moment || (by === 'due' && key === NO_DUE_TIME) ? { by, id, key } : null;
}
