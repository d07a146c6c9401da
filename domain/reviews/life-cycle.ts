import { applyMove, legalMoves } from '../lifecycle';
import type { LifeCycle, Move, Moved } from '../lifecycle';
import { refuse } from '../result';
import type { Result } from '../result';
import type { ReviewEvent, ReviewMover, ReviewState } from './states';

/** Staff show, hide, edit and delete; the writer writes anew or takes it back. What staff deleted is not written again. [PROD-5, LEGAL-3] */
export const reviewCycle: LifeCycle<ReviewState, ReviewEvent, ReviewMover> = {
  name: 'reviews',
  states: ['waiting', 'shown', 'hidden', 'withdrawn', 'deleted'],
  start: 'waiting',
  ends: ['deleted'],
  moves: [
    { event: 'show', from: ['waiting', 'hidden'], to: 'shown', who: ['desk'] },
    { event: 'hide', from: ['waiting', 'shown'], to: 'hidden', who: ['desk'], reason: 'required' },
    { event: 'edit', from: ['waiting', 'shown'], to: 'shown', who: ['desk'], reason: 'required' },
    { event: 'delete', from: ['waiting', 'shown', 'hidden'], to: 'deleted', who: ['desk'], reason: 'required' },
    { event: 'write', from: ['waiting', 'shown', 'hidden', 'withdrawn'], to: 'waiting', who: ['writer'] },
    { event: 'withdraw', from: ['waiting', 'shown', 'hidden'], to: 'withdrawn', who: ['writer'] },
  ],
};

/** The moves that staff may make from here. [ADM-4] */
export function deskReviewMoves(state: ReviewState): Move<ReviewState, ReviewEvent, ReviewMover>[] {
  return legalMoves(reviewCycle, state, ['desk']);
}

/** Decides one move; to the writer of a deleted review it says so. */
export function moveReview(state: ReviewState, event: ReviewEvent, who: ReviewMover, reason?: string): Result<Moved<ReviewState, ReviewEvent>> {
  if (state === 'deleted' && who === 'writer') return refuse('reviews.deleted', undefined, { status: 409 });
  return applyMove(reviewCycle, state, event, [who], reason);
}
