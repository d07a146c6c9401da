import { reviewEvents, reviewStates } from '#domain/reviews/states';
import { moveReview } from '#services/reviews/move';
import type { DoEvent } from './do-event';

/** The moves of a review, with the text where it is edited; the state that was seen guards it. [PROD-5, LEGAL-3, ADM-4] */
export const reviewEvent: DoEvent = (ctx, { id, event, body }) => {
  const move = reviewEvents.find((one) => one === event);
  const expectedState = reviewStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  return moveReview(ctx, { reviewId: id, event: move, expectedState, reason: text('reason'), body: text('body') });
};
