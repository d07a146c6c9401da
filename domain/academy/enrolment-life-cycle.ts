import { applyMove, rests, waits } from '../lifecycle';
import type { LifeCycle, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';

/** Where an enrolment can be: a seat that is held while it is paid for, a seat that is paid, lessons that are read, and the three ends. [ACAD-2, ACAD-3] */
const enrolmentStates = ['held', 'paid', 'under-way', 'finished', 'released', 'cancelled'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];
export type EnrolmentEvent = 'pay' | 'lapse' | 'give-up' | 'begin' | 'finish' | 'cancel' | 'call-off';
export type EnrolmentMover = 'student' | 'clock';

/** States in which an enrolment has one of its group's seats. */
export const seatedStates = ['held', 'paid', 'under-way', 'finished'] as const satisfies readonly EnrolmentState[];

/** An enrolment's whole life: money alone makes one paid, also late while there is a seat; the student may leave, the clock lets what was not paid go, and a group that is called off ends all that are not finished. [ACAD-2] */
export const enrolmentLifeCycle = {
  name: 'enrolments',
  states: enrolmentStates,
  start: 'held',
  ends: ['finished', 'cancelled'],
  stands: { held: waits('warn'), paid: rests('ok'), 'under-way': rests('info'), finished: rests('ok'), released: rests('idle'), cancelled: rests('bad') },
  moves: [
    { event: 'pay', from: ['held', 'released'], to: 'paid', who: ['student', 'clock'], tells: 'courses.paid' },
    { event: 'lapse', from: ['held'], to: 'released', who: ['clock'] },
    { event: 'give-up', from: ['held'], to: 'cancelled', who: ['student'] },
    { event: 'begin', from: ['paid'], to: 'under-way', who: ['student'] },
    { event: 'finish', from: ['under-way'], to: 'finished', who: ['student'] },
    { event: 'cancel', from: ['paid'], to: 'cancelled', who: ['student'] },
    { event: 'call-off', from: ['paid', 'under-way'], to: 'cancelled', who: ['clock'], tells: 'courses.called-off' },
  ],
} as const satisfies WorkCycle<EnrolmentState, EnrolmentEvent, EnrolmentMover>;

const cycle: LifeCycle<EnrolmentState, EnrolmentEvent, EnrolmentMover> = enrolmentLifeCycle;

/** Moves an enrolment, or says why not. [ACAD-2] */
export function moveEnrolment(state: EnrolmentState, event: EnrolmentEvent, who: EnrolmentMover): Result<Moved<EnrolmentState, EnrolmentEvent>> {
  return applyMove(cycle, state, event, [who]);
}
