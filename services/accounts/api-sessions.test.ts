import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_SESSION_MOST_DAYS, RENEWAL_GRACE_SECONDS } from '#domain/accounts/session-life';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import type { Runtime } from '../runtime';
import { cleanUp } from '../upkeep/clean';
import { actorFromAccessToken } from './access-token';
import { endOtherSessions, endSession } from './end-session';
import { mySessions } from './list-sessions';
import { openApiSession, openSession } from './open-session';
import { renewTokens } from './renew-tokens';
import { actorFromSession } from './sessions';
import { tokenSetOf, type TokenSet } from './token-set';

let database: TestDatabase;
let rt: Runtime;
let now = new Date('2026-11-21T08:00:00Z');
let people = 0;
const DAY = 86_400;

beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database, () => now);
});
afterAll(() => database.drop());

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
const guest = (more: Partial<Ctx> = {}) => testContext(rt, more);
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query<Record<string, unknown>>(text, values)).rows;

async function person(): Promise<number> {
  const phone = `0935${String((people += 1)).padStart(7, '0')}`;
  return Number((await rows('insert into users (phone) values ($1) returning id', [phone]))[0]?.['id']);
}

async function client(userId: number, more: Partial<Ctx> = {}): Promise<{ id: string; tokens: TokenSet }> {
  const ctx = guest(more);
  const { id, tokenSetId } = await openApiSession(rt.db, ctx, { userId, source: ctx.source, newClient: false });
  return { id, tokens: (await tokenSetOf(ctx, tokenSetId)) as TokenSet };
}

async function browser(userId: number, more: Partial<Ctx> = {}): Promise<{ id: string; token: string; ctx: Ctx }> {
  const session = await openSession(rt.db, guest(more), { userId: userId, source: 'WEBSITE', newClient: false });
  return { ...session, ctx: guest({ ...more, actor: { kind: 'user', userId, sessionId: session.id } }) };
}

const renewed = async (token: string) => {
  const result = await renewTokens(guest(), token);
  return result.ok ? result.value : result.code;
};

test('[AUTH-5] a refresh token brings the next set and works once; one that comes again ends its family, and no other session', async () => {
  const [userId, other] = [await person(), await person()];
  const mine = await client(userId);
  const [second, theirs] = [await client(userId), await client(other)];
  const next = (await renewed(mine.tokens.refreshToken)) as TokenSet;
  expect(next.refreshToken).not.toBe(mine.tokens.refreshToken);
  const last = (await renewed(next.refreshToken)) as TokenSet;
  expect(await actorFromAccessToken(rt, last.accessToken)).toMatchObject({ userId, sessionId: mine.id });
  expect(await renewed(mine.tokens.refreshToken)).toBe('sessions.refresh.reused');
  for (const token of [mine.tokens.accessToken, next.accessToken, last.accessToken]) expect(await actorFromAccessToken(rt, token)).toBeNull();
  expect(await renewed(last.refreshToken)).toBe('accounts.session.ended');
  expect(await rows(`select facts from audit where action = 'accounts.refresh-reused'`)).toEqual([{ facts: { session: mine.id } }]);
  for (const alive of [second, theirs]) expect(await actorFromAccessToken(rt, alive.tokens.accessToken)).toMatchObject({ sessionId: alive.id });
});

test('[AUTH-5] an app that renews twelve times at the same moment gets one next set, which works; the same token later ends the family', async () => {
  const { tokens, id } = await client(await person());
  const answers = await Promise.all(Array.from({ length: 12 }, () => renewed(tokens.refreshToken)));
  const [next] = answers as TokenSet[];
  expect(new Set(answers.map((answer) => (answer as TokenSet).refreshToken)).size).toBe(1);
  expect(await actorFromAccessToken(rt, next?.accessToken ?? '')).toMatchObject({ sessionId: id });
  expect(await rows('select id from session_tokens where session_id = $1 and rotated_at is null', [id])).toHaveLength(1);
  later(RENEWAL_GRACE_SECONDS);
  expect(await renewed(tokens.refreshToken)).toEqual(next);
  later(1);
  expect(await renewed(tokens.refreshToken)).toBe('sessions.refresh.reused');
  expect(await rows('select ended_at is not null as ended from sessions where id = $1', [id])).toEqual([{ ended: true }]);
  expect(await actorFromAccessToken(rt, next?.accessToken ?? '')).toBeNull();
});

test('[AUTH-5] once the next set was used, the token before it is a copy, however soon it comes', async () => {
  const { tokens, id } = await client(await person());
  const next = (await renewed(tokens.refreshToken)) as TokenSet;
  await renewed(next.refreshToken);
  expect(await renewed(tokens.refreshToken)).toBe('sessions.refresh.reused');
  expect(await rows('select ended_at is not null as ended from sessions where id = $1', [id])).toEqual([{ ended: true }]);
});

test('[AUTH-4] the database keeps hashes only, and what is made up, refreshes an access or opens with a refresh token is nobody', async () => {
  const { tokens } = await client(await person());
  const kept = JSON.stringify([await rows('select * from sessions'), await rows('select * from session_tokens')]);
  for (const token of [tokens.accessToken, tokens.refreshToken]) expect(kept).not.toContain(token);
  expect(await actorFromAccessToken(rt, tokens.refreshToken)).toBeNull();
  expect(await actorFromSession(rt, tokens.accessToken)).toBeNull();
  expect(await renewed(tokens.accessToken)).toBe('sessions.refresh.unknown');
});

test('[AUTH-4] tokens end at their time, and no session outlives half a year however often it is renewed', async () => {
  const { tokens, id } = await client(await person());
  let current = tokens;
  for (let day = 25; day < API_SESSION_MOST_DAYS; day += 25) {
    later(25 * DAY);
    current = (await renewed(current.refreshToken)) as TokenSet;
    expect(current).toHaveProperty('accessToken');
  }
  later(10 * DAY);
  expect(await renewed(current.refreshToken)).toBe('accounts.session.ended');
  expect(await actorFromAccessToken(rt, current.accessToken)).toBeNull();
  expect(await rows('select extract(day from expires_at - created_at)::int as days from sessions where id = $1', [id])).toEqual([
    { days: API_SESSION_MOST_DAYS },
  ]);
});

test('[AUTH-5] one sees the own open sessions with device, place and time: this one first, then the last seen', async () => {
  const userId = await person();
  await client(await person());
  const phone = await client(userId, { source: 'ANDROID_APP', userAgent: 'okhttp/4.12.0', ip: '5.160.10.20' });
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  const far = await browser(userId, { userAgent: desk, ip: '2.144.1.2' });
  const here = await browser(userId, { userAgent: desk, ip: '5.160.10.20' });
  later(600);
  expect(await actorFromAccessToken(rt, phone.tokens.accessToken)).not.toBeNull();
  const list = await mySessions({ ...here.ctx, now });
  expect(list.map(({ id, current, device, place, network }) => ({ id, current, device, place, network }))).toEqual([
    { id: here.id, current: true, device: { system: 'windows', program: 'chrome' }, place: 'this-network', network: '5.160.10.20' },
    { id: phone.id, current: false, device: { system: 'android', program: 'app' }, place: 'this-network', network: '5.160.10.20' },
    { id: far.id, current: false, device: { system: 'windows', program: 'chrome' }, place: 'other-network', network: '2.144.1.2' },
  ]);
  expect(list[1]?.seenAt).toEqual(now);
  later(31 * DAY);
  expect(await mySessions({ ...here.ctx, now })).toEqual([]);
});

test('[AUTH-5] one ends any of the own sessions, browser or app, at once; another’s is not there', async () => {
  const userId = await person();
  const [here, app, theirs] = [await browser(userId), await client(userId), await browser(await person())];
  expect(await endSession(here.ctx, theirs.id)).toMatchObject({ ok: false, status: 404 });
  expect(await actorFromSession(rt, theirs.token)).not.toBeNull();
  expect(await endSession(here.ctx, app.id)).toEqual({ ok: true, value: { current: false } });
  expect(await actorFromAccessToken(rt, app.tokens.accessToken)).toBeNull();
  expect(await renewed(app.tokens.refreshToken)).toBe('accounts.session.ended');
  expect(await endSession(here.ctx, app.id)).toMatchObject({ ok: false, status: 404 });
  expect(await endSession(here.ctx, here.id)).toEqual({ ok: true, value: { current: true } });
  expect(await actorFromSession(rt, here.token)).toBeNull();
});

test('[AUTH-5] ending all others leaves the one that asks, and touches nobody else', async () => {
  const userId = await person();
  const [here, ...others] = [await browser(userId), await browser(userId), await browser(userId)];
  const [app, theirs] = [await client(userId), await browser(await person())];
  expect(await endOtherSessions(here.ctx)).toEqual({ ok: true, value: { count: 3 } });
  expect(await actorFromSession(rt, here.token)).not.toBeNull();
  expect(await actorFromSession(rt, theirs.token)).not.toBeNull();
  for (const { token } of others) expect(await actorFromSession(rt, token)).toBeNull();
  expect(await actorFromAccessToken(rt, app.tokens.accessToken)).toBeNull();
  expect(await endOtherSessions(here.ctx)).toEqual({ ok: true, value: { count: 0 } });
  expect(await endOtherSessions(guest())).toMatchObject({ ok: false });
});

test('[AUTH-5: upkeep] used-up token sets are cleaned away once they could not work any more; the live one stays', async () => {
  const { tokens, id } = await client(await person());
  later(20 * DAY);
  const next = (await renewed(tokens.refreshToken)) as TokenSet;
  later(12 * DAY);
  await cleanUp(guest({ actor: { kind: 'clock', job: 'upkeep.clean' } }));
  expect(await rows('select rotated_at from session_tokens where session_id = $1', [id])).toEqual([{ rotated_at: null }]);
  expect(await renewed(next.refreshToken)).toHaveProperty('accessToken');
});
