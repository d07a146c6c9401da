import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { DoctorCategory, DoctorLevel } from '#domain/accounts/account-role';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import { parseQuestionCode, unknownQuestion } from '#domain/questions/code';
import { QUESTIONS_PER_PAGE, SIMILAR_SHOWN, type AgeBand, type Sex } from '#domain/questions/fields';
import { readSources, type AnswerSource } from '#domain/questions/sources';
import type { Result } from '#domain/result';
import type { Ctx, Lang } from '../context';
import { search } from '../search/search';

/** An answer as everybody reads it. */
export type PublicAnswer = {
  id: number;
  body: string;
  name: string | null;
  lang: Lang;
  level: DoctorLevel | null;
  category: DoctorCategory | null;
  /** The council number stands verified now. */ verified: boolean;
  sources: AnswerSource[];
  writtenAt: Date;
  edited: boolean;
};
export type QuestionTile = { code: string; title: string; topic: string | null; answeredAt: Date; answers: number };
export type QuestionList = { questions: QuestionTile[]; next: string | null };
export type PublicQuestion = {
  code: string;
  title: string;
  body: string;
  lang: Lang;
  topic: { slug: string; title: string } | null;
  ageBand: AgeBand | null;
  sex: Sex | null;
  closed: boolean;
  edited: boolean;
  askedAt: Date;
  answeredAt: Date;
  answers: PublicAnswer[];
  near: QuestionTile[];
};

type TileRow = { id: number; code: string; title: string; topic: string | null; answered_at: Date | string; answers: number };
const tileOf = ({ code, title, topic, answered_at, answers }: TileRow): QuestionTile => ({ code, title, topic, answeredAt: new Date(answered_at), answers });
const topicTitle = sql`(select t.title from topics_locales t where t._parent_id = q.topic_id and t._locale::text = q.lang::text)`;
const tiles = (where: SQL, most: number) =>
  sql`select q.id, q.code, q.title, ${topicTitle} as topic, q.answered_at, (select count(*)::int from public_answers a where a.question_id = q.id) as answers
    from public_questions q where ${where} order by q.answered_at desc, q.id desc limit ${most}`;

async function read(ctx: Ctx, where: SQL, most: number): Promise<TileRow[]> {
  const { rows } = await ctx.rt.db.execute(tiles(where, most));
  return rows as TileRow[];
}

/** The public questions of the reader's language, the newest answered first, a page at a time by the key of the last one; of one topic where it is named. [COMM-2] */
export async function listQuestions(ctx: Ctx, { topic, after = null }: { topic?: number; after?: string | null }): Promise<QuestionList> {
  const last = decodeCursor(after);
  const from = last ? sql`and (q.answered_at, q.id) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : sql``;
  const of = topic === undefined ? sql`` : sql`and q.topic_id = ${topic}`;
  const rows = await read(ctx, sql`q.lang = ${ctx.lang} ${of} ${from}`, QUESTIONS_PER_PAGE + 1);
  const shown = rows.slice(0, QUESTIONS_PER_PAGE);
  const end = rows.length > shown.length ? shown.at(-1) : undefined;
  return { questions: shown.map(tileOf), next: end ? encodeCursor({ key: new Date(end.answered_at).getTime(), id: end.id }) : null };
}

/** Public questions that answer a query, the best first; slips are forgiven as in the site's search. [COMM-2] */
export async function searchQuestions(ctx: Ctx, query: string, most = 24): Promise<QuestionTile[]> {
  const { results } = await search(ctx, query, ['question']);
  const codes = results.flatMap((one) => (one.kind === 'question' ? [one.slug] : [])).slice(0, most);
  if (codes.length === 0) return [];
  const rows = await read(ctx, sql`q.lang = ${ctx.lang} and q.code in ${codes}`, most);
  return codes.flatMap((code) => rows.filter((row) => row.code === code).map(tileOf));
}

/** Questions with answers that are like what somebody is about to ask. [COMM-2] */
export const similarQuestions = (ctx: Ctx, query: string) => searchQuestions(ctx, query, SIMILAR_SHOWN);

/** The topics under which public questions of the reader's language stand, those with most first. [COMM-2] */
export async function questionTopics(ctx: Ctx): Promise<{ id: number; slug: string; title: string }[]> {
  const { rows } = await ctx.rt.db.execute(
    sql`select t.id, t.slug, l.title from topics t join topics_locales l on l._parent_id = t.id and l._locale = ${ctx.lang}
      join (select q.topic_id, count(*) as n from public_questions q where q.lang = ${ctx.lang} group by q.topic_id) c on c.topic_id = t.id
      where l.title is not null order by c.n desc, t.id`,
  );
  return rows as { id: number; slug: string; title: string }[];
}

/** All topics that a question may be about, in the reader's language. [COMM-2] */
export async function allTopics(ctx: Ctx): Promise<{ id: number; slug: string; title: string }[]> {
  const { rows } = await ctx.rt.db.execute(
    sql`select t.id, t.slug, l.title from topics t join topics_locales l on l._parent_id = t.id and l._locale = ${ctx.lang} where l.title is not null order by t.id`,
  );
  return rows as { id: number; slug: string; title: string }[];
}

type AnswerLine = {
  id: number;
  body: string;
  sources: string | null;
  shown_name: string | null;
  lang: Lang;
  written_at: Date | string;
  edited: boolean;
  level: DoctorLevel | null;
  category: DoctorCategory | null;
  verified: boolean;
};

/** The shown answers of a public question, the first one first. [COMM-2] */
export async function answersOf(ctx: Ctx, questionId: number): Promise<PublicAnswer[]> {
  const { rows } = await ctx.rt.db.execute(sql`select a.* from public_answers a where a.question_id = ${questionId} order by a.written_at, a.id`);
  return (rows as AnswerLine[]).map(({ id, body, sources, shown_name, lang, written_at, edited, level, category, verified }) => ({
    ...{ id, body, lang, level, category, verified, edited },
    name: shown_name,
    sources: readSources(sources),
    writtenAt: new Date(written_at),
  }));
}

type QuestionLine = Omit<PublicQuestion, 'topic' | 'answers' | 'near' | 'closed' | 'ageBand' | 'askedAt' | 'answeredAt'> & {
  id: number;
  state: string;
  age_band: AgeBand | null;
  asked_at: Date | string;
  answered_at: Date | string;
  topic_id: number | null;
  topic_slug: string | null;
  topic_title: string | null;
};

/** A public question with its answers, in its own language; none that waits, is hidden or has no shown answer. [COMM-2] */
export async function publicQuestion(ctx: Ctx, typed: string): Promise<Result<PublicQuestion>> {
  const code = parseQuestionCode(typed);
  if (!code.ok) return code;
  const { rows } = await ctx.rt.db.execute(
    sql`select q.*, t.slug as topic_slug, ${topicTitle} as topic_title from public_questions q left join topics t on t.id = q.topic_id where q.code = ${code.value}`,
  );
  const [row] = rows as QuestionLine[];
  if (!row) return unknownQuestion;
  const near = sql`q.lang = ${row.lang} and q.topic_id = ${row.topic_id} and q.id <> ${row.id}`;
  const [answers, others] = await Promise.all([answersOf(ctx, row.id), read(ctx, near, SIMILAR_SHOWN)]);
  const { code: own, title, body, lang, sex, edited, state } = row;
  return {
    ok: true,
    value: {
      ...{ code: own, title, body, lang, sex, edited, answers },
      topic: row.topic_slug !== null && row.topic_title !== null ? { slug: row.topic_slug, title: row.topic_title } : null,
      ageBand: row.age_band,
      closed: state === 'closed',
      askedAt: new Date(row.asked_at),
      answeredAt: new Date(row.answered_at),
      near: others.map(tileOf),
    },
  };
}

/** Every public question, for the sitemap. [LANG-7] */
export async function questionAddresses(ctx: Ctx): Promise<{ of: 'question'; slug: string; lang: Lang; changedAt: Date | null }[]> {
  const { rows } = await ctx.rt.db.execute(
    sql`select q.code, q.lang, greatest(q.answered_at, (select max(a.written_at) from public_answers a where a.question_id = q.id)) as at from public_questions q order by q.id`,
  );
  return (rows as { code: string; lang: Lang; at: Date | string | null }[]).map(({ code, lang, at }) => ({
    ...{ of: 'question' as const, slug: code, lang },
    changedAt: at === null ? null : new Date(at),
  }));
}

/** The topics that have public questions, in the languages of those, for the sitemap. [LANG-7] */
export async function topicAddresses(ctx: Ctx): Promise<{ of: 'questionTopic'; slug: string; lang: Lang; changedAt: Date | null }[]> {
  const { rows } = await ctx.rt.db.execute(
    sql`select t.slug, q.lang, max(q.answered_at) as at from public_questions q join topics t on t.id = q.topic_id group by t.id, t.slug, q.lang order by t.id, q.lang`,
  );
  return (rows as { slug: string; lang: Lang; at: Date | string }[]).map(({ slug, lang, at }) => ({
    ...{ of: 'questionTopic' as const, slug, lang },
    changedAt: new Date(at),
  }));
}
