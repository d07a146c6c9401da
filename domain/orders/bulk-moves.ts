import type { OrderEvent } from './states';

/** Moves that ask for nothing but a press, and that many orders can make at once. A dispatch asks for serials, a cancellation for its reason: each of those is made by itself. [ADM-4] */
export const bulkOrderMoves = ['approve', 'queue', 'confirm', 'deliver'] as const satisfies readonly OrderEvent[];
export type BulkOrderMove = (typeof bulkOrderMoves)[number];
