import type { Move, Moved } from '../lifecycle';
import { deskMoves, moveModerated, type ModeratedEvent, type ModeratedState, type Moderator } from '../content/moderated';
import { refuse } from '../result';
import type { Result } from '../result';
import { answerCycle } from './life-cycle';

const deleted = refuse('questions.answer.deleted', undefined, { status: 409 });

/** The moves that staff may make of an answer from here. [ADM-4] */
export const deskAnswerMoves = (state: ModeratedState): Move<ModeratedState, ModeratedEvent, Moderator>[] => deskMoves(answerCycle, state);

/** Decides one move of an answer; a deleted one is not written again. [COMM-2] */
export function moveAnswerState(state: ModeratedState, event: ModeratedEvent, who: Moderator, reason?: string): Result<Moved<ModeratedState, ModeratedEvent>> {
  return moveModerated(answerCycle, state, { event, who, ...(reason === undefined ? {} : { reason }) }, deleted);
}
