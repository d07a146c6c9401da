import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { OrderHead } from './order-head';

const order = {
  ...{ id: 1, code: 'ZR-1', state: 'delivered', receiverName: 'آوین کهن‌سار', itemCount: 1, totalToman: 3_290_000 },
  ...{ stateSince: '2026-11-23T00:00:00Z', placedAt: null, dueAt: null, promisedBy: null, deliveryDay: null, deliveryPart: null, holdUntil: null },
} as unknown as Parameters<typeof OrderHead>[0]['order'];
const head = (itemCount: number) =>
  renderToStaticMarkup(<OrderHead lang="en" order={{ ...order, itemCount }} now={new Date('2026-11-23T09:00:00Z')} asked={false} />);

test('[ADM-2: English] a Persian name in an English heading stands by itself, and one item is one', () => {
  expect(head(1)).toContain('<bdi>آوین کهن‌سار</bdi>, <bdi>1</bdi> item, 3,290,000 toman');
  expect(head(2)).toContain(', <bdi>2</bdi> items, ');
});

test('[ORD-9: cancelled] a cancelled order says what becomes of its money and no day of delivery', () => {
  const page = (state: string, paidToman: number) =>
    renderToStaticMarkup(
      <OrderHead
        lang="fa"
        order={{ ...order, state, paidToman, promisedBy: '2026-11-25T20:30:00Z' } as never}
        now={new Date('2026-11-23T09:00:00Z')}
        asked={false}
      />,
    );
  expect(page('dispatched', 3_290_000)).toContain('۴ آذر');
  for (const [state, paid, words] of [
    ['cancelled', 0, say('fa', 'admin.order.money.none')],
    ['refund-pending', 3_290_000, say('fa', 'admin.order.money.goes', { amountToman: 3_290_000 })],
    ['refunded', 3_290_000, say('fa', 'admin.order.money.back', { amountToman: 3_290_000 })],
  ] as const) {
    expect(page(state, paid)).toContain(words);
    expect(page(state, paid)).not.toContain('۴ آذر');
  }
});
