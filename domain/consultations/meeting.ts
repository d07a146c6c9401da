import { applyMove, rests, waits } from '../lifecycle';
import type { LifeCycle, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';

/** Where a consultation can be: one meeting of a patient and a doctor at one time; a reservation that is moved has several, one after the other. [CONS-6] */
export const meetingStates = ['waiting', 'running', 'ended', 'summarised', 'moved', 'called-off', 'missed'] as const;
export type MeetingState = (typeof meetingStates)[number];
export type MeetingEvent = 'start' | 'end' | 'summarise' | 'move' | 'call-off' | 'miss';
export type MeetingMover = 'patient' | 'doctor' | 'clock';

/** States in which there is something to be said yet; a reservation has one such meeting. [CONS-6] */
export const liveMeetingStates = ['waiting', 'running'] as const satisfies readonly MeetingState[];

/**
 * A consultation's whole life: its time begins; the doctor, or the clock, ends it, and the doctor sums it up. A silent doctor's
 * is moved, one that somebody cancels or moves before is called off, and one whose patient never came is missed. [CONS-6, CONS-7, CONS-10]
 */
export const meetingLifeCycle = {
  name: 'consultations',
  states: meetingStates,
  start: 'waiting',
  ends: ['summarised', 'moved', 'called-off', 'missed'],
  stands: {
    waiting: waits('info'),
    running: waits('ok'),
    ended: waits('warn'),
    summarised: rests('ok'),
    moved: rests('idle'),
    'called-off': rests('idle'),
    missed: rests('bad'),
  },
  moves: [
    { event: 'start', from: ['waiting'], to: 'running', who: ['clock'] },
    { event: 'end', from: ['running'], to: 'ended', who: ['doctor', 'clock'] },
    { event: 'summarise', from: ['ended'], to: 'summarised', who: ['doctor'] },
    { event: 'move', from: ['running'], to: 'moved', who: ['patient', 'clock'] },
    { event: 'call-off', from: ['waiting', 'running'], to: 'called-off', who: ['patient', 'doctor', 'clock'] },
    { event: 'miss', from: ['running'], to: 'missed', who: ['clock'] },
  ],
} as const satisfies WorkCycle<MeetingState, MeetingEvent, MeetingMover>;

const cycle: LifeCycle<MeetingState, MeetingEvent, MeetingMover> = meetingLifeCycle;

/** Moves a consultation, or says why not. [CONS-6] */
export function moveMeeting(state: MeetingState, event: MeetingEvent, who: MeetingMover): Result<Moved<MeetingState, MeetingEvent>> {
  return applyMove(cycle, state, event, [who]);
}
