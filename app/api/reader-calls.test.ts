import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCaller, logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { makeArticle } from '../../tests/article';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { moveComment } from '#services/comments/move';
import { commentCalls } from './comment-calls';
import { personalCalls } from './personal-calls';
import { questionCalls } from './question-calls';

const QUESTION = '/v2/community/question';
let shop: Shop;
let server: ApiServer;
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
  const { post } = await makeArticle(shop.database.pool, 'home-pressure');
  const [topic] = await rows(`insert into topics (slug) values ('blood-pressure') returning id`);
  for (const lang of ['fa', 'en'])
    await rows(`insert into topics_locales (_parent_id, _locale, title) values ($1, $2, $3)`, [topic?.['id'], lang, lang === 'fa' ? 'فشار خون' : 'Pressure']);
  await rows(`insert into posts_rels (parent_id, path, "order", topics_id) values ($1, 'topics', 1, $2)`, [post, topic?.['id']]);
});
afterAll(() => server.stop());

const ask = apiCaller(() => server, [...commentCalls, ...personalCalls, ...questionCalls]);
const logIn = (phone: string) => logInByApi(server, phone);

test('[MAG-4, API-2: personal] a client follows a topic, reads why an article stands there, sets it aside and takes it back; without a token nothing', async () => {
  const by = await logIn('09121110001');
  for (const [method, path] of [
    ['GET', '/v2/mag/personal'],
    ['GET', '/v2/mag/topic'],
  ] as const)
    expect((await ask(method, path)).status).toBe(401);
  expect((await ask('GET', '/v2/mag/personal', { by })).data).toMatchObject({ items: [{ slug: 'home-pressure', why: 'newest', of: null }], next: null });
  expect((await ask('PUT', '/v2/mag/topic/blood-pressure', { by, body: { follow: 'yes' } })).data).toEqual({ followed: true });
  expect((await ask('PUT', '/v2/mag/topic/none', { by, body: { follow: 'yes' } })).errors).toMatchObject([{ code: 'magazine.topic.gone' }]);
  expect((await ask('PUT', '/v2/mag/topic/blood-pressure', { by, body: { follow: 'perhaps' } })).status).toBe(422);
  expect((await ask('GET', '/v2/mag/topic', { by, lang: 'en' })).data).toMatchObject([{ slug: 'blood-pressure', title: 'Pressure', followed: true }]);
  expect((await ask('GET', '/v2/mag/personal?limit=5', { by })).data).toMatchObject({ items: [{ slug: 'home-pressure', why: 'follow', of: 'فشار خون' }] });
  const aside = (interested: string) => ask('PUT', '/v2/mag/personal/home-pressure', { by, body: { interested } });
  for (let press = 0; press < 2; press += 1) expect((await aside('no')).data).toEqual({ interested: false });
  expect((await ask('GET', '/v2/mag/personal', { by })).data).toMatchObject({ items: [] });
  expect((await aside('yes')).data).toEqual({ interested: true });
  expect((await ask('GET', '/v2/mag/personal', { by })).data).toMatchObject({ items: [{ slug: 'home-pressure' }] });
});

test('[MAG-3, API-2: comments] a comment waits, is read back by its writer alone, and stands in the list once it is shown', async () => {
  const by = await logIn('09121110002');
  const body = { of: 'home-pressure', name: 'مهتاب', body: 'عددهای صبح را پیش از دارو می‌گیریم.' };
  for (let press = 0; press < 2; press += 1) expect(await ask('POST', '/v2/comment', { body, by })).toMatchObject({ status: 200, data: { state: 'waiting' } });
  expect((await ask('POST', '/v2/comment', { body: { ...body, body: '' } })).errors).toMatchObject([{ field: 'body' }]);
  expect((await ask('POST', '/v2/comment', { body: { ...body, of: 'nothing' } })).status).toBe(404);
  // A token that has ended is told, and not taken for a guest’s.
  expect((await ask('POST', '/v2/comment', { body, by: `${by}x` })).status).toBe(401);
  expect((await ask('GET', '/v2/comment?of=home-pressure')).data).toEqual({ count: 0, items: [], next: null });
  expect((await ask('GET', '/v2/comment/mine')).status).toBe(401);
  const mine = (await ask('GET', '/v2/comment/mine', { by })).data as { items: { state: string }[] };
  expect(mine.items).toMatchObject([{ of: 'home-pressure', state: 'waiting' }]);
  const editor = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: ['editor'] } });
  const commentId = Number((await rows('select id from comments'))[0]?.['id']);
  expect(await moveComment(editor, { commentId, event: 'show', expectedState: 'waiting' })).toMatchObject({ ok: true });
  expect((await ask('GET', '/v2/comment?of=home-pressure')).data).toMatchObject({ count: 1, items: [{ name: 'مهتاب', answers: [] }] });
  expect((await ask('GET', '/v2/comment?of=nothing')).status).toBe(404);
});

test('[COMM-2, API-2: questions] a client asks, is told of 115 before what sounds like an emergency goes on, and nobody reads what waits; only a verified doctor answers', async () => {
  const by = await logIn('09121110003');
  const question = {
    topic: 'blood-pressure',
    title: 'فشار صبح بالاست',
    body: 'هر صبح فشارم از شب بالاتر است. این طبیعی است یا باید دارو را عوض کنم؟',
    ageBand: '',
    sex: '',
  };
  expect((await ask('POST', QUESTION, { body: question })).status).toBe(401);
  expect((await ask('POST', QUESTION, { by, body: { ...question, body: '' } })).errors).toContainEqual(expect.objectContaining({ field: 'body' }));
  const urgent = { ...question, title: 'درد شدید قفسه‌ی سینه', body: 'الان درد شدید قفسه‌ی سینه دارم و نفسم بالا نمی‌آید، چه کنم؟' };
  expect(await ask('POST', QUESTION, { by, body: urgent })).toMatchObject({ status: 422, errors: [{ code: 'questions.emergency' }] });
  expect((await ask('POST', QUESTION, { by, body: { ...urgent, seen: 'on' } })).status).toBe(200);
  const asked = await ask('POST', QUESTION, { by, body: question });
  expect(asked.status).toBe(200);
  const { code } = asked.data as { code: string };
  expect((await ask('GET', QUESTION)).data).toEqual({ items: [], next: null });
  expect((await ask('GET', `${QUESTION}/${code}`, { by })).status).toBe(404);
  const answer = { body: 'صبح‌ها فشار کمی بالاتر است؛ عددها را یک هفته بنویسید.', source1: '' };
  expect((await ask('POST', `${QUESTION}/${code}/answer`, { by, body: answer })).status).toBe(403);
  expect((await rows('select count(*)::int as n from answers'))[0]).toEqual({ n: 0 });
});
