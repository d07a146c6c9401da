/** The ways in which a gateway misreports a payment. */
export const lies = [
  'none',
  'reports before the buyer is back',
  'reports many times at once',
  'reports before it is paid',
  'never reports',
  'reports three days late',
  'charges three days late',
  'charges another amount',
  'reports what was refused',
  'reports another amount',
  'loses the answer after the charge',
  'says not paid',
  'talks nonsense',
  'charges the refused session too',
] as const;
export type Lie = (typeof lies)[number];

/** Whether the card is really charged with this lie. */
export function isCharged(lie: Lie): boolean {
  return lie !== 'charges another amount' && lie !== 'reports what was refused';
}
