import { newOnceKey } from '#services/once-key';
import { askQuestion } from '#services/questions/ask';
import { writeAnswer } from '#services/questions/answer';
import { moveQuestion } from '#services/questions/move';
import { moveAnswer } from '#services/questions/move-answer';
import type { AnswerForm, QuestionForm } from '#domain/questions/fields';
import type { Ctx } from '#services/context';
import { testContext } from './test-context';
import type { Shop } from './shop';

export const QUESTION: QuestionForm = {
  topic: 'blood-pressure',
  title: 'فشار صبح بالاتر از شب است، کدام درست است؟',
  body: 'صبح پیش از دارو ۱۴۵ روی ۸۸ است و شب ۱۲۸ روی ۷۹.',
  ageBand: '60-79',
  sex: 'female',
};
export const ANSWER: AnswerForm = {
  body: 'هیچ‌کدام به‌تنهایی؛ میانگین صبح و شبِ هفت روز را بگیرید و نزد پزشک ببرید.',
  source1: 'راهنمای انجمن فشار خون https://example.org/esh',
  source2: null,
  source3: null,
};

/** The topic of blood pressure, as editors keep it. */
export async function seedTopic({ database: { pool } }: Pick<Shop, 'database'>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(`insert into topics (slug) values ('blood-pressure') returning id`);
  await pool.query(`insert into topics_locales (title, _locale, _parent_id) values ('فشار خون', 'fa', $1), ('Blood pressure', 'en', $1)`, [rows[0]?.id]);
}

/** A verified doctor who has given the second step. */
export async function doctor(shop: Shop, number: number, { level = 'specialist', twoSteps = true } = {}): Promise<Ctx> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into users (phone, first_name, last_name, updated_at, created_at) values ($1, 'ماهور', 'سپیدرود', now(), now()) returning id`,
    [`0918${String(number).padStart(7, '0')}`],
  );
  const userId = rows[0]?.id ?? 0;
  await shop.database.pool.query(
    `insert into account_roles (kind, state, state_since, user_id, number, level, category, updated_at, created_at) values ('doctor', 'applied', now(), $1, $2, $3, 'heart', now(), now())`,
    [userId, String(10_000 + number), level],
  );
  await shop.database.pool.query(`update account_roles set state = 'verified' where user_id = $1`, [userId]);
  return testContext(shop.rt, { actor: { kind: 'user', userId, sessionId: `d${userId}`, roles: ['doctor'], twoSteps } });
}

export const editor = (shop: Shop) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: ['editor'] } });

/** Somebody's question; gives its code. */
export async function ask(ctx: Ctx, more: Partial<QuestionForm> = {}): Promise<string> {
  const asked = await askQuestion(ctx, { ...QUESTION, ...more }, { seen: false, once: { form: 'question', key: newOnceKey(), body: more } });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.code;
}

/** A row by its question's code. */
export async function rowOf(shop: Shop, table: 'questions' | 'answers', code: string) {
  const which = table === 'questions' ? 'code = $1' : 'question_id = (select id from questions where code = $1) order by id desc limit 1';
  const { rows } = await shop.database.pool.query(`select * from ${table} where ${which}`, [code]);
  return rows[0] as { id: number; state: never; due_at: Date | null; marks: string; body: string; answered_at: Date | null; reason: string | null };
}

/** Staff press a button on a question, from where it stands. */
export async function press(
  shop: Shop,
  code: string,
  event: 'show' | 'edit' | 'close' | 'hide' | 'delete',
  more: { reason?: string; title?: string; body?: string } = {},
) {
  const { id, state } = await rowOf(shop, 'questions', code);
  return moveQuestion(editor(shop), { questionId: id, event, expectedState: state, ...more });
}

/** Staff press a button on the last answer of a question. */
export async function pressAnswer(shop: Shop, code: string, event: 'show' | 'edit' | 'hide' | 'delete', more: { reason?: string; body?: string } = {}) {
  const { id, state } = await rowOf(shop, 'answers', code);
  return moveAnswer(editor(shop), { answerId: id, event, expectedState: state, ...more });
}

/** A question that is public with one answer; gives its code. */
export async function publicOne(shop: Shop, asker: Ctx, by: Ctx, more: Partial<QuestionForm> = {}): Promise<string> {
  const code = await ask(asker, more);
  for (const step of [() => press(shop, code, 'show'), () => writeAnswer(by, code, ANSWER), () => pressAnswer(shop, code, 'show')]) {
    const done = await step();
    if (!done.ok) throw new Error(done.code);
  }
  return code;
}
