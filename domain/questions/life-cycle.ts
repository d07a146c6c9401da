import { moderated } from '../content/moderated';
import { applyMove, legalMoves, open, rests, waits } from '../lifecycle';
import type { Move, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';

/** A question waits for staff, is open to doctors, answered, closed; hidden or deleted by staff, or taken back before it was answered. [COMM-2] */
export const questionStates = ['waiting', 'open', 'answered', 'closed', 'hidden', 'withdrawn', 'deleted'] as const;
export type QuestionState = (typeof questionStates)[number];
export const questionEvents = ['show', 'edit', 'answer', 'unanswer', 'close', 'hide', 'delete', 'withdraw'] as const;
export type QuestionEvent = (typeof questionEvents)[number];
export type QuestionMover = 'desk' | 'asker';

/** The life of a question: staff let doctors see it, and only its first approved answer makes it public; when the last one goes it is public no more. [COMM-2, LEGAL-3, ADM-4] */
export const questionLifeCycle = {
  name: 'questions',
  states: questionStates,
  start: 'waiting',
  ends: ['withdrawn', 'deleted'],
  stands: {
    waiting: open('warn'),
    open: waits('info'),
    answered: rests('ok'),
    closed: rests('idle'),
    hidden: rests('bad'),
    withdrawn: rests('idle'),
    deleted: rests('idle'),
  },
  moves: [
    { event: 'show', from: ['waiting', 'hidden'], to: 'open', who: ['desk'] },
    { event: 'edit', from: ['waiting', 'open'], to: 'open', who: ['desk'], reason: 'required' },
    { event: 'edit', from: ['answered'], to: 'answered', who: ['desk'], reason: 'required' },
    { event: 'edit', from: ['closed'], to: 'closed', who: ['desk'], reason: 'required' },
    { event: 'answer', from: ['open'], to: 'answered', who: ['desk'] },
    { event: 'unanswer', from: ['answered', 'closed'], to: 'open', who: ['desk'] },
    { event: 'close', from: ['answered'], to: 'closed', who: ['desk', 'asker'] },
    { event: 'hide', from: ['waiting', 'open', 'answered', 'closed'], to: 'hidden', who: ['desk'], reason: 'required' },
    { event: 'delete', from: ['waiting', 'open', 'answered', 'closed', 'hidden'], to: 'deleted', who: ['desk'], reason: 'required' },
    { event: 'withdraw', from: ['waiting', 'open'], to: 'withdrawn', who: ['asker'] },
  ],
} as const satisfies WorkCycle<QuestionState, QuestionEvent, QuestionMover>;
const cycle: WorkCycle<QuestionState, QuestionEvent, QuestionMover> = questionLifeCycle;

/** The states in which a question is public, given an answer that is shown; the database's view of public questions holds the same. [COMM-2] */
export const publicStates = ['answered', 'closed'] as const satisfies readonly QuestionState[];
/** The states in which doctors see and answer it. [COMM-2] */
export const answerableStates = ['open', 'answered'] as const satisfies readonly QuestionState[];

/** What staff press; that it is answered, or no longer, follows from its answers. */
export const deskPresses = ['show', 'edit', 'close', 'hide', 'delete'] as const satisfies readonly QuestionEvent[];

/** The moves that staff may press from here. [ADM-4] */
export function deskQuestionMoves(state: QuestionState): Move<QuestionState, QuestionEvent, QuestionMover>[] {
  return legalMoves(cycle, state, ['desk']).filter(({ event }) => deskPresses.some((one) => one === event));
}

/** Decides one move. [COMM-2] */
export function moveQuestion(state: QuestionState, event: QuestionEvent, who: QuestionMover, reason?: string): Result<Moved<QuestionState, QuestionEvent>> {
  return applyMove(cycle, state, event, [who], reason);
}

/** A doctor's answer is public text as any other. [COMM-2, LEGAL-3] */
export const answerCycle = moderated('answers');
