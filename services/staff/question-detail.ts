import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { answerSubject, questionSubject } from '../questions/row';
import { service } from '../service';
import { commit } from '../store/commit';
import { account_roles, answers, questions, topics_locales, users } from '../store/schema.generated';
import { historyOf } from '../transitions/history';

/** Everything that staff see of a question; that they opened it stands in the log. [COMM-2, LEGAL-3] */
export const staffQuestion = service(
  'admin.questions.read',
  async (ctx, id: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ question: questions, topic: topics_locales.title, phone: users.phone })
      .from(questions)
      .innerJoin(users, eq(users.id, questions.user))
      .leftJoin(topics_locales, and(eq(topics_locales._parentID, questions.topic), eq(topics_locales._locale, ctx.lang)))
      .where(eq(questions.id, id));
    if (!found) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'questions.read', subject: questionSubject(id) } }));
    const [events, given] = await Promise.all([
      historyOf(db, questionSubject(id)),
      db
        .select({ id: answers.id, body: answers.body, state: answers.state, name: answers.shownName })
        .from(answers)
        .where(eq(answers.question, id))
        .orderBy(asc(answers.id)),
    ]);
    return { ...found, events, answers: given };
  },
  () => null,
);

/** Everything that staff see of a doctor's answer, with the question that it answers. [COMM-2, LEGAL-3] */
export const staffAnswer = service(
  'admin.questions.read',
  async (ctx, id: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ answer: answers, question: questions, phone: users.phone, number: account_roles.number, level: account_roles.level, role: account_roles.state })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.question))
      .innerJoin(users, eq(users.id, answers.user))
      .leftJoin(account_roles, and(eq(account_roles.user, answers.user), eq(account_roles.kind, 'doctor'), eq(account_roles.state, 'verified')))
      .where(eq(answers.id, id));
    if (!found) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'answers.read', subject: answerSubject(id) } }));
    return { ...found, events: await historyOf(db, answerSubject(id)) };
  },
  () => null,
);
