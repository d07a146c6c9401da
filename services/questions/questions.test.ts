import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { QUESTIONS_A_DAY, QUESTIONS_PER_PAGE } from '#domain/questions/fields';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { refreshSearch } from '../search/refresh';
import { search } from '../search/search';
import { staffAnswer, staffQuestion } from '../staff/question-detail';
import { ANSWER, ask, doctor, editor, press, pressAnswer, publicOne, QUESTION, rowOf, seedTopic } from '../../tests/questions';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { withdrawAnswer, writeAnswer } from './answer';
import { askQuestion } from './ask';
import { askedQuestion, askedQuestions, doctorDesk } from './doctor';
import { myQuestion, myQuestions } from './mine';
import { closeQuestion, withdrawQuestion } from './own';
import { listQuestions, publicQuestion, questionAddresses, questionTopics, searchQuestions } from './public';

let shop: Shop;
let asker: Ctx;
let mahoor: Ctx;
const guest = () => testContext(shop.rt);
const codes = async (ctx = guest()) => (await listQuestions(ctx, {})).questions.map(({ code }) => code);
const seen = { seen: false, once: undefined };

/** Everywhere that everybody looks. */
async function whereItStands(code: string): Promise<string[]> {
  await refreshSearch(clockContext(shop.rt, 'test'));
  const places: Record<string, boolean> = {
    list: (await codes()).includes(code),
    topic: (await listQuestions(guest(), { topic: (await questionTopics(guest()))[0]?.id ?? -1 })).questions.some((one) => one.code === code),
    page: (await publicQuestion(guest(), code)).ok,
    search: (await searchQuestions(guest(), 'فشار صبح بالاتر از شب')).some((one) => one.code === code),
    site: (await search(guest(), 'فشار صبح بالاتر از شب')).results.some((one) => one.slug === code),
    sitemap: (await questionAddresses(guest())).some((one) => one.slug === code),
  };
  return Object.keys(places).filter((name) => places[name]);
}
const EVERYWHERE = ['list', 'topic', 'page', 'search', 'site', 'sitemap'];

beforeAll(async () => {
  shop = await openShop();
  await seedTopic(shop);
  asker = await buyer(shop, 1);
  mahoor = await doctor(shop, 1);
});
afterAll(() => shop.stop());
// Each test has the day's questions to itself.
beforeEach(async () => void (await shop.database.pool.query(`update attempts set at = at - interval '2 days'`)));

test('[COMM-2: life] a question is seen by nobody but its asker before staff let doctors see it, and by everybody only with its first approved answer', async () => {
  const code = await ask(asker);
  expect(await whereItStands(code)).toEqual([]);
  expect((await askedQuestions(mahoor, { answered: false, after: null })).questions).toEqual([]);
  expect(await writeAnswer(mahoor, code, ANSWER)).toMatchObject({ ok: false, status: 404 });
  expect(await myQuestion(asker, code)).toMatchObject({ ok: true, value: { state: 'waiting', dueAt: expect.any(Date) as Date, answers: [] } });

  expect(await press(shop, code, 'show')).toMatchObject({ ok: true, value: { state: 'open' } });
  expect(await whereItStands(code)).toEqual([]);
  expect((await askedQuestions(mahoor, { answered: false, after: null })).questions).toMatchObject([{ code, ageBand: '60-79', sex: 'female' }]);
  expect(await myQuestion(asker, code)).toMatchObject({ ok: true, value: { state: 'open', dueAt: expect.any(Date) as Date, late: false } });

  expect(await writeAnswer(mahoor, code, ANSWER)).toMatchObject({ ok: true });
  expect(await whereItStands(code)).toEqual([]);
  expect((await doctorDesk(mahoor)).ok && (await doctorDesk(mahoor))).toMatchObject({ value: { mine: 1, waiting: 1 } });

  expect(await pressAnswer(shop, code, 'show')).toMatchObject({ ok: true, value: { state: 'shown' } });
  expect(await whereItStands(code)).toEqual(EVERYWHERE);
  expect(await publicQuestion(guest(), code)).toMatchObject({
    ok: true,
    value: {
      title: QUESTION.title,
      topic: { slug: 'blood-pressure', title: 'فشار خون' },
      answers: [
        {
          body: ANSWER.body,
          name: 'دکتر ماهور سپیدرود',
          level: 'specialist',
          category: 'heart',
          verified: true,
          sources: [{ words: 'راهنمای انجمن فشار خون', link: 'https://example.org/esh' }],
        },
      ],
    },
  });
  expect(JSON.stringify(await publicQuestion(guest(), code))).not.toContain(asker.actor.kind === 'user' ? `"user":${asker.actor.userId}` : '');
  // Told once, and of nothing that was asked.
  const told = (await said(shop)).filter(({ notice }) => notice === 'questions.answered');
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain(code);
  expect(told[0]?.body).not.toMatch(/فشار|خون|دکتر/);
});

test('[COMM-2: approved] an answer that is written anew, hidden or taken back takes the question out of every list', async () => {
  const code = await publicOne(shop, asker, await doctor(shop, 2));
  const other = await doctor(shop, 3);
  expect(await whereItStands(code)).toEqual(EVERYWHERE);
  shop.at(new Date(shop.rt.clock().getTime() + 3_600_000));
  expect(await pressAnswer(shop, code, 'hide', { reason: 'منبع ندارد' })).toMatchObject({ ok: true });
  expect(await whereItStands(code)).toEqual([]);
  expect((await rowOf(shop, 'questions', code)).state).toBe('open');
  // The desk waits for an answer again, and the asker has been told before.
  expect((await rowOf(shop, 'questions', code)).due_at).not.toBeNull();
  await pressAnswer(shop, code, 'show');
  expect(await whereItStands(code)).toEqual(EVERYWHERE);
  await writeAnswer(other, code, ANSWER);
  await pressAnswer(shop, code, 'show');
  expect((await publicQuestion(guest(), code)).ok && (await publicQuestion(guest(), code))).toMatchObject({ value: { answers: [{}, {}] } });
  expect(await withdrawAnswer(other, code)).toMatchObject({ ok: true });
  expect(await whereItStands(code)).toEqual(EVERYWHERE);
  expect((await rowOf(shop, 'answers', code)).body).toBe('');

  for (const [event, more] of [
    ['hide', { reason: 'خلاف قوانین' }],
    ['show', {}],
    ['close', {}],
    ['delete', { reason: 'به خواست نویسنده' }],
  ] as const) {
    expect(await press(shop, code, event, more)).toMatchObject({ ok: true });
    expect([event, await whereItStands(code)]).toEqual([event, event === 'show' || event === 'close' ? EVERYWHERE : []]);
  }
  expect(await rowOf(shop, 'questions', code)).toMatchObject({ title: '', body: '' });
});

test('[COMM-2: another’s] a question that waits is 404 to everybody but its asker, whatever they press', async () => {
  const code = await ask(asker);
  const stranger = await buyer(shop, 2);
  for (const result of [
    await myQuestion(stranger, code),
    await withdrawQuestion(stranger, code),
    await closeQuestion(stranger, code),
    await publicQuestion(stranger, code),
    await askedQuestion(mahoor, code),
    await withdrawAnswer(mahoor, code),
  ])
    expect(result).toMatchObject({ ok: false, status: 404 });
  expect((await rowOf(shop, 'questions', code)).state).toBe('waiting');
  expect(await withdrawQuestion(asker, code)).toMatchObject({ ok: true });
  expect(await rowOf(shop, 'questions', code)).toMatchObject({ state: 'withdrawn', title: '', body: '' });
  expect(await withdrawQuestion(asker, code)).toMatchObject({ ok: false, status: 409 });
  expect(await press(shop, code, 'show')).toMatchObject({ ok: false });
});

test('[COMM-2: who answers] only a verified doctor whose session gave the second step answers, and nobody their own question', async () => {
  const code = await ask(asker);
  await press(shop, code, 'show');
  expect(await writeAnswer(asker, code, ANSWER)).toMatchObject({ ok: false, status: 403 });
  expect(await writeAnswer(guest(), code, ANSWER)).toMatchObject({ ok: false, status: 403 });
  expect(await writeAnswer(await doctor(shop, 4, { twoSteps: false }), code, ANSWER)).toMatchObject({ ok: false, code: 'access.second-step' });
  const own = await doctor(shop, 5);
  const mine = await ask(own);
  await press(shop, mine, 'show');
  expect(await writeAnswer(own, mine, ANSWER)).toMatchObject({ ok: false, status: 404 });
  expect((await askedQuestions(own, { answered: false, after: null })).questions.map((one) => one.code)).not.toContain(mine);
  const nameless = await doctor(shop, 6);
  await shop.database.pool.query(`update users set first_name = null, last_name = null where id = $1`, [
    nameless.actor.kind === 'user' ? nameless.actor.userId : 0,
  ]);
  expect(await writeAnswer(nameless, code, ANSWER)).toMatchObject({ ok: false, code: 'questions.answer.no-name' });
});

test('[COMM-2: council] whoever is suspended later loses the mark on the page, not the answer', async () => {
  const by = await doctor(shop, 7, { level: 'super-specialist' });
  const code = await publicOne(shop, asker, by);
  await shop.database.pool.query(`update account_roles set state = 'suspended' where user_id = $1`, [by.actor.kind === 'user' ? by.actor.userId : 0]);
  expect(await publicQuestion(guest(), code)).toMatchObject({ ok: true, value: { answers: [{ verified: false, level: 'super-specialist' }] } });
});

test('[ROLE-7] words of an emergency ask for one press more; [LEGAL-4] marks stand beside the text for staff', async () => {
  const danger = { ...QUESTION, body: 'پدرم درد قفسه سینه دارد، شماره‌ام ۰۹۱۲۱۲۳۴۵۶۷ و تلگرام دارم.' };
  expect(await askQuestion(asker, danger, seen)).toMatchObject({ ok: false, code: 'questions.emergency' });
  const asked = await askQuestion(asker, danger, { ...seen, seen: true });
  expect(asked.ok).toBe(true);
  const row = await rowOf(shop, 'questions', asked.ok ? asked.value.code : '');
  expect(row.marks.split(',').sort()).toEqual(['messenger', 'phone']);
  expect(await staffQuestion(editor(shop), row.id)).toMatchObject({ topic: 'فشار خون', events: [{ event: 'ask' }] });
  const { rows } = await shop.database.pool.query(`select 1 from audit where action = 'questions.read' and subject = $1`, [`question:${row.id}`]);
  expect(rows).toHaveLength(1);
  expect(
    await press(shop, asked.ok ? asked.value.code : '', 'edit', {
      reason: 'بی شماره',
      title: 'فشار پدرم بالاست',
      body: 'پدرم گاهی درد دارد؛ چه کنیم تا بهتر شود؟',
    }),
  ).toMatchObject({ ok: true });
  expect(await rowOf(shop, 'questions', asked.ok ? asked.value.code : '')).toMatchObject({ state: 'open', marks: '', title: 'فشار پدرم بالاست' });
});

test('[COMM-2: limits] five questions a day and account, many at once too; one key asks once; an unknown topic is said beside its field', async () => {
  const eager = await buyer(shop, 3);
  expect(await askQuestion(eager, { ...QUESTION, topic: 'nothing' }, seen)).toMatchObject({ ok: false, field: 'topic' });
  const once = { form: 'question', key: 'k'.repeat(22), body: QUESTION };
  const twice = await Promise.all([1, 2, 3].map(() => askQuestion(eager, QUESTION, { seen: false, once })));
  expect(new Set(twice.map((one) => (one.ok ? one.value.code : one.code))).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 8 }, () => askQuestion(eager, QUESTION, seen)));
  expect(many.filter(({ ok }) => ok)).toHaveLength(QUESTIONS_A_DAY - 1);
  expect(many.find(({ ok }) => !ok)).toMatchObject({ code: 'questions.too-many', status: 429 });
  expect((await myQuestions(eager, null)).questions).toHaveLength(QUESTIONS_A_DAY);
  expect(await askQuestion(guest(), QUESTION, seen)).toMatchObject({ ok: false, status: 403 });
});

test('[COMM-2: staff] a button presses from the state that was seen, needs its reason, and tells the doctor without a word of it', async () => {
  const by = await doctor(shop, 8);
  const code = await publicOne(shop, asker, by);
  expect(await pressAnswer(shop, code, 'hide')).toMatchObject({ ok: false, field: 'reason' });
  expect(await pressAnswer(shop, code, 'delete', { reason: 'توهین دارد' })).toMatchObject({ ok: true });
  expect(await writeAnswer(by, code, ANSWER)).toMatchObject({ ok: false, code: 'questions.answer.deleted' });
  const last = (await said(shop)).filter(({ notice }) => notice === 'questions.answer-not-shown').at(-1);
  expect(last?.body).toContain(code);
  expect(last?.body).not.toContain('توهین');
  const { id } = await rowOf(shop, 'answers', code);
  expect(await staffAnswer(editor(shop), id)).toMatchObject({ question: { code }, role: 'verified', number: '10008' });
  expect(await staffAnswer(testContext(shop.rt, { actor: { kind: 'staff', staffId: 2, name: 'سهراب', roles: ['operations'] } }), id)).toBeNull();
});

test('[COMM-2: keyset] the list goes on by key, in the reader’s language alone', async () => {
  const ids = Array.from({ length: QUESTIONS_PER_PAGE + 3 }, (_, at) => at);
  const many = await buyer(shop, 4);
  const by = await doctor(shop, 9);
  const { pool } = shop.database;
  for (const at of ids) {
    await pool.query(`update attempts set at = at - interval '2 days'`);
    await publicOne(shop, at % 5 === 4 ? { ...many, lang: 'en' } : many, by);
  }
  const fa = await codes();
  const first = await listQuestions(guest(), {});
  expect(first.questions).toHaveLength(QUESTIONS_PER_PAGE);
  const second = await listQuestions(guest(), { after: first.next });
  expect(second.questions.some(({ code }) => fa.includes(code))).toBe(false);
  const en = await listQuestions({ ...guest(), lang: 'en' }, {});
  expect(en.questions).toHaveLength(3);
  expect(en.questions.some(({ code }) => [...first.questions, ...second.questions].some((one) => one.code === code))).toBe(false);
});

test('[COMM-2: kept pages] what is shown, hidden or marked otherwise is told to every process that keeps pages', async () => {
  const by = await doctor(shop, 20);
  const code = await publicOne(shop, await buyer(shop, 20), by);
  const heard: string[] = [];
  const client = await shop.database.pool.connect();
  client.on('notification', ({ payload }) => void heard.push(payload ?? ''));
  await client.query('listen content_changed');
  const told = async (what: () => Promise<unknown>) => {
    heard.length = 0;
    await what();
    await client.query('select 1');
    return heard.includes('public_questions');
  };
  expect(await told(() => pressAnswer(shop, code, 'hide', { reason: 'منبع ندارد' }))).toBe(true);
  expect(await told(() => pressAnswer(shop, code, 'show'))).toBe(true);
  expect(await told(() => press(shop, code, 'edit', { reason: 'نام داشت', title: QUESTION.title, body: QUESTION.body }))).toBe(true);
  expect(
    await told(() =>
      shop.database.pool.query(`update account_roles set state = 'suspended' where user_id = $1`, [by.actor.kind === 'user' ? by.actor.userId : 0]),
    ),
  ).toBe(true);
  // What waits changes no page.
  expect(await told(async () => ask(await buyer(shop, 21)))).toBe(false);
  client.release(true);
});
