import { unknownEnrolment } from '#domain/academy/code';
import type { Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { ENROLMENTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { enrolmentSubject, lockEnrolment, myEnrolment } from './row';

/** A student begins a paid course: every lesson is open from here on, and its price goes back no more. A second press finds it begun. [ACAD-2, ACAD-3] */
export const beginCourse = service('courses.enrol', async (ctx, code: string): Promise<Result<{ code: string }>> => {
  const mine = await myEnrolment(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownEnrolment;
  return commit<{ code: string }>(ctx, async (tx) => {
    const row = await lockEnrolment(tx, mine.id);
    if (!row) return unknownEnrolment;
    if (row.state === 'under-way' || row.state === 'finished') return { value: { code: row.code }, audit: [] };
    const made = await transition(tx, ctx, ENROLMENTS, row, { event: 'begin', who: 'student' });
    if (!made.ok) return made;
    const { from, to } = made.value.moved;
    return { value: { code: row.code }, audit: { action: 'courses.begin', subject: enrolmentSubject(row.id), facts: { from, to } } };
  });
});
