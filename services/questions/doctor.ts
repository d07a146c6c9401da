import { and, asc, count, desc, eq, inArray, ne, sql } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import type { ModeratedState } from '#domain/content/moderated';
import { parseQuestionCode, unknownQuestion } from '#domain/questions/code';
import { QUESTIONS_PER_PAGE, type AgeBand, type Sex } from '#domain/questions/fields';
import { answerableStates, type QuestionState } from '#domain/questions/life-cycle';
import type { Result } from '#domain/result';
import type { Lang } from '../context';
import { service } from '../service';
import { answers, questions } from '../store/schema.generated';
import { doctorName } from './answer';
import { answersOf, type PublicAnswer } from './public';

/** A question as doctors see it: never whose it is. */
export type AskedQuestion = {
  code: string;
  title: string;
  body: string;
  lang: Lang;
  ageBand: AgeBand | null;
  sex: Sex | null;
  state: QuestionState;
  askedAt: Date;
  dueAt: Date | null;
  late: boolean;
};
export type AskedQuestions = { questions: AskedQuestion[]; next: string | null };
export type MyAnswer = { body: string; sources: string[]; state: ModeratedState; reason: string | null };

function asked(row: typeof questions.$inferSelect, now: Date): AskedQuestion {
  const dueAt = row.dueAt ? new Date(row.dueAt) : null;
  return {
    ...{ code: row.code, title: row.title, body: row.body, lang: row.lang, ageBand: row.ageBand, sex: row.sex, state: row.state },
    askedAt: new Date(row.askedAt),
    dueAt,
    late: dueAt !== null && dueAt < now,
  };
}

/** Questions that doctors may answer: those without an answer, the longest waiting first, or those with one, a page at a time (keyset). [COMM-2] */
export const askedQuestions = service(
  'questions.answer',
  async (ctx, { answered, after }: { answered: boolean; after: string | null }): Promise<AskedQuestions> => {
    const last = decodeCursor(after);
    const state = answered ? 'answered' : 'open';
    const beyond = sql`(${questions.stateSince}, ${questions.id}) ${sql.raw(answered ? '<' : '>')} (to_timestamp(${last?.key ?? 0}::float8 / 1000), ${last?.id ?? 0}::bigint)`;
    const order = answered ? desc : asc;
    const rows = await ctx.rt.db
      .select()
      .from(questions)
      .where(and(eq(questions.state, state), ne(questions.user, ctx.actor.userId), last ? beyond : undefined))
      .orderBy(order(questions.stateSince), order(questions.id))
      .limit(QUESTIONS_PER_PAGE + 1);
    const shown = rows.slice(0, QUESTIONS_PER_PAGE);
    const end = rows.length > shown.length ? shown.at(-1) : undefined;
    return { questions: shown.map((row) => asked(row, ctx.now)), next: end ? encodeCursor({ key: new Date(end.stateSince).getTime(), id: end.id }) : null };
  },
  () => ({ questions: [], next: null }),
);

/** One question with the answers that are shown, and the doctor's own. [COMM-2] */
export const askedQuestion = service(
  'questions.answer',
  async (
    ctx,
    typed: string,
  ): Promise<Result<{ question: AskedQuestion; takes: boolean; others: PublicAnswer[]; mine: MyAnswer | null; name: string | null }>> => {
    const code = parseQuestionCode(typed);
    if (!code.ok) return code;
    const { db } = ctx.rt;
    const [found] = await db
      .select({ question: questions, answer: answers })
      .from(questions)
      .leftJoin(answers, and(eq(answers.question, questions.id), eq(answers.user, ctx.actor.userId)))
      .where(and(eq(questions.code, code.value), ne(questions.user, ctx.actor.userId)));
    const takes = found !== undefined && answerableStates.some((one) => one === found.question.state);
    // Whoever has answered still reads a closed question, and none that is hidden.
    if (!found || !(takes || (found.answer && found.question.state === 'closed'))) return unknownQuestion;
    const [shown, name] = await Promise.all([answersOf(ctx, found.question.id), doctorName(db, ctx.actor.userId, found.question.lang)]);
    const { answer } = found;
    const mine = answer && {
      ...{ body: answer.body, state: answer.state, reason: answer.reason },
      sources: (answer.sources ?? '').split('\n').filter(Boolean),
    };
    return { ok: true, value: { question: asked(found.question, ctx.now), takes, others: shown.filter(({ id }) => id !== answer?.id), mine, name } };
  },
);

/** What waits at the doctor's desk. */
export const doctorDesk = service('questions.answer', async (ctx): Promise<Result<{ open: number; mine: number; waiting: number }>> => {
  const { db } = ctx.rt;
  const [[open], own] = await Promise.all([
    db
      .select({ n: count() })
      .from(questions)
      .where(and(eq(questions.state, 'open'), ne(questions.user, ctx.actor.userId))),
    db
      .select({ state: answers.state, n: count() })
      .from(answers)
      .where(and(eq(answers.user, ctx.actor.userId), inArray(answers.state, ['waiting', 'shown'])))
      .groupBy(answers.state),
  ]);
  const waiting = own.find(({ state }) => state === 'waiting')?.n ?? 0;
  return { ok: true, value: { open: open?.n ?? 0, mine: own.reduce((sum, { n }) => sum + n, 0), waiting } };
});
