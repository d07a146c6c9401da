import { applyMove, legalMoves } from '../lifecycle';
import type { Move, Moved } from '../lifecycle';
import { moderated } from '../content/moderated';
import { refuse } from '../result';
import type { Result } from '../result';
import type { ReviewEvent, ReviewMover, ReviewState } from './states';

/** A review is public text: staff show, hide, edit and delete it, its writer writes anew or takes it back. [PROD-5, LEGAL-3] */
export const reviewCycle = moderated('reviews');

/** The moves that staff may make from here. [ADM-4] */
export function deskReviewMoves(state: ReviewState): Move<ReviewState, ReviewEvent, ReviewMover>[] {
  return legalMoves(reviewCycle, state, ['desk']);
}

/** Decides one move; to the writer of a deleted review it says so. */
export function moveReview(state: ReviewState, event: ReviewEvent, who: ReviewMover, reason?: string): Result<Moved<ReviewState, ReviewEvent>> {
  if (state === 'deleted' && who === 'writer') return refuse('reviews.deleted', undefined, { status: 409 });
  return applyMove(reviewCycle, state, event, [who], reason);
}
