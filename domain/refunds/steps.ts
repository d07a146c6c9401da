import type { RefundState } from './life-cycle';

export type RefundFacts = {
  state: RefundState;
  destination: 'wallet' | 'gateway';
  askedAt: Date;
  /** When the call that is out, or the last one, was made. */
  sentAt: Date | null;
  refusedAt: Date | null;
  doneAt: Date | null;
};

/** One step of a refund as its buyer reads it; its words are `refunds.steps.<step>.<when>`. */
export type RefundStep = { step: 'asked' | 'sent' | 'refused' | 'done'; when: 'done' | 'now' | 'later'; at: Date | null };

/** Who has to do the next thing: the shop, the bank, support with the buyer, or nobody any more. [ORD-9] */
export type RefundOwner = 'shop' | 'bank' | 'support' | 'nobody';

/** Who owes the next step. [ORD-9] */
export function refundOwner(state: RefundState): RefundOwner {
  switch (state) {
    case 'waiting':
      return 'shop';
    case 'calling':
      return 'bank';
    case 'refused':
      return 'support';
    case 'done':
      return 'nobody';
  }
}

/** What was done and when, what is being done, what comes: each refund explains itself. [ORD-9] */
export function refundSteps(refund: RefundFacts): RefundStep[] {
  const { state, destination, askedAt, sentAt, refusedAt, doneAt } = refund;
  const done = (step: RefundStep['step'], at: Date | null): RefundStep => ({ step, when: 'done', at });
  const steps = [done('asked', askedAt)];
  if (destination === 'gateway') {
    if (sentAt) steps.push(done('sent', sentAt));
    else steps.push({ step: 'sent', when: 'now', at: null });
  }
  if (state === 'refused') steps.push(done('refused', refusedAt));
  if (state === 'done') return [...steps.filter((one) => one.when === 'done'), done('done', doneAt)];
  const waits = steps.some((one) => one.when === 'now');
  return [...steps, { step: 'done', when: waits ? 'later' : 'now', at: null }];
}
