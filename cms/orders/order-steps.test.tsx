import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { OrderSteps } from './order-steps';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);

test('[ADM-4, ORD-5] the steps of an order take their own times alone, not those of a wish to cancel and of its answer', () => {
  const page = renderToStaticMarkup(
    <OrderSteps
      lang="fa"
      order={{ state: 'placed', paidToman: 3_290_000 }}
      events={[
        { fromState: 'awaiting-payment', toState: 'placed', at: t('2026-11-22 09:00') },
        { fromState: 'placed', toState: 'placed', at: t('2026-11-22 11:11') },
        { fromState: 'placed', toState: 'placed', at: t('2026-11-22 12:12') },
      ]}
      promises={[
        { kind: 'orders.cancel-request', dueAt: t('2026-11-22 15:15'), closedAt: null },
        { kind: 'orders.queue', dueAt: t('2026-11-24 00:00'), closedAt: null },
        { kind: 'orders.deliver', dueAt: t('2026-11-28 00:00'), closedAt: null },
      ]}
    />,
  );
  // One look for what was and what is due.
  expect(page).toContain('یکشنبه ۱ آذر، ساعت ۹:۰۰');
  expect(page).toContain('پایان دوشنبه ۲ آذر');
  expect(page).not.toMatch(/۱۱:۱۱|۱۲:۱۲|۱۵:۱۵|شنبه ۷ آذر/);
});

const cancelled = (state: 'cancelled' | 'refund-pending', paidToman: number) =>
  renderToStaticMarkup(
    <OrderSteps
      lang="fa"
      order={{ state, paidToman }}
      events={[
        ...(paidToman > 0 ? [{ fromState: 'awaiting-payment' as const, toState: 'placed' as const, at: t('2026-11-22 09:00') }] : []),
        { fromState: 'placed', toState: 'cancelled', at: t('2026-11-22 11:00') },
        ...(state === 'refund-pending' ? [{ fromState: 'cancelled' as const, toState: state, at: t('2026-11-22 11:00') }] : []),
      ]}
      promises={[
        { kind: 'orders.deliver', dueAt: t('2026-11-28 00:00'), closedAt: null },
        { kind: 'orders.refund', dueAt: t('2026-11-25 11:00'), closedAt: null },
      ]}
    />,
  );

test('[ORD-9: cancelled] a cancelled order shows that it is, and by when its money is back, not what would have come; without money the end is the end', () => {
  const back = cancelled('refund-pending', 3_290_000);
  const names = [...back.matchAll(/<li[^>]*>([^<]+)/g)].map((found) => found[1]);
  expect(names).toEqual([say('fa', 'admin.order.way.placed'), say('fa', 'admin.order.way.cancelled'), say('fa', 'admin.order.way.refunded')]);
  expect(back).toMatch(/aria-current="step">[^<]*<small>چهارشنبه ۴ آذر/);
  expect(back).not.toContain('۷ آذر');
  expect([...cancelled('cancelled', 0).matchAll(/<li/g)]).toHaveLength(1);
});
