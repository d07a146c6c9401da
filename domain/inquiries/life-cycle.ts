import { applyMove, legalMoves, open, rests, statesThat } from '../lifecycle';
import type { Move, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';
import { inquiryStates, type InquiryState } from './kinds';

export const inquiryEvents = ['begin', 'no-answer', 'answer', 'cancel', 'reopen'] as const;
export type InquiryEvent = (typeof inquiryEvents)[number];
type Mover = 'desk';

/** The life of a request: taken up, tried again when nobody answers, answered or given up with a reason. [CONT-1, ADM-4] */
export const inquiryCycle: WorkCycle<InquiryState, InquiryEvent, Mover> = {
  name: 'inquiries',
  states: inquiryStates,
  start: 'new',
  ends: [],
  stands: { new: open('info'), pending: open('warn'), unanswered: open('warn'), done: rests('ok'), canceled: rests('idle') },
  moves: [
    { event: 'begin', from: ['new', 'unanswered'], to: 'pending', who: ['desk'] },
    { event: 'no-answer', from: ['new', 'pending'], to: 'unanswered', who: ['desk'], tells: 'inquiries.missed' },
    { event: 'answer', from: ['new', 'pending', 'unanswered'], to: 'done', who: ['desk'], reason: 'required', tells: 'inquiries.answered' },
    { event: 'cancel', from: ['new', 'pending', 'unanswered'], to: 'canceled', who: ['desk'], reason: 'required' },
    { event: 'reopen', from: ['done', 'canceled'], to: 'pending', who: ['desk'] },
  ],
};

/** States in which nobody works on a request any more. */
export const restingInquiryStates: readonly InquiryState[] = statesThat(inquiryCycle, 'rests');

/** The moves that are open from here. [ADM-4] */
export function inquiryMoves(state: InquiryState): Move<InquiryState, InquiryEvent, Mover>[] {
  return legalMoves(inquiryCycle, state);
}

/** Decides one move. [CONT-1] */
export function moveInquiry(state: InquiryState, event: InquiryEvent, reason?: string): Result<Moved<InquiryState, InquiryEvent>> {
  return applyMove(inquiryCycle, state, event, ['desk'], reason);
}
