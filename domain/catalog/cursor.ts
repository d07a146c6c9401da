/** Where a list goes on: the sort key and the id of the last row shown. */
export type Cursor = { key: number; id: number };

const SHAPE = /^(-?\d{1,15})\.(\d{1,15})$/;

/** A cursor as an address carries it; lists page by key, never by counting rows. [PROD-4] */
export function encodeCursor(cursor: Cursor): string {
  return `${cursor.key}.${cursor.id}`;
}

/** Reads a cursor back; null when it is not one of ours, and the list begins at its start. [PROD-4] */
export function decodeCursor(text: string | null | undefined): Cursor | null {
  const match = SHAPE.exec(text ?? '');
  return match ? { key: Number(match[1]), id: Number(match[2]) } : null;
}
