import type { Move, Moved } from '../lifecycle';
import { deskMoves, moderated, moveModerated } from '../content/moderated';
import { refuse } from '../result';
import type { Result } from '../result';
import type { ReviewEvent, ReviewMover, ReviewState } from './states';

/** A review is public text: staff show, hide, edit and delete it, its writer writes anew or takes it back. [PROD-5, LEGAL-3] */
export const reviewCycle = moderated('reviews');

/** The moves that staff may make from here. [ADM-4] */
export function deskReviewMoves(state: ReviewState): Move<ReviewState, ReviewEvent, ReviewMover>[] {
  return deskMoves(reviewCycle, state);
}

/** Decides one move; to the writer of a deleted review it says so. */
export function moveReview(state: ReviewState, event: ReviewEvent, who: ReviewMover, reason?: string): Result<Moved<ReviewState, ReviewEvent>> {
  return moveModerated(reviewCycle, state, { event, who, reason }, refuse('reviews.deleted', undefined, { status: 409 }));
}
