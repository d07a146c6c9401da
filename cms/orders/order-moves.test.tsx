import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OrderMoves } from './order-moves';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const cancel = [{ event: 'cancel', to: 'cancelled', needsReason: true }];
const page = (given?: 'buyer-asked') =>
  renderToStaticMarkup(<OrderMoves {...{ lang: 'fa', orderId: 1, state: 'queued', moves: cancel, lines: [], paidToman: 1, ask: 'cancel', given }} />);
const chosen = (html: string) => /<option value="([^"]*)" selected=""/.exec(html)?.[1];

test('[ORD-5: a wish] where the buyer wants the order cancelled the cause is theirs, and else none is chosen beforehand', () => {
  expect(chosen(page('buyer-asked'))).toBe('buyer-asked');
  expect(chosen(page())).toBe('');
});

test('[ORD-5: a wish] while its buyer waits for an answer nothing of an order goes on by one press', () => {
  const moves = [{ event: 'queue', to: 'queued', needsReason: false }];
  const html = (more: { given?: 'buyer-asked'; ask?: string } = {}) =>
    renderToStaticMarkup(<OrderMoves {...{ lang: 'en', orderId: 1, state: 'placed', moves, lines: [], paidToman: 1, ...more }} />);
  expect(html()).toContain('action="/cms-api/orders/1/do/queue"');
  expect(html({ given: 'buyer-asked' })).not.toContain('/do/queue');
  expect(html({ given: 'buyer-asked', ask: 'queue' })).toContain('The buyer wants to cancel; all the same: ');
});
