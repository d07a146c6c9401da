import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { say } from '#locales/say';
import { TicketHead } from './ticket-head';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const ticket = { id: 7, code: 'ZT-AB2CD3E', kind: 'guarantee', state: 'sent', stateSince: '2026-11-22T08:00:00Z', dueAt: '2026-11-23T08:00:00Z' };
const head = (owner: { firstName: string | null; lastName: string | null; phone: string } | null) =>
  renderToStaticMarkup(<TicketHead lang="fa" ticket={ticket as never} owner={owner} now={new Date('2026-11-22T09:00:00Z')} />);
const title = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

test('[ADM-3: a ticket’s title] names whose it is and its kind, then its number; without a name the kind stands alone', () => {
  const kind = say('fa', 'warranty.tickets.kinds.guarantee');
  expect(title(head({ firstName: 'آوین', lastName: 'کهن‌سار', phone: '09121112233' }))).toBe(`آوین کهن‌سار، ${kind}${ticket.code}`);
  expect(title(head({ firstName: null, lastName: null, phone: '09121112233' }))).toBe(`${kind}${ticket.code}`);
  expect(title(head(null))).toBe(`${kind}${ticket.code}`);
});

test('[ADM-3] its due time is called so, as an order’s is', () => {
  expect(head(null)).toContain(`${say('fa', 'admin.order.due')}: `);
});
