import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CancelWish } from './cancel-wish';

test('[ORD-5, JOB-3] a wish to cancel is answered by the end of the day that a midnight closes', () => {
  const page = (dueAt: string) =>
    renderToStaticMarkup(<CancelWish lang="fa" orderId={1} wish={{ id: 1, words: 'پشیمان شدم' }} dueAt={dueAt} mayAnswer={false} />);
  expect(page('2026-11-24T20:30:00.000Z')).toContain('پایان سه‌شنبه ۳ آذر');
  expect(page('2026-11-24T14:00:00.000Z')).toContain('سه‌شنبه ۳ آذر، ساعت ۱۷:۳۰');
});
