import type { EnrolmentState } from './enrolment-life-cycle';

/** Whether a reader may have a lesson's text: yes, once the course is begun, or with a seat. [ACAD-3] */
export type LessonStanding = 'open' | 'begin-first' | 'seat-first';

/** A free lesson is everybody's; the others are for whoever has begun the course, since from then on no price goes back. [ACAD-2, ACAD-3] */
export function lessonStanding({ free, enrolment }: { free: boolean; enrolment: EnrolmentState | null }): LessonStanding {
  if (free || enrolment === 'under-way' || enrolment === 'finished') return 'open';
  return enrolment === 'paid' ? 'begin-first' : 'seat-first';
}
