import { eq } from '@payloadcms/db-postgres/drizzle';
import { marksOf } from '#domain/content/marks';
import { emergencySigns } from '#domain/questions/emergency';
import { makeQuestionCode } from '#domain/questions/code';
import { QUESTION_LIMITS, QUESTIONS_A_DAY, type QuestionForm } from '#domain/questions/fields';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import { openDeadline } from '../deadlines/open';
import { takeQuotas } from '../limits/take';
import { service } from '../service';
import { answeredOnce, commitWith, type Once } from '../store/commit';
import { topics } from '../store/schema.generated';
import { QUESTIONS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { checkClock, questionSubject } from './row';

/** A question to doctors: words of an emergency name 115 first and ask for one press more; staff read it before any doctor does. [COMM-2, ROLE-7, LEGAL-4] */
export const askQuestion = service(
  'questions.ask',
  async (ctx, form: QuestionForm, { seen, once }: { /** 115 was named. */ seen: boolean; once: Once | undefined }): Promise<Result<{ code: string }>> => {
    const { actor } = ctx;
    const before = await answeredOnce<{ code: string }>(ctx, once);
    if (before) return before;
    if (!seen && emergencySigns(`${form.title} ${form.body}`).length > 0) return refuse('questions.emergency');
    const holidays = await loadHolidays(ctx.rt.db);
    return commitWith<{ code: string }>(ctx, once, async (tx) => {
      const [topic] = await tx.select({ id: topics.id }).from(topics).where(eq(topics.slug, form.topic));
      if (!topic) return refuse('questions.topic.unknown', undefined, { field: 'topic' });
      const taken = await takeQuotas(tx, ctx, [{ bucket: `questions of user:${actor.userId}`, limits: QUESTION_LIMITS }]);
      if (!taken.ok) return refuse('questions.too-many', { most: QUESTIONS_A_DAY, opensBy: taken.opensAt }, { status: 429 });
      const at = ctx.now.toISOString();
      const document = {
        code: makeQuestionCode(unguessable),
        title: form.title,
        body: form.body,
        topic: topic.id,
        ageBand: form.ageBand,
        sex: form.sex,
        marks: marksOf(`${form.title}\n${form.body}`).join(','),
        askedAt: at,
        createdAt: at,
        user: actor.userId,
        lang: ctx.lang,
      };
      const row = await beginOne(tx, ctx, QUESTIONS, document, { event: 'ask' });
      await openDeadline(tx, { kind: 'questions.check', subject: questionSubject(row.id), clock: checkClock, startsAt: ctx.now, holidays });
      return { value: { code: row.code }, audit: { action: 'questions.asked', subject: questionSubject(row.id) } };
    });
  },
);
