import type { PayloadRequest } from 'payload';
import { DAY_MS, dayNumber, HOUR_MS, startOfDay } from '#domain/calendars/day';
import { seatCounters } from '#services/store/tables';
import { courses } from './content/courses';
import { lessonTexts } from './content/courses/all';
import { lessonQuizzes } from './content/courses/quiz/all';
import { lessonWords, planOf } from './lesson-words';
import { transactionOf } from './transaction';
import { putOnce } from './write';

/** The courses of the academy with the names of their lessons, each with an invented group that one can join: for a machine of one's own; the real ones are what editors and the desk make. [ACAD-1] */
export async function seedAcademy(req: PayloadRequest): Promise<void> {
  const today = dayNumber(new Date());
  const day = (days: number) => new Date(startOfDay(today + days).getTime() + 10 * HOUR_MS).toISOString();
  for (const { slug, level, hours, rank, priceToman, seats, fa, en, lessons } of courses) {
    const course = await putOnce(req, 'courses', { slug }, { level, hours, rank, published: true }, { fa, en });
    for (const [at, { slug: lesson, minutes, free, fa: title, en: english }] of lessons.entries()) {
      const text = lessonTexts.find((one) => one.slug === lesson);
      const words = text ? lessonWords(text) : { fa: {}, en: {} };
      const named = { fa: { title, ...words.fa }, en: { title: english, ...words.en } };
      const lessonId = await putOnce(req, 'lessons', { slug: lesson, course }, { minutes, free, rank: (at + 1) * 10 }, named);
      await seedQuiz(req, lessonId, lesson);
    }
    const times = { startsAt: day(21), enrolFrom: new Date(Date.now() - DAY_MS).toISOString(), enrolUntil: day(20) };
    const cohortId = await putOnce(req, 'cohorts', { course }, { ...times, priceToman }, { fa: { name: 'گروه نخست' }, en: { name: 'First group' } });
    await transactionOf(req).insert(seatCounters).values({ cohortId, seats, left: seats, updatedAt: new Date() }).onConflictDoNothing();
  }
}

/** The questions of a lesson, by their place in it. [ACAD-3] */
async function seedQuiz(req: PayloadRequest, lesson: number, slug: string): Promise<void> {
  for (const [at, { kind, answer, tolerance, signal, fa, en }] of (lessonQuizzes[slug] ?? []).entries()) {
    const words = ({ prompt, choices, why }: typeof fa) => ({ prompt, why, ...(choices ? { choices: choices.join('\n') } : {}) });
    const made = { kind, answer, ...(tolerance === undefined ? {} : { tolerance }), ...(signal ? planOf(signal) : {}) };
    await putOnce(req, 'quiz-items', { lesson, rank: (at + 1) * 10 }, made, { fa: words(fa), en: words(en) });
  }
}
