import { and, desc, eq, lt } from '@payloadcms/db-postgres/drizzle';
import { parseQuestionCode, unknownQuestion } from '#domain/questions/code';
import { QUESTIONS_PER_PAGE, type AgeBand, type Sex } from '#domain/questions/fields';
import type { QuestionState } from '#domain/questions/life-cycle';
import type { Result } from '#domain/result';
import type { Lang } from '../context';
import { reached } from '../access/reached';
import { service } from '../service';
import { questions } from '../store/schema.generated';
import { answersOf, type PublicAnswer } from './public';

/** A question as its asker sees it. */
export type MyQuestion = {
  code: string;
  title: string;
  body: string;
  lang: Lang;
  ageBand: AgeBand | null;
  sex: Sex | null;
  state: QuestionState;
  askedAt: Date;
  dueAt: Date | null;
  /** Nobody has answered by the day that was said. */ late: boolean;
  reason: string | null;
  edited: boolean;
};
export type MyQuestions = { questions: MyQuestion[]; next: string | null };

const own = (row: typeof questions.$inferSelect, now: Date): MyQuestion => {
  const dueAt = row.dueAt ? new Date(row.dueAt) : null;
  return {
    ...{ code: row.code, title: row.title, body: row.body, lang: row.lang, ageBand: row.ageBand, sex: row.sex, state: row.state },
    askedAt: new Date(row.askedAt),
    dueAt,
    late: row.state === 'open' && dueAt !== null && dueAt < now,
    reason: row.reason,
    edited: row.editedAt !== null,
  };
};

/** The questions of whoever asks for them, newest first, a page at a time (keyset). [COMM-2] */
export const myQuestions = service(
  'questions.ask',
  async (ctx, after: string | null): Promise<MyQuestions> => {
    const from = /^[1-9]\d{0,8}$/.exec(after ?? '') ? Number(after) : null;
    const rows = await ctx.rt.db
      .select()
      .from(questions)
      .where(and(reached(ctx.actor, 'questions.ask', { owner: questions.user }), from === null ? undefined : lt(questions.id, from)))
      .orderBy(desc(questions.id))
      .limit(QUESTIONS_PER_PAGE + 1);
    const shown = rows.slice(0, QUESTIONS_PER_PAGE);
    return { questions: shown.map((row) => own(row, ctx.now)), next: rows.length > shown.length ? String(shown.at(-1)?.id ?? '') : null };
  },
  () => ({ questions: [], next: null }),
);

/** One's own question with the answers that are public; another's is not there. [COMM-2] */
export const myQuestion = service('questions.ask', async (ctx, typed: string): Promise<Result<MyQuestion & { answers: PublicAnswer[] }>> => {
  const code = parseQuestionCode(typed);
  if (!code.ok) return code;
  const [row] = await ctx.rt.db
    .select()
    .from(questions)
    .where(and(eq(questions.code, code.value), reached(ctx.actor, 'questions.ask', { owner: questions.user })));
  if (!row) return unknownQuestion;
  return { ok: true, value: { ...own(row, ctx.now), answers: await answersOf(ctx, row.id) } };
});
