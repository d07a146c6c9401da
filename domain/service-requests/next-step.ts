import type { RequestState } from './states';

/** How a result that is still to come stands; none where nothing is awaited. */
export type AwaitedResult = 'in-time' | 'late' | null;

/** What of a request its page tells by. */
export type Standing = {
  state: RequestState;
  dueAt: Date | null;
  totalToman: number | null;
  paidToman: number;
  /** What is lent, or is back and not settled. */ rental: { returned: boolean; deposit: { settled: boolean } } | null;
  /** The hours in which somebody comes, where they were offered. */ visit: { from: Date; to: Date } | null;
  awaited: AwaitedResult;
};
/** How a request whose thing is with its requester, or just back, stands. */
type LentState = 'lent' | 'lent-silent' | 'deposit';
type Way = 'text' | 'by' | 'visit' | 'unpaid';
/** A sentence of `services.next`, with its facts. */
export type NextStep = {
  key: `${RequestState | LentState}.${'title' | Way}` | `result.${'title' | 'in-time' | 'late'}`;
  facts: Readonly<Record<string, Date | number>>;
};

/** How a request stands, in a heading and a sentence: what happens next, by whom and until when. [INP-3: what the user sees, INP-5, INP-7] */
export function nextSteps({ state, dueAt, totalToman, paidToman, visit, rental, awaited }: Standing): { title: NextStep; text: NextStep } {
  const shown = lentState(state, rental) ?? state;
  const title: NextStep = { key: `${shown}.title`, facts: {} };
  const said = (way: Way, facts: NextStep['facts'] = {}) => ({ title, text: { key: `${shown}.${way}` as const, facts } });
  if (awaited && dueAt) return { title: { key: 'result.title', facts: {} }, text: { key: `result.${awaited}`, facts: { dueBy: dueAt } } };
  switch (shown) {
    case 'waiting-payment':
      return dueAt ? said('by', { dueBy: dueAt, totalToman: totalToman ?? 0 }) : said('text', { totalToman: totalToman ?? 0 });
    case 'lent':
    case 'waiting-action':
      return visit ? said('visit', { visitDay: visit.from, fromTime: visit.from, toTime: visit.to }) : said('text');
    case 'cancelled':
      return said(paidToman > 0 ? 'text' : 'unpaid');
    case 'done':
      return said('text');
    default:
      return dueAt ? said('by', { dueBy: dueAt }) : said('text');
  }
}

function lentState(state: RequestState, rental: Standing['rental']): LentState | null {
  if (!rental || (state !== 'waiting-action' && state !== 'no-answer-provider')) return null;
  if (rental.returned) return rental.deposit.settled ? null : 'deposit';
  return state === 'waiting-action' ? 'lent' : 'lent-silent';
}
