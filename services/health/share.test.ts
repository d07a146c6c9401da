import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofAgeOn } from '#domain/accounts/adult';
import { dayStart } from '#domain/calendars/day';
import { CLAIM_DAYS, GIVEN_IN_A_DAY, MOST_OPEN, type Share } from '#domain/health/share';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { serviceTypes } from '#domain/service-requests/types/all';
import { linesOf, ownStore, withFile, type Member } from '../../tests/health';
import { buyer, later, openShop, said, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { acceptTerms } from '../accounts/consents';
import { addReading } from './add-reading';
import { endRight } from './end-right';
import { addChild } from './family';
import { favouriteReadings, overview } from './overview';
import { readingPage } from './reading-page';
import { endShare, giveShare, type SharePreview, type ToShare } from './share';
import { leaveFile, openShare, sharedWithMe } from './shared-with-me';
import { sharesPage } from './shares-page';
import { typePage } from './type-page';
import { whoSaw } from './who-saw';

let shop: Shop;
let people = 0;
let forget: () => void;
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
});
afterAll(async () => {
  forget();
  await shop.stop();
});

const DAY = 24 * 60;
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const phoneOf = (number: number) => `0912${String(number).padStart(7, '0')}`;
/** Two who know each other: whose file it is, and somebody with a phone. */
async function two(): Promise<{ file: Member; friend: Ctx; phone: string }> {
  people += 2;
  const file = await withFile(shop, people);
  await acceptTerms(file.ctx);
  return { file, friend: await buyer(shop, people + 1), phone: phoneOf(people + 1) };
}
const sheet = () => new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf');
async function reading(ctx: Ctx, type: string, typed: Record<string, string>, of: string | null = null): Promise<string> {
  const read = readReading(recordType(type)!, typed, ctx.now);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const added = await addReading(ctx, { of, type, reading: read.value, clientId: newRef(), confirmed: null, uploads: type === 'lab-test' ? [sheet()] : [] });
  if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
  return added.value.stored;
}
const pressure = { high: '128', low: '82', pulse: '72' };
const choice = (phone: string, more: Partial<Share> = {}): Share => ({
  ...{ phone, types: ['blood-pressure'], period: 'month', days: '30', sensitive: false, message: null },
  ...more,
});
const asked = (share: Share, more: Partial<ToShare> = {}): ToShare => ({
  of: null,
  reading: null,
  share,
  once: newOnceKey(),
  confirmed: null,
  terms: true,
  ...more,
});
async function previewOf(ctx: Ctx, to: ToShare): Promise<SharePreview> {
  const done = await giveShare(ctx, to);
  if (!done.ok || !('ask' in done.value)) throw new Error(JSON.stringify(done));
  return done.value.ask;
}
/** Looks at the second page and confirms it. */
const give = async (ctx: Ctx, to: ToShare) => giveShare(ctx, { ...to, confirmed: (await previewOf(ctx, to)).sign });
async function given(ctx: Ctx, to: ToShare): Promise<string> {
  const done = await give(ctx, to);
  if (!done.ok || !('ref' in done.value)) throw new Error(JSON.stringify(done));
  return done.value.ref;
}
async function opened(ctx: Ctx, ref: string): Promise<string> {
  const done = await openShare(ctx, ref);
  if (!done.ok) throw new Error(done.code);
  return done.value.of;
}
async function listed(ctx: Ctx, of: string | null = null) {
  const page = await sharesPage(ctx, { of, before: null });
  if (!page.ok) throw new Error(page.code);
  return page.value;
}
const typesSeen = async (ctx: Ctx, of: string) => {
  const seen = await overview(ctx, of);
  return seen.ok ? seen.value.types.map(({ type, last }) => [type, last?.numbers ?? null]) : seen.code;
};

test('[SHARE-1, SHARE-3, LEGAL-2] what would be seen is said first and nothing is written; the terms are asked for; ten presses at once are one share and one SMS, which says nothing of health', async () => {
  const file = await withFile(shop, 9_001);
  const phone = '09351112233';
  await reading(file.ctx, 'blood-pressure', pressure);
  await reading(file.ctx, 'lab-test', { test: 'hiv' });
  const to = asked(choice(phone, { types: ['blood-pressure', 'lab-test', 'ecg'], message: 'برادر، فشار این ماه را ببین' }));
  const preview = await previewOf(file.ctx, to);
  expect(preview).toMatchObject({
    ...{ phone, hidden: 1, sensitive: false, ongoing: false },
    counts: [
      { type: 'blood-pressure', n: 1 },
      { type: 'lab-test', n: 0 },
      { type: 'ecg', n: 0 },
    ],
  });
  // Another choice than the one that was shown is shown first.
  expect(await giveShare(file.ctx, { ...to, share: { ...to.share, sensitive: true }, confirmed: preview.sign })).toMatchObject({
    ok: true,
    value: { ask: { sensitive: true } },
  });
  const confirmed = { ...to, confirmed: preview.sign };
  expect(await giveShare(file.ctx, { ...confirmed, terms: false })).toMatchObject({ ok: false, field: 'terms' });
  expect(await rows('select 1 from shares where member_id = $1', [file.id])).toEqual([]);
  const sent = await Promise.all(Array.from({ length: 10 }, () => giveShare(file.ctx, confirmed)));
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  const sms = (await said(shop)).filter(({ recipient }) => recipient === phone);
  expect(sms.map(({ notice, body }) => [notice, body === preview.sms])).toEqual([['shares.waiting', true]]);
  for (const word of ['فشار', 'پرونده', 'سلامت', 'قلب', 'آزمایش', 'برادر', ...serviceTypes.map(({ code }) => code)]) expect(preview.sms).not.toContain(word);
  expect(await giveShare(file.ctx, asked(choice(phoneOf(9_001)), { confirmed: 'x' }))).toMatchObject({
    ok: false,
    field: 'phone',
    code: 'health.share.own-phone',
  });
  // Phone and message lie sealed.
  expect(JSON.stringify(await rows('select * from shares where member_id = $1', [file.id]))).not.toMatch(/0935111|برادر/);
});

test('[SHARE-1, REC-7: shared with me, SHARE-2: seen] until it is opened nothing is seen; then exactly what was chosen, each look with a line for whose file it is, who is told', async () => {
  const { file, friend, phone } = await two();
  const old = await reading(file.ctx, 'blood-pressure', { ...pressure, high: '119', day: '2026-09-01', hour: '08:00' });
  const kept = await reading(file.ctx, 'blood-pressure', pressure);
  const sugar = await reading(file.ctx, 'blood-sugar', { amount: '96', status: 'fasting' });
  const ref = await given(file.ctx, asked(choice(phone, { message: 'سلام' })));
  expect(await typesSeen(friend, file.ref)).toBe('access.hidden');
  expect(await sharedWithMe(friend)).toMatchObject({ ok: true, value: { waiting: [{ ref, name: 'آوین کهن‌سار' }], files: [] } });
  const stranger = await buyer(shop, 9_100);
  expect([await openShare(stranger, ref), await sharedWithMe(stranger)]).toMatchObject([
    { ok: false, status: 404 },
    { ok: true, value: { waiting: [] } },
  ]);
  expect((await listed(file.ctx)).live).toMatchObject([{ state: 'waiting', phone, message: 'سلام', told: true, name: null, times: 0 }]);

  const pressed = await Promise.all(Array.from({ length: 10 }, () => openShare(friend, ref)));
  expect(new Set(pressed.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ ok: true, value: { of: file.ref } })]));
  expect(await rows('select relation, types from file_rights where member_id = $1', [file.id])).toEqual([{ relation: 'share', types: ['blood-pressure'] }]);
  expect((await said(shop)).filter(({ notice, recipient }) => notice === 'shares.opened' && recipient === phoneOf(people))).toHaveLength(1);
  expect(await typesSeen(friend, file.ref)).toEqual([['blood-pressure', [128, 82, 72]]]);
  expect(await readingPage(friend, { of: file.ref, ref: kept })).toMatchObject({ ok: true, value: { mayChange: false, mayShare: false } });
  for (const other of [old, sugar]) expect(await readingPage(friend, { of: file.ref, ref: other })).toMatchObject({ ok: false, status: 404 });
  // What is measured after the share is not in it.
  const next = later(shop, file.ctx, 60);
  await reading(next, 'blood-pressure', { ...pressure, high: '131' });
  // Nor what was measured before it and comes later.
  const late = await reading(next, 'blood-pressure', { ...pressure, high: '125', day: '2026-11-19', hour: '08:00' });
  expect(await readingPage(later(shop, friend, 60), { of: file.ref, ref: late })).toMatchObject({ ok: false, status: 404 });
  const type = await typePage(later(shop, friend, 60), { of: file.ref, type: 'blood-pressure', range: '30', only: null, after: null });
  expect(type).toMatchObject({
    ok: true,
    value: { readings: [{ numbers: [128, 82, 72] }], mayAdd: false, figures: { n: 1, mean: [128, 82], standard: 1 }, marks: [{ n: 1, high: [128, 82] }] },
  });
  const [share] = (await listed(next)).live;
  expect(share).toMatchObject({ state: 'open', name: 'آوین کهن‌سار', times: 3, lastSeen: later(shop, friend, 60).now });
  expect((await linesOf(shop, file.id)).filter(({ relation }) => relation === 'share')).toHaveLength(3);
  expect(await sharedWithMe(friend)).toMatchObject({ ok: true, value: { files: [{ ref: file.ref, messages: ['سلام'] }] } });
  for (const answer of [
    giveShare(friend, asked(choice('09350000000'), { of: file.ref })),
    sharesPage(friend, { of: file.ref, before: null }),
    endShare(friend, ref),
    whoSaw(friend, { of: file.ref, before: null }),
  ])
    expect(await answer).toMatchObject({ ok: false, status: 404 });
});

test('[SHARE-2] it is taken back before and ended after it was opened, from each page that ends it; who looks may leave; the same can be given again', async () => {
  const { file, friend, phone } = await two();
  await reading(file.ctx, 'blood-pressure', pressure);
  const back = await given(file.ctx, asked(choice(phone)));
  expect(await give(file.ctx, asked(choice(phone)))).toMatchObject({ ok: false, status: 409, code: 'health.share.there' });
  for (const _ of [1, 2]) expect(await endShare(file.ctx, back)).toMatchObject({ ok: true });
  expect(await openShare(friend, back)).toMatchObject({ ok: false, status: 409, code: 'health.share.over' });

  const ends: ((ref: string) => Promise<unknown>)[] = [
    (ref) => endShare(file.ctx, ref),
    async () => {
      const page = await whoSaw(file.ctx, { of: null, before: null });
      return page.ok && page.value.lines[0]?.right ? endRight(file.ctx, page.value.lines[0].right) : page;
    },
    () => leaveFile(friend, file.ref),
  ];
  for (const end of ends) {
    const ref = await given(file.ctx, asked(choice(phone)));
    await opened(friend, ref);
    expect(await typesSeen(friend, file.ref)).toHaveLength(1);
    expect(await end(ref)).toMatchObject({ ok: true });
    expect(await typesSeen(friend, file.ref)).toBe('access.hidden');
    expect(await openShare(friend, ref)).toMatchObject({ ok: false, status: 409 });
  }
  expect(await leaveFile(friend, file.ref)).toEqual({ ok: true, value: { ended: 0 } });
  expect(await leaveFile(await buyer(shop, 9_101), file.ref)).toMatchObject({ ok: false, status: 404 });
  const { live, past } = await listed(file.ctx);
  expect([live, past.map(({ state }) => state)]).toEqual([[], ['ended', 'ended', 'ended', 'taken-back']]);
});

test('[SHARE-2: end date] one that nobody opens is over after fourteen days, one that was opened on its day, and no share lasts longer than ninety', async () => {
  const { file, friend, phone } = await two();
  const [long, short] = [await given(file.ctx, asked(choice(phone, { days: '90' }))), await given(file.ctx, asked(choice(phone, { days: '1' })))];
  await opened(friend, short);
  expect(await typesSeen(later(shop, friend, DAY - 1), file.ref)).toHaveLength(1);
  expect(await typesSeen(later(shop, friend, DAY), file.ref)).toBe('access.hidden');
  const late = later(shop, friend, CLAIM_DAYS * DAY);
  expect(await sharedWithMe(late)).toMatchObject({ ok: true, value: { waiting: [], files: [] } });
  expect(await openShare(late, long)).toMatchObject({ ok: false, status: 409 });
  const now = later(shop, file.ctx, CLAIM_DAYS * DAY);
  expect((await listed(now)).past.map(({ state }) => state)).toEqual(['run-out', 'not-opened']);
  // What has run out makes room for the same again, and stays what it was.
  expect(await give(now, asked(choice(phone, { days: '90' })))).toMatchObject({ ok: true });
  expect((await listed(now)).past.map(({ state }) => state)).toEqual(['run-out', 'not-opened']);
  const set = (text: string) => rows(`update shares set ${text} where ref = $1`, [short]);
  await expect(set(`ends_at = made_at + interval '91 days'`)).rejects.toMatchObject({ code: '23514' });
  await expect(set(`types = '{ecg}'`)).rejects.toMatchObject({ constraint: 'shares_stay' });
  await expect(rows('delete from shares where ref = $1', [short])).rejects.toThrow('append-only');
  later(shop, file.ctx, 0);
});

test('[SHARE-1: private] private readings go along only where they were opened by name on the second page, of a file or one alone', async () => {
  const { file, friend, phone } = await two();
  const hiv = await reading(file.ctx, 'lab-test', { test: 'hiv' });
  const blood = await reading(file.ctx, 'lab-test', { test: 'cbc' });
  const of = await opened(friend, await given(file.ctx, asked(choice(phone, { types: ['lab-test'], period: 'ongoing' }))));
  const sees = async () => Promise.all([hiv, blood].map(async (ref) => (await readingPage(friend, { of, ref })).ok));
  expect(await sees()).toEqual([false, true]);
  const one = asked(choice(phone, { types: undefined as never, period: undefined as never }), { reading: hiv });
  expect(await previewOf(file.ctx, one)).toMatchObject({ sensitive: true, counts: [], reading: { type: 'lab-test' } });
  await opened(friend, await given(file.ctx, one));
  expect(await sees()).toEqual([true, true]);
  expect(await favouriteReadings(friend, of)).toMatchObject({ ok: true, value: { readings: [] } });
  expect((await listed(file.ctx)).live).toMatchObject([
    { reading: { ref: hiv }, sensitive: true },
    { reading: null, sensitive: false },
  ]);
  // A reading that is another's cannot be shared.
  expect(await giveShare((await two()).file.ctx, { ...one, confirmed: 'x' })).toMatchObject({ ok: false, status: 404 });
});

test('[SHARE-1: child, FAM-7] who keeps a child’s file shares it until the child is of age, and no longer', async () => {
  const { file, friend, phone } = await two();
  const born = '2008-11-25';
  const made = await addChild(file.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: born, height: 170, once: newOnceKey() });
  const child = { ref: made.ok ? made.value.ref : made.code };
  const ref = await given(file.ctx, asked(choice(phone, { days: '90', period: 'ongoing' }), { of: child.ref }));
  expect(await rows(`select ends_at from shares where ref = $1`, [ref])).toEqual([{ ends_at: dayStart(ofAgeOn(born)) }]);
  await opened(friend, ref);
  expect(await typesSeen(friend, child.ref)).toEqual([['blood-pressure', null]]);
  expect((await listed(file.ctx, child.ref)).live).toMatchObject([{ state: 'open', times: 1 }]);
  const grown = later(shop, friend, Math.ceil((dayStart(ofAgeOn(born)).getTime() - friend.now.getTime()) / 60_000));
  expect(await typesSeen(grown, child.ref)).toBe('access.hidden');
  later(shop, file.ctx, 0);
});

test('[SHARE-1: limits, AUTH-6] fifty stay open of one file and twenty are given in a day; a number that nobody proved gets two SMS a day, and the list says where none went', async () => {
  const { file, phone } = await two();
  const days = ['1', '7', '30', '90'] as const;
  for (const one of days) await given(file.ctx, asked(choice(phone, { days: one })));
  expect((await listed(file.ctx)).live.map(({ told }) => told)).toEqual([false, false, true, true]);
  for (let at = days.length; at < GIVEN_IN_A_DAY; at += 1) await given(file.ctx, asked(choice(`0935000${1_000 + at}`)));
  expect(await give(file.ctx, asked(choice('09350009999')))).toMatchObject({ ok: false, status: 429, code: 'health.share.too-many' });
  await rows(
    `insert into shares (ref, member_id, given_by, phone_hmac, phone_sealed, types, sensitive, sign, made_at, told, claim_until, ends_at)
     select substr(md5(n::text), 1, 22), member_id, given_by, phone_hmac, phone_sealed, types, sensitive, sign || n, made_at, told, claim_until, ends_at
     from (select * from shares where member_id = $1 limit 1) s, generate_series(1, $2) n`,
    [file.id, MOST_OPEN - GIVEN_IN_A_DAY],
  );
  const tomorrow = later(shop, file.ctx, DAY - 30);
  expect(await give(tomorrow, asked(choice('09350009999')))).toMatchObject({ ok: false, status: 409, code: 'health.share.full' });
  later(shop, file.ctx, 0);
});
