import { RATINGS_LEAST } from './rating';

/** Answers and visits of so many days are counted, prices of so many. *(ours)* */
export const PROMISE_DAYS = 90;
export const PRICE_DAYS = 365;

/** What is counted of a type of service: answers that we owed and gave in time, visits that are over and those at whose door somebody stood in their hours, and by how much the price that was accepted differs in the middle from the first one. */
export type ServiceCounts = {
  answers: number;
  inTime: number;
  visits: number;
  inWindow: number;
  prices: number;
  changedByToman: number | null;
};
/** Of how many so many in a hundred. */
type Share = { of: number; percent: number };
export type PublicFigures = { answered: Share | null; came: Share | null; price: { of: number; changedByToman: number } | null };

/** What readers see of how a service kept its promises: each figure once enough stand behind it; none before. A hundred in a hundred means all. */
export function publicFigures({ answers, inTime, visits, inWindow, prices, changedByToman }: ServiceCounts): PublicFigures | null {
  const share = (of: number, kept: number): Share | null => (of < RATINGS_LEAST ? null : { of, percent: Math.floor((kept / of) * 100) });
  const answered = share(answers, inTime);
  const came = share(visits, inWindow);
  const price = prices < RATINGS_LEAST || changedByToman === null ? null : { of: prices, changedByToman };
  return answered || came || price ? { answered, came, price } : null;
}
