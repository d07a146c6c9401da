import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { say } from '#locales/say';
import { noteMoved } from '../actions/told';
import { MoveButtons } from '../moves/move-buttons';
import { OrderCall } from './order-call';
import { OrderMoves } from './order-moves';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const cancel = [{ event: 'cancel', to: 'cancelled', needsReason: true }];
const page = (given?: 'buyer-asked') =>
  renderToStaticMarkup(
    <OrderMoves
      {...{ lang: 'fa', orderId: 1, state: 'queued', moves: cancel, lines: [], paidToman: 1, ask: 'cancel', given }}
      givenWords={given && 'At their wish.'}
    />,
  );
const chosen = (html: string) => /<option value="([^"]*)" selected=""/.exec(html)?.[1];

test('[ORD-5: a wish] where the buyer wants the order cancelled the cause is theirs, and else none is chosen beforehand', () => {
  expect(chosen(page('buyer-asked'))).toBe('buyer-asked');
  expect(chosen(page())).toBe('');
  expect(page('buyer-asked')).toContain('At their wish.</textarea>');
  expect(page()).toContain('></textarea>');
});

test('[ORD-5: a wish] while its buyer waits for an answer nothing of an order goes on by one press', () => {
  const moves = [{ event: 'queue', to: 'queued', needsReason: false }];
  const html = (more: { given?: 'buyer-asked'; ask?: string } = {}) =>
    renderToStaticMarkup(<OrderMoves {...{ lang: 'en', orderId: 1, state: 'placed', moves, lines: [], paidToman: 1, ...more }} />);
  expect(html()).toContain('action="/cms-api/orders/1/do/queue"');
  expect(html({ given: 'buyer-asked' })).not.toContain('/do/queue');
  expect(html({ given: 'buyer-asked', ask: 'queue' })).toContain('The buyer wants to cancel; all the same: ');
  // Sent as it is, the form says that this was read.
  expect(html({ given: 'buyer-asked', ask: 'queue' })).toContain('name="despiteWish" value="yes"');
});

test('[ADM-4: at once] from the answer on no form of what the page still shows stands on any card', () => {
  const moves = [{ event: 'confirm', to: 'confirmed', needsReason: false }];
  const html = () =>
    renderToStaticMarkup(
      <>
        <OrderMoves {...{ lang: 'en', orderId: 41, state: 'queued', moves, lines: [], paidToman: 1 }} />
        <OrderCall {...{ lang: 'en', orderId: 41, receiver: { name: 'Ava', phone: '09120000000' }, tries: 0, dueAt: null, late: false, engraved: [] }} />
      </>,
    );
  expect(html()).toMatch(/do\/confirm.*zb-call/s);
  noteMoved('orders/41', 'queued', 'confirmed');
  expect(html()).not.toMatch(/do\/confirm|zb-call/);
});

test('[ADM-4] the button of a move that is under way says so', () => {
  const moves = [
    { event: 'queue', label: 'Queue it', needsReason: false },
    { event: 'confirm', label: 'Confirm it', needsReason: false },
  ];
  const html = renderToStaticMarkup(
    <MoveButtons {...{ lang: 'en', moves, document: 'orders/1', state: 'placed', busy: true, pressed: 'queue', begin: () => undefined }} />,
  );
  expect(html).not.toContain('Queue it');
  expect(html).toContain(say('en', 'admin.order.busy'));
  expect(html).toContain('Confirm it');
});
