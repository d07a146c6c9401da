import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { nextStep, type NextStepOrder } from './next-step';
import { orderStates } from './states';

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour));
const order: NextStepOrder = {
  state: 'placed',
  paidToman: 1,
  holdUntil: at(21, 10),
  queuedFor: at(22),
  promisedDay: at(25),
  reviewBy: new Date('2026-11-22T20:30:00Z'),
  callBy: new Date('2026-11-22T20:30:00Z'),
  refundDueAt: new Date('2026-11-24T05:00:00Z'),
  agreeBy: null,
};

test('[ORD-5: a sentence for each state] the buyer reads what happens next and by when, in both languages, whatever the state', () => {
  for (const lang of ['fa', 'en'] as const) {
    const sentences = [
      ...orderStates.map((state) => nextStep({ ...order, state }, at(21))),
      nextStep({ ...order, state: 'awaiting-payment' }, at(21, 11)),
      nextStep({ ...order, state: 'cancelled', paidToman: 0 }, at(21)),
      nextStep({ ...order, state: 'under-review', agreeBy: at(23) }, at(21)),
    ].map(({ key, facts }) => say(lang, `orders.next.${key}`, facts));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined|orders\./);
  }
});

test('[ORD-9, ORD-11: as a date] promises are said as days: the day that a midnight closes', () => {
  const of = (more: Partial<NextStepOrder>) => nextStep({ ...order, ...more }, at(21));
  expect(say('fa', 'orders.next.queued', of({ state: 'queued' }).facts)).toContain('۱ آذر');
  expect(of({ state: 'refund-pending' }).facts['dueDay']).toEqual(new Date('2026-11-24T04:59:59.999Z'));
  expect(of({ state: 'under-review', agreeBy: at(23) })).toEqual({ key: 'asked', facts: { agreeBy: at(23) } });
});
