import type { OrderEvent } from './states';

/** Moves that need no input, and that many orders can make at once. A dispatch needs serials and a cancellation a reason: those are made one by one. [ADM-4] */
export const bulkOrderMoves = ['approve', 'queue', 'confirm', 'deliver'] as const satisfies readonly OrderEvent[];
export type BulkOrderMove = (typeof bulkOrderMoves)[number];
