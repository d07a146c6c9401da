/** Why stock moves by itself; staff write a reason of their own. [ORD-13, PROD-1] */
export const stockCauses = ['held', 'hold-released', 'sold-late', 'cancelled', 'missing', 'proposed', 'not-agreed', 'exchanged'] as const;
export type StockCause = (typeof stockCauses)[number];
