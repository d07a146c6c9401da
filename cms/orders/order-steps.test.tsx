import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderSteps } from './order-steps';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);

test('[ADM-4, ORD-5] the steps of an order take their own times alone, not those of a wish to cancel and of its answer', () => {
  const page = renderToStaticMarkup(
    <OrderSteps
      lang="fa"
      order={{ state: 'placed' }}
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
  expect(page).toContain('۱۴۰۵/۰۹/۰۱، ۹:۰۰');
  expect(page).toContain('پایان دوشنبه ۲ آذر');
  expect(page).not.toMatch(/۱۱:۱۱|۱۲:۱۲|۱۵:۱۵|شنبه ۷ آذر/);
});
