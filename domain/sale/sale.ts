/** A sale as staff set it up: nothing opens without their switch. [CONT-2] */
export type SaleTerms = { active: boolean; startsAt: Date | null; endsAt: Date | null };
export type SaleState = 'off' | 'soon' | 'open' | 'ended';

/** Whether the sale's list is open now. [CONT-2] */
export function saleState({ active, startsAt, endsAt }: SaleTerms, at: Date): SaleState {
  if (!active) return 'off';
  if (endsAt && at >= endsAt) return 'ended';
  return startsAt && at < startsAt ? 'soon' : 'open';
}

/** The next moment at which the page changes by the sale's hours, if there is one. */
export function nextSaleChange(terms: SaleTerms, at: Date): Date | null {
  if (!terms.active) return null;
  return [terms.startsAt, terms.endsAt].find((moment) => moment !== null && moment > at) ?? null;
}
