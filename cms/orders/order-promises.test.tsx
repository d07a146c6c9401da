import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderPromises } from './order-promises';
import { TicketClocks } from '../warranty/ticket-clocks';
import { dueWords } from '../desk/due-words';

const [now, dueAt] = [new Date('2026-11-27T05:30:00Z'), new Date('2026-11-28T14:30:00Z')];
const by = { lang: 'en', now, holidays: new Set<string>() } as const;

test('[ADM-3, JOB-3] what is left of a promise is counted on the pages of an order and a ticket as in the lists', () => {
  const inLists = dueWords('en', dueAt, now, { name: 'desk 30', holidays: by.holidays }).left;
  expect(inLists).toBe('10 hours of desk time');
  const promise = { id: 1, kind: 'orders.queue', startsAt: now, dueAt, closedAt: null, void: false, clock: 'desk 30' };
  expect(renderToStaticMarkup(<OrderPromises {...by} promises={[promise]} />)).toContain(inLists);
  const clock = { promise: 'warranty.contact', startsAt: now, dueAt, keptAt: null, urgency: 'in-time', clock: 'desk 30' } as const;
  expect(renderToStaticMarkup(<TicketClocks {...by} clocks={[clock]} />)).toContain(inLists);
  const late = { ...clock, dueAt: now, urgency: 'late' } as const;
  expect(renderToStaticMarkup(<TicketClocks {...by} now={dueAt} clocks={[late]} />)).toContain('1 day and 9 hours late');
});
