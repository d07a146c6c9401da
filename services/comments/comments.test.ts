import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMENTS_PER_PAGE } from '#domain/comments/fields';
import { sameWords } from '#domain/comments/limits';
import { makeArticle } from '../../tests/article';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { readArticle } from '../magazine/article';
import { staffComment } from '../staff/comment-detail';
import { answerComment } from './answer';
import { articleComments } from './list';
import { myComments, withdrawComment } from './mine';
import { moveComment, type CommentMove } from './move';
import { writeComment } from './write';

let shop: Shop;
let post: number;
let author: number;
let networks = 0;
const SLUG = 'home-pressure';
const WORDS = 'عددهای صبح را پیش از دارو می‌گیریم.';
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T>(text, values)).rows;
const counted = async () => (await rows<{ n: number }>(`select count(*)::int n from comments`))[0]?.n;
/** A guest of a network that nobody else has. */
const guest = (more: Partial<Ctx> = {}) => testContext(shop.rt, { ip: `10.9.${Math.floor((networks += 1) / 250)}.${networks % 250}`, ...more });
const desk = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: roles.length > 0 ? roles : ['editor'] } });
const lastId = async () => (await rows<{ id: number }>(`select max(id) as id from comments`))[0]?.id ?? 0;
const write = (ctx: Ctx, body = WORDS, more: object = {}) => writeComment(ctx, { slug: SLUG, name: 'مهتاب', body, ...more });
const move = async (event: CommentMove['event'], expectedState: CommentMove['expectedState'], more: Partial<CommentMove> = {}, by = desk()) =>
  moveComment(by, { commentId: await lastId(), event, expectedState, ...more });
const shown = async (after: string | null = null) => (await articleComments(guest(), SLUG, after))?.comments.map(({ body }) => body);
/** What the database tells the processes that keep pages. */
async function heard(work: () => Promise<unknown>): Promise<string[]> {
  const client = await shop.database.pool.connect();
  const told: string[] = [];
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen content_changed');
  await work();
  await client.query('select 1');
  await client.query('unlisten content_changed');
  client.removeAllListeners('notification');
  client.release();
  return told;
}

beforeAll(async () => {
  shop = await openShop();
  ({ post, author } = await makeArticle(shop.database.pool, SLUG));
  await makeArticle(shop.database.pool, 'only-persian', ['fa']);
});
afterAll(() => shop.stop());

test('[MAG-3: shown after approval] a comment is seen by nobody before staff show it, and no kept page hears of one that waits', async () => {
  expect(await heard(() => write(guest()))).toEqual([]);
  expect(await shown()).toEqual([]);
  expect((await readArticle(guest(), 'article', SLUG)).ok && (await readArticle(guest(), 'article', SLUG))).toMatchObject({
    value: { comments: { count: 0 } },
  });
  expect(await rows(`select state, due_at is not null as due, marks from comments`)).toEqual([{ state: 'waiting', due: true, marks: '' }]);
  expect(await heard(() => move('show', 'waiting'))).toEqual([`comments_of_${post}`]);
  expect(await readArticle(guest(), 'article', SLUG)).toMatchObject({
    ok: true,
    value: { comments: { count: 1, comments: [{ name: 'مهتاب', body: WORDS, answers: [] }] } },
  });
  expect(await articleComments(guest({ lang: 'en' }), SLUG, null)).toMatchObject({ count: 1 });
  expect(await heard(() => move('hide', 'shown', { reason: 'تکراری است.' }))).toEqual([`comments_of_${post}`]);
  expect(await shown()).toEqual([]);
});

test('[MAG-3: repeats are harmless] the same words of one sender are one comment that day, however spaced and however many at once; of another they are another', async () => {
  const [one, other] = [guest(), guest()];
  const before = (await counted()) ?? 0;
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => write(one, at % 2 ? 'بسیار سودمند بود!' : 'بسیار  سودمند بود')));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(await counted()).toBe(before + 1);
  await write(other, 'بسیار سودمند بود');
  expect(await counted()).toBe(before + 2);
  await write({ ...one, now: new Date(one.now.getTime() + 25 * 3_600_000) }, 'بسیار سودمند بود');
  expect(await counted()).toBe(before + 3);
  expect([sameWords('سلام، دنیا!'), sameWords('!!')]).toEqual([sameWords('سلام دنیا'), '!!']);
});

test('[MAG-3: limits] a network sends three an hour and ten a day, which is said plainly; a repeat counts as none', async () => {
  const ctx = guest();
  const at = (hours: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + hours * 3_600_000) });
  for (let n = 0; n < 3; n += 1) expect(await write(ctx, `نظر ${n} ${n}`)).toMatchObject({ ok: true });
  expect(await write(ctx, `نظر 2 2`)).toMatchObject({ ok: true });
  expect(await write(ctx, 'نظر چهارم')).toMatchObject({
    ok: false,
    code: 'comments.too-many',
    status: 429,
    facts: { at: new Date(ctx.now.getTime() + 3_600_000) },
  });
  const before = await counted();
  for (let hour = 1; hour <= 4; hour += 1) for (let n = 0; n < 3; n += 1) await write(at(hour * 1.1), `در ساعت ${hour} ${n}`);
  expect(await counted()).toBe((before ?? 0) + 7);
  // What was refused may be sent again later: its words are no repeat.
  expect(await write(at(30), 'نظر چهارم')).toMatchObject({ ok: true });
  expect(await counted()).toBe((before ?? 0) + 8);
});

test('[MAG-3: whom it is for] no article, one that is not published or not in this language: nothing is written; nor for a program that fills in the hidden field', async () => {
  const before = await counted();
  expect(await write(guest(), WORDS, { slug: 'nothing' })).toMatchObject({ ok: false, status: 404 });
  expect(await write(guest(), WORDS, { kind: 'news' })).toMatchObject({ ok: false, status: 404 });
  expect(await write(guest({ lang: 'en' }), WORDS, { slug: 'only-persian' })).toMatchObject({ ok: false, status: 404 });
  await shop.database.pool.query(`update posts set _status = 'draft' where slug = 'only-persian'`);
  expect(await write(guest(), WORDS, { slug: 'only-persian' })).toMatchObject({ ok: false, status: 404 });
  expect(await write(guest(), WORDS, { trap: 'http://spam.example' })).toEqual({ ok: true, value: { slug: SLUG, state: 'waiting' } });
  expect(await counted()).toBe(before);
});

test('[LEGAL-3, LEGAL-4: staff] words are marked for staff, who edit, hide and delete; a writer with an account reads why, and only those who may do it', async () => {
  const ctx = await buyer(shop, 51);
  await write(ctx, 'با ۰۹۱۲۳۴۵۶۷۸۹ در تلگرام هماهنگ شوید.', { name: 'www.tabligh.ir' });
  const id = await lastId();
  expect(await staffComment(desk(), id)).toMatchObject({ comment: { marks: 'phone,link,messenger' }, title: `${SLUG} fa` });
  for (const role of ['after-sales', 'operations']) expect(await move('show', 'waiting', {}, desk(role))).toMatchObject({ ok: false, status: 403 });
  expect(await staffComment(desk('operations'), id)).toBeNull();
  expect(await move('edit', 'waiting', { reason: 'شماره برداشته شد.', body: 'هماهنگ شوید.' }, desk('support'))).toMatchObject({ ok: true });
  expect(await articleComments(guest(), SLUG, null)).toMatchObject({ comments: [{ body: 'هماهنگ شوید.', edited: true }] });
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'comments.edit', body: expect.stringContaining('شماره برداشته شد.') as string });
  expect(await move('hide', 'waiting', { reason: 'کهنه' })).toMatchObject({ ok: false, status: 409 });
  expect(await move('delete', 'shown', { reason: 'تبلیغ است.' })).toMatchObject({ ok: true });
  expect(await rows(`select state, body from comments where id = $1`, [id])).toEqual([{ state: 'deleted', body: '' }]);
  expect(await myComments(ctx, null)).toMatchObject({ comments: [{ state: 'deleted', reason: 'تبلیغ است.', article: { slug: SLUG, title: `${SLUG} fa` } }] });
  expect(await withdrawComment(ctx, id)).toMatchObject({ ok: false, status: 409 });
});

test('[MAG-3: taken back] its writer alone takes a comment back, and its words are gone', async () => {
  const [ctx, other] = [await buyer(shop, 61), await buyer(shop, 62)];
  await write(ctx, 'این را پس می‌گیرم.');
  const id = await lastId();
  expect(await withdrawComment(other, id)).toMatchObject({ ok: false, status: 404 });
  expect(await withdrawComment(guest(), id)).toMatchObject({ ok: false });
  await move('show', 'waiting');
  expect(await withdrawComment(ctx, id)).toMatchObject({ ok: true });
  expect(await withdrawComment(ctx, id)).toMatchObject({ ok: true });
  expect(await rows(`select state, body from comments where id = $1`, [id])).toEqual([{ state: 'withdrawn', body: '' }]);
  expect(await shown()).not.toContain('این را پس می‌گیرم.');
});

test('[MAG-3: answers] staff answer what is shown, once however often it is sent, in the editors’ name or the author’s; answers are not answered, and leave with their comment', async () => {
  const ctx = await buyer(shop, 71);
  await write(ctx, 'شب‌ها هم باید اندازه گرفت؟');
  const id = await lastId();
  const answer = { commentId: id, body: 'بله؛ پیش از خواب.', author: null };
  expect(await answerComment(desk(), answer)).toMatchObject({ ok: false, status: 409 });
  await move('show', 'waiting');
  expect(await answerComment(desk('support'), answer)).toMatchObject({ ok: false, status: 403 });
  expect(await answerComment(ctx, answer)).toMatchObject({ ok: false });
  expect(await answerComment(desk(), { ...answer, body: ' ' })).toMatchObject({ ok: false, field: 'body' });
  expect(await answerComment(desk(), { ...answer, author: author + 1 })).toMatchObject({ ok: false, field: 'author' });
  const told = await heard(() => Promise.all([answerComment(desk(), answer), answerComment(desk(), answer)]));
  expect(new Set(told)).toEqual(new Set([`comments_of_${post}`]));
  await answerComment(desk(), { commentId: id, body: 'و دو بار پشت سر هم.', author });
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'comments.answered' });
  const list = await articleComments(guest(), SLUG, null);
  expect(list?.comments.find((one) => one.id === id)?.answers).toMatchObject([
    { name: 'تحریریه‌ی ضربان', body: 'بله؛ پیش از خواب.', byAuthor: false },
    { name: 'دکتر نیکان راد', body: 'و دو بار پشت سر هم.', byAuthor: true },
  ]);
  expect(await answerComment(desk(), { ...answer, commentId: await lastId() })).toMatchObject({ ok: false, code: 'comments.answer.of-answer' });
  const insert = (what: string) =>
    shop.database.pool.query(`insert into comments (post_id, parent_id, shown_name, body, state, state_since, due_at, written_at, lang) ${what}`);
  await expect(
    insert(`select post_id, id, 'x', 'xyz', 'waiting', now(), now(), now(), 'fa' from comments where parent_id is not null limit 1`),
  ).rejects.toThrow(/comments_answer/);
  await expect(insert(`select (select id from posts where slug = 'only-persian'), ${id}, 'x', 'xyz', 'waiting', now(), now(), now(), 'fa'`)).rejects.toThrow(
    /comments_answer/,
  );
  await moveComment(desk(), { commentId: id, event: 'hide', expectedState: 'shown', reason: 'بررسی دوباره' });
  expect((await articleComments(guest(), SLUG, null))?.comments.find((one) => one.id === id)).toBeUndefined();
});

test('[MAG-3: paging] older comments come by the key of the last one, none twice and none left out', async () => {
  await shop.database.pool.query(
    `insert into comments (post_id, shown_name, body, state, state_since, due_at, written_at, lang)
     select $1, 'خواننده', 'نوشته ' || n, 'waiting', now(), now(), '2026-11-01'::timestamptz + (n % 7) * interval '1 hour', 'fa' from generate_series(1, 47) n`,
    [post],
  );
  await shop.database.pool.query(`update comments set state = 'shown', due_at = null where body like 'نوشته %'`);
  const whole = await rows<{ body: string }>(`select body from comments where state = 'shown' and parent_id is null order by written_at desc, id desc`);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more; more = after !== null) {
    const list = await articleComments(guest(), SLUG, after);
    expect(list?.comments.length).toBeLessThanOrEqual(COMMENTS_PER_PAGE);
    expect(list?.count).toBe(whole.length);
    seen.push(...(list?.comments.map(({ body }) => body) ?? []));
    after = list?.next ?? null;
  }
  expect(seen).toEqual(whole.map(({ body }) => body));
});
