import { bulkOrderMoves } from '#domain/orders/bulk-moves';
import { isWorkCollection, type WorkCollection } from '#domain/work/nouns';
import { isRowId } from '#domain/row-id';
import type { ChosenRow, ManyWish } from '#services/work/many';

export type AskedMany = { wish: ManyWish; rows: { text: string; collection: WorkCollection; row: ChosenRow }[] };
const ROW = /^([a-z-]{1,30})\/(\d{1,9}):([a-z-]{0,30}):(\d{1,9})$/;
const MOST = 60;

/** A row as its box sends it: `orders/7:queued:2`, the state and the number of its owner as they were shown. */
export function writeChoice(document: string, state: string, version: number): string {
  return `${document}:${state}:${version}`;
}

/** Reads what is asked for many rows; null for what no page sends. */
export function readMany(body: unknown): AskedMany | null {
  const { do: what, to, event, rows } = (body ?? {}) as Record<string, unknown>;
  const wish = wishOf(what, to, event);
  if (!wish || !Array.isArray(rows) || rows.length === 0 || rows.length > MOST) return null;
  const read = [...new Set(rows)].map((text) => {
    const [, collection = '', id, state = '', version] = ROW.exec(typeof text === 'string' ? text : '') ?? [];
    return isWorkCollection(collection) ? { text: text as string, collection, row: { id: Number(id), state, version: Number(version) } } : null;
  });
  return read.every((one) => one !== null) ? { wish, rows: read } : null;
}

function wishOf(what: unknown, to: unknown, event: unknown): ManyWish | null {
  if (what === 'take' || what === 'let-go') return { do: what };
  if (what === 'give') return typeof to === 'number' && isRowId(to) ? { do: 'give', to } : null;
  const move = bulkOrderMoves.find((one) => one === event);
  return what === 'move' && move ? { do: 'move', event: move } : null;
}
