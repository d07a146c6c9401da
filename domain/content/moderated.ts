import { applyMove, legalMoves, open, rests } from '../lifecycle';
import type { Move, Moved, WorkCycle } from '../lifecycle';
import type { Refusal, Result } from '../result';

/** Public text waits, is shown, is hidden with a reason, was taken back by its writer, or deleted by staff. [PROD-5, LEGAL-3] */
export const moderatedStates = ['waiting', 'shown', 'hidden', 'withdrawn', 'deleted'] as const;
export type ModeratedState = (typeof moderatedStates)[number];

export const moderatedEvents = ['show', 'hide', 'edit', 'delete', 'write', 'withdraw'] as const;
export type ModeratedEvent = (typeof moderatedEvents)[number];
export type Moderator = 'desk' | 'writer';

/** The life of one kind of public text. */
export type ModeratedCycle = WorkCycle<ModeratedState, ModeratedEvent, Moderator>;

/** The one life of all public text that somebody else writes (moderation): staff show, hide, edit and delete; the writer writes anew or takes it back. What staff deleted is not written again. [PROD-5, LEGAL-3, ADM-4] */
export function moderated(area: string): ModeratedCycle {
  return {
    name: area,
    states: moderatedStates,
    start: 'waiting',
    ends: ['deleted'],
    stands: { waiting: open('warn'), shown: rests('ok'), hidden: rests('bad'), withdrawn: rests('idle'), deleted: rests('idle') },
    moves: [
      { event: 'show', from: ['waiting', 'hidden'], to: 'shown', who: ['desk'] },
      { event: 'hide', from: ['waiting', 'shown'], to: 'hidden', who: ['desk'], reason: 'required' },
      { event: 'edit', from: ['waiting', 'shown'], to: 'shown', who: ['desk'], reason: 'required' },
      { event: 'delete', from: ['waiting', 'shown', 'hidden'], to: 'deleted', who: ['desk'], reason: 'required' },
      { event: 'write', from: ['waiting', 'shown', 'hidden', 'withdrawn'], to: 'waiting', who: ['writer'] },
      { event: 'withdraw', from: ['waiting', 'shown', 'hidden'], to: 'withdrawn', who: ['writer'] },
    ],
  };
}

/** The moves that staff may make from here. [ADM-4] */
export function deskMoves(cycle: ModeratedCycle, state: ModeratedState): Move<ModeratedState, ModeratedEvent, Moderator>[] {
  return legalMoves(cycle, state, ['desk']);
}

/** Decides one move of a public text; to the writer of a deleted one it says that it is gone. */
export function moveModerated(
  cycle: ModeratedCycle,
  state: ModeratedState,
  { event, who, reason }: { event: ModeratedEvent; who: Moderator; reason?: string },
  deleted: Refusal,
): Result<Moved<ModeratedState, ModeratedEvent>> {
  return state === 'deleted' && who === 'writer' ? deleted : applyMove(cycle, state, event, [who], reason);
}
