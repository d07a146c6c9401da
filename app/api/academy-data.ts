import { z } from 'zod';
import { quizKinds } from '#domain/academy/quiz';
import { courseLevels } from '#domain/academy/levels';
import { enrolmentLifeCycle } from '#domain/academy/enrolment-life-cycle';
import type { Quiz } from '#services/academy/quiz';
import type { MyEnrolment } from '#services/academy/mine';
import type { ShownCohort, shownCourse } from '#services/academy/shown';

const moment = z.iso.datetime();
const standings = ['called-off', 'not-yet', 'open', 'full', 'over'] as const;

const cohortSchema = z
  .strictObject({
    ...{ id: z.int(), name: z.string(), startsAt: moment, enrolFrom: moment, enrolUntil: moment },
    ...{ priceToman: z.int(), seats: z.int(), left: z.int(), standing: z.enum(standings) },
  })
  .meta({ id: 'Cohort' });
export const courseTileSchema = z
  .strictObject({
    ...{ slug: z.string(), title: z.string(), summary: z.string(), level: z.enum(courseLevels), hours: z.int(), teacher: z.string(), lessons: z.int() },
    next: cohortSchema.nullable().meta({ description: 'The group that one can enrol in next' }),
  })
  .meta({ id: 'CourseTile' });
const lessonLineSchema = z.strictObject({
  ...{ id: z.int(), slug: z.string(), title: z.string(), summary: z.string().nullable(), minutes: z.int(), free: z.boolean() },
  hasText: z.boolean().meta({ description: 'Whether it can be read in the language of the answer' }),
});
export const courseSchema = z
  .strictObject({
    ...{ slug: z.string(), title: z.string(), summary: z.string(), level: z.enum(courseLevels), hours: z.int(), teacher: z.string() },
    ...{ outcomes: z.array(z.string()), forWhom: z.string().nullable(), needed: z.string().nullable(), teacherAbout: z.string().nullable() },
    ...{ lessons: z.array(lessonLineSchema), cohorts: z.array(cohortSchema) },
  })
  .meta({ id: 'Course' });

type Course = NonNullable<Awaited<ReturnType<typeof shownCourse>>>;
const cohortData = ({ id, name, startsAt, enrolFrom, enrolUntil, priceToman, seats, left, standing }: ShownCohort): z.infer<typeof cohortSchema> => ({
  ...{ id, name, priceToman, seats, left, standing },
  ...{ startsAt: startsAt.toISOString(), enrolFrom: enrolFrom.toISOString(), enrolUntil: enrolUntil.toISOString() },
});
export const nextData = (next: ShownCohort | null) => next && cohortData(next);
export const courseData = ({ cohorts, ...course }: Course): z.infer<typeof courseSchema> => ({ ...course, cohorts: cohorts.map(cohortData) });

export const reservationSchema = z
  .strictObject({
    ...{
      code: z.string(),
      course: z.string(),
      title: z.string(),
      group: z.string(),
      state: z.enum(enrolmentLifeCycle.states),
      startsAt: moment,
      heldUntil: moment,
    },
    progress: z.strictObject({ done: z.int(), all: z.int(), next: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'CourseReservation' });
type Line = Pick<MyEnrolment, 'code' | 'slug' | 'title' | 'group' | 'state' | 'startsAt' | 'heldUntil' | 'progress'>;
export const reservationData = ({ code, slug, title, group, state, startsAt, heldUntil, progress }: Line): z.infer<typeof reservationSchema> => ({
  ...{ code, course: slug, title, group, state, startsAt: startsAt.toISOString(), heldUntil: heldUntil.toISOString() },
  progress: progress && { done: progress.done, all: progress.all, next: progress.next?.slug ?? null },
});

export const invoiceSchema = z
  .strictObject({
    ...{ reservation: z.string(), priceToman: z.int(), discountToman: z.int(), discountCode: z.string().nullable(), totalToman: z.int() },
    ...{ availableToman: z.int().meta({ description: 'What the wallet has for it' }), payUntil: moment },
  })
  .meta({ id: 'CourseInvoice' });
export const invoiceData = ({ code, priceToman, bill, availableToman, heldUntil }: MyEnrolment): z.infer<typeof invoiceSchema>[] =>
  bill ? [{ reservation: code, priceToman, ...bill, availableToman, payUntil: heldUntil.toISOString() }] : [];

const scoreSchema = z.strictObject({ sensitivity: z.int(), predictivity: z.int() });
const itemSchema = z
  .strictObject({
    ...{ id: z.int(), kind: z.enum(quizKinds), prompt: z.string(), choices: z.array(z.string()) },
    offered: z.array(z.int()).meta({ description: 'Places that may be marked, in milliseconds; an answer may name others' }),
    state: z.enum(['open', 'wrong', 'right']),
    why: z.string().nullable().meta({ description: 'After a try alone' }),
    marks: z.strictObject({ mine: scoreSchema, core: scoreSchema }).nullable(),
    drawing: z.string().nullable().meta({ description: 'SVG of the question’s signal' }),
  })
  .meta({ id: 'QuizItem' });
export const quizSchema = z.strictObject({ done: z.boolean(), missing: z.array(z.int()), items: z.array(itemSchema) }).meta({ id: 'Quiz' });
export const quizData = ({ done, missing, items }: Quiz, draw: (picture: Quiz['items'][number]['picture']) => string | null): z.infer<typeof quizSchema> => ({
  done,
  missing,
  items: items.map(({ picture, ...item }) => ({ ...item, drawing: draw(picture) })),
});
export const lessonSchema = z
  .strictObject({
    ...{ id: z.int(), course: z.string(), slug: z.string(), title: z.string(), summary: z.string().nullable(), minutes: z.int() },
    blocks: z.array(z.unknown()).meta({ description: 'The text, block by block, as articles have it' }),
    quiz: quizSchema,
  })
  .meta({ id: 'Lesson' });
export const triedSchema = z
  .strictObject({
    ...{ asked: z.int(), right: z.int(), done: z.boolean(), missing: z.array(z.int()) },
    results: z.array(z.strictObject({ item: z.int(), right: z.boolean(), marks: scoreSchema.nullable(), why: z.string() })),
  })
  .meta({ id: 'QuizTry' });
export const certificateSchema = z
  .strictObject({
    ...{
      number: z.string(),
      name: z.string(),
      course: z.strictObject({ fa: z.string(), en: z.string() }),
      hours: z.int(),
      score: z.int().nullable(),
      issuedOn: z.iso.date(),
    },
    withdrawn: z.strictObject({ at: moment, why: z.string() }).nullable(),
  })
  .meta({ id: 'Certificate' });
