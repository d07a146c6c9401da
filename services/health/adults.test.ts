import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofAgeOn } from '#domain/accounts/adult';
import { ASK_DAYS, CONSENT_CODE_MINUTES, type AskedAdult } from '#domain/health/adult-member';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { userOf, withFile } from '../../tests/health';
import { buyer, later, openShop, said, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { agreeByCode, askAdult, openAsks, sendConsentCode, withdrawAsk } from './adults';
import { agreeToAsk, claimFile, declineAsk, filesToHandOver, handOver } from './consent';
import { endRight } from './end-right';
import { addChild, familyPage } from './family';
import { overview } from './overview';
import { sharedWithMe } from './shared-with-me';
import { sharesPage } from './shares-page';

let shop: Shop;
let people = 7_000;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const DAY = 24 * 60;
const NOW_DAY = '2026-11-21';
const phoneOf = (number: number) => `0912${String(number).padStart(7, '0')}`;
const nextPhone = () => phoneOf((people += 1));
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const mother = (phone: string, more: Partial<AskedAdult> = {}): AskedAdult => ({
  ...{ firstName: 'میترا', lastName: 'نیک‌رأی', relation: 'mother', birthDay: '1964-05-02', height: 162, phone, level: 'family-keep' },
  ...more,
});
const somebody = () => withFile(shop, (people += 1));
async function asked(ctx: Ctx, adult: AskedAdult): Promise<string> {
  const done = await askAdult(ctx, { ...adult, once: newOnceKey() });
  if (!done.ok) throw new Error(done.code);
  return done.value.ref;
}
const codeTo = async (phone: string) =>
  /\b\d{6}\b/.exec(
    (await said(shop))
      .findLast(({ recipient, notice }) => recipient === phone && notice === 'family.asked')
      ?.body.replaceAll(/[۰-۹]/g, (one) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(one))) ?? '',
  )?.[0] ?? '';
const family = async (ctx: Ctx) => {
  const page = await familyPage(ctx);
  return page.ok ? page.value.map(({ firstName, relation, family: what }) => [firstName, relation, what]) : page.code;
};
async function add(ctx: Ctx, of: string | null): Promise<boolean> {
  const read = readReading(recordType('blood-pressure')!, { high: '128', low: '82', pulse: '72' }, ctx.now);
  if (!read.ok) throw new Error('unread');
  return (await addReading(ctx, { of, type: 'blood-pressure', reading: read.value, clientId: newRef(), confirmed: null })).ok;
}

/** Somebody who has just opened an account with this phone. */
async function comes(phone: string): Promise<Ctx> {
  return buyer(shop, Number(phone.slice(4)));
}

test('[FAM-7: consent by code, FAM-1] nothing of a file is made before the code was read aloud; then one file with its key, in the family as its relation says, which tells that consent came by code', async () => {
  const me = await somebody();
  const phone = nextPhone();
  const once = newOnceKey();
  const sent = await Promise.all(Array.from({ length: 8 }, () => askAdult(me.ctx, { ...mother(phone), once })));
  const [first] = sent;
  expect([new Set(sent.map((one) => JSON.stringify(one))).size, first?.ok]).toEqual([1, true]);
  const ref = first?.ok ? first.value.ref : '';
  const sms = (await said(shop)).filter(({ recipient }) => recipient === phone);
  expect(sms).toHaveLength(1);
  for (const word of ['پرونده', 'سلامت', 'فشار', 'میترا']) expect(sms[0]?.body).not.toContain(word);
  expect([await rows('select 1 from members where made_by = $1 and account_id is null', [userOf(me.ctx)]), await family(me.ctx)]).toEqual([[], []]);
  expect(await openAsks(me.ctx)).toMatchObject({ ok: true, value: [{ ref, phone, firstName: 'میترا', relation: 'mother', level: 'family-keep' }] });
  expect(JSON.stringify(await rows('select * from family_asks'))).not.toContain(phone);

  const code = await codeTo(phone);
  const wrong = code === '111111' ? '222222' : '111111';
  expect(await agreeByCode(me.ctx, { ref, code: wrong })).toMatchObject({ ok: false, field: 'code', facts: { left: 4 } });
  expect(await agreeByCode((await somebody()).ctx, { ref, code })).toMatchObject({ ok: false, status: 404 });
  const pressed = await Promise.all(Array.from({ length: 4 }, () => agreeByCode(me.ctx, { ref, code })));
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect(await agreeByCode(me.ctx, { ref, code })).toEqual({ ok: true, value: { ref } });
  expect(await family(me.ctx)).toEqual([['میترا', 'family-keep', 'mother']]);
  expect(
    await rows(
      `select m.gender, m.height_mm, m.birth_day, r.granted_by, (select count(*)::int from member_keys k where k.member_id = m.id) as keys
       from members m join file_rights r on r.member_id = m.id where m.made_by = $1 and m.account_id is null`,
      [userOf(me.ctx)],
    ),
  ).toEqual([{ gender: 'female', height_mm: 1620, birth_day: '1964-05-02', granted_by: 'code', keys: 1 }]);
  const page = await familyPage(me.ctx);
  expect(await add(me.ctx, page.ok ? (page.value[0]?.ref ?? '') : '')).toBe(true);
});

test('[FAM-7: consent by code] five tries at most, over after its minutes; a new code takes the old one’s place; two SMS a day go to a number, then it says so and nothing changes', async () => {
  const me = await somebody();
  const phone = nextPhone();
  const ref = await asked(me.ctx, mother(phone));
  const code = await codeTo(phone);
  expect(await agreeByCode(later(shop, me.ctx, CONSENT_CODE_MINUTES), { ref, code })).toMatchObject({ ok: false, code: 'accounts.code.expired' });
  later(shop, me.ctx, 0);
  for (let left = 4; left >= 0; left -= 1) {
    const answer = await agreeByCode(me.ctx, { ref, code: code === '111111' ? '222222' : '111111' });
    expect(answer).toMatchObject(left > 0 ? { ok: false, facts: { left } } : { ok: false, code: 'accounts.code.no-tries' });
  }
  expect(await agreeByCode(me.ctx, { ref, code })).toMatchObject({ ok: false, code: 'accounts.code.no-tries', status: 429 });
  expect(await sendConsentCode(me.ctx, ref)).toMatchObject({ ok: true });
  const next = await codeTo(phone);
  expect(await sendConsentCode(me.ctx, ref)).toMatchObject({ ok: false, status: 429, code: 'health.family.no-sms' });
  expect(await agreeByCode(me.ctx, { ref, code: next })).toMatchObject({ ok: true });
});

test('[FAM-7: consent] who has an account agrees there as far as they choose, or declines; a code that was talked out of them opens nothing; who asked reads until it is ended', async () => {
  const [me, them] = [await somebody(), await somebody()];
  const phone = phoneOf(people);
  expect(await add(them.ctx, null)).toBe(true);
  const ref = await asked(me.ctx, mother(phone));
  expect(await agreeByCode(me.ctx, { ref, code: await codeTo(phone) })).toMatchObject({ ok: false, code: 'health.family.has-account' });
  const seen = async () => (await overview(me.ctx, them.ref)).ok;
  const stranger = await buyer(shop, 7_900);
  for (const answer of [agreeToAsk(stranger, { ref, level: 'family-see' }), declineAsk(stranger, ref)])
    expect(await answer).toMatchObject({ ok: false, status: 404 });
  expect([await seen(), await sharedWithMe(them.ctx)]).toMatchObject([
    false,
    { ok: true, value: { asks: [{ ref, name: 'آوین کهن‌سار', relation: 'mother' }] } },
  ]);
  const pressed = await Promise.all(Array.from({ length: 4 }, () => agreeToAsk(them.ctx, { ref, level: 'family-see' })));
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect((await said(shop)).filter(({ notice, recipient }) => notice === 'family.agreed' && recipient === phoneOf(people - 1))).toHaveLength(1);
  expect([await seen(), await add(me.ctx, them.ref), await family(me.ctx)]).toEqual([true, false, [['آوین', 'family-see', 'mother']]]);
  const given = await sharesPage(them.ctx, { of: null, before: null });
  const [right] = given.ok ? given.value.others : [];
  expect(right).toMatchObject({ relation: 'family-see', name: 'آوین کهن‌سار' });
  expect(await endRight(them.ctx, right?.ref ?? '')).toMatchObject({ ok: true });
  expect(await seen()).toBe(false);
  const again = await asked(me.ctx, mother(phone));
  for (const _ of [1, 2]) expect(await declineAsk(them.ctx, again)).toMatchObject({ ok: true });
  expect(await askAdult(me.ctx, { ...mother(phone), once: newOnceKey() })).toMatchObject({ ok: false, code: 'health.family.declined', field: 'phone' });
  expect([await openAsks(me.ctx), await agreeToAsk(them.ctx, { ref: again, level: 'family-see' })]).toMatchObject([{ value: [] }, { ok: false, status: 404 }]);
});

test('[FAM-7: consent] a child, oneself, somebody not born, the same phone twice and more than five a day are refused beside their field; an ask is taken back, or over after seven days', async () => {
  const me = await somebody();
  const refusal = async (adult: AskedAdult) => {
    const done = await askAdult(me.ctx, { ...adult, once: newOnceKey() });
    return done.ok ? 'asked' : `${done.field ?? ''} ${done.code}`;
  };
  const phone = nextPhone();
  expect(ofAgeOn('2008-11-21') > NOW_DAY).toBe(true);
  expect(await refusal(mother(phone, { birthDay: '2008-11-21' }))).toBe('birthDay health.family.a-child');
  expect(await refusal(mother(phone, { birthDay: '2026-11-22' }))).toBe('birthDay accounts.birth-day.future');
  expect(await refusal(mother(phoneOf(people - 1)))).toBe('phone health.share.own-phone');
  const ref = await asked(me.ctx, mother(phone));
  expect(await refusal(mother(phone))).toBe('phone health.family.asked');
  expect(await withdrawAsk(me.ctx, ref)).toMatchObject({ ok: true });
  const next = await asked(me.ctx, mother(phone));
  for (const _ of [3, 4, 5]) await asked(me.ctx, mother(nextPhone()));
  expect(await refusal(mother(nextPhone()))).toBe(' health.family.too-many-asks');
  const late = later(shop, me.ctx, ASK_DAYS * DAY);
  expect([await openAsks(late), await withdrawAsk(late, next)]).toMatchObject([
    { ok: true, value: [] },
    { ok: false, status: 404 },
  ]);
  later(shop, me.ctx, 0);
  await expect(rows(`update family_asks set over = 'agreed', over_at = now(), agreed_by = 'code' where ref = $1`, [next])).rejects.toMatchObject({
    code: '23514',
  });
  await expect(rows(`update family_asks set level = 'family-see', over = null, over_at = null where ref = $1`, [ref])).rejects.toMatchObject({
    constraint: 'family_asks_stay',
  });
});

test('[FAM-7: consent by code] a code finds a file of the same person alone: neither a child’s whose keeper named that phone, nor another person’s', async () => {
  const [planter, daughter] = [await somebody(), await somebody()];
  const phone = nextPhone();
  const planted = await addChild(planter.ctx, {
    firstName: 'میترا',
    lastName: 'نیک‌رأی',
    relation: 'daughter',
    birthDay: '2012-05-02',
    height: 150,
    once: newOnceKey(),
  });
  expect(await handOver(planter.ctx, { of: planted.ok ? planted.value.ref : '', phone })).toMatchObject({ ok: true });
  const ref = await asked(daughter.ctx, mother(phone));
  expect(await agreeByCode(daughter.ctx, { ref, code: await codeTo(phone) })).toMatchObject({ ok: true });
  const page = await familyPage(daughter.ctx);
  const of = page.ok ? (page.value[0]?.ref ?? '') : '';
  expect([await add(daughter.ctx, of), (await overview(planter.ctx, of)).ok, (await overview(daughter.ctx, planted.ok ? planted.value.ref : '')).ok]).toEqual([
    true,
    false,
    false,
  ]);
  const stranger = await somebody();
  const other = await asked(stranger.ctx, mother(phone, { birthDay: '1971-01-01' }));
  expect(await agreeByCode(stranger.ctx, { ref: other, code: await codeTo(phone) })).toMatchObject({
    ok: false,
    code: 'health.family.other-person',
    status: 409,
  });
  expect((await overview(stranger.ctx, of)).ok).toBe(false);
});

test('[FAM-7: takes over] who agreed to an ask before taking the file over keeps what they agreed to; one’s own ask is over with the closed file, and a reading never goes into it', async () => {
  const [me, brother] = [await somebody(), await somebody()];
  const phone = nextPhone();
  const ref = await asked(me.ctx, mother(phone));
  await agreeByCode(me.ctx, { ref, code: await codeTo(phone) });
  const her = await comes(phone);
  const second = await asked(brother.ctx, mother(phone, { relation: 'grand_mother' }));
  expect(await agreeToAsk(her, { ref: second, level: 'family-see' })).toMatchObject({ ok: true });
  await asked(her, mother(nextPhone()));
  const [own] = await rows<{ id: string }>('select id from members where account_id = $1', [userOf(her)]);
  const made = await sharedWithMe(her);
  const of = made.ok ? (made.value.made[0]?.ref ?? '') : '';
  expect(await claimFile(her, { ref: of, lastName: 'نیک‌رأی', birthDay: '1964-05-02' })).toMatchObject({ ok: true });
  expect([(await overview(brother.ctx, of)).ok, await family(brother.ctx), await openAsks(her)]).toMatchObject([
    true,
    [['آوین', 'family-see', 'grand_mother']],
    { ok: true, value: [] },
  ]);
  expect(await rows('select state, account_id from members where id = $1', [own?.id])).toEqual([{ state: 'closed', account_id: null }]);
  await expect(
    rows(
      `insert into health_records (ref, member_id, type, measured_at, n1, "values", confirmed, origin, entered_by, entered_at, client_id)
      values ('x', $1, 'heart-rate', now(), 70, '{}', false, 'user', 'user:1', now(), 'x')`,
      [own?.id],
    ),
  ).rejects.toMatchObject({ code: '40001' });
  expect(await add(her, null)).toBe(true);
});

test('[FAM-7: takes over] a file that was made by consent is taken over by whoever logs in with its phone and says whose it is; what was kept stays, who was let in stays until it is ended', async () => {
  const me = await somebody();
  const phone = nextPhone();
  const ref = await asked(me.ctx, mother(phone));
  await agreeByCode(me.ctx, { ref, code: await codeTo(phone) });
  const members = await familyPage(me.ctx);
  const of = members.ok ? (members.value[0]?.ref ?? '') : '';
  expect(await add(me.ctx, of)).toBe(true);
  // A second helper finds the same file by the same phone.
  const second = await somebody();
  const other = await asked(second.ctx, mother(phone, { relation: 'grand_mother' }));
  await agreeByCode(second.ctx, { ref: other, code: await codeTo(phone) });
  expect([await family(second.ctx), await rows('select 1 from members where phone_hmac is not null and ref = $1', [of])]).toMatchObject([
    [['میترا', 'family-keep', 'grand_mother']],
    [{}],
  ]);

  const her = await comes(phone);
  const stranger = await buyer(shop, 7_901);
  expect(await sharedWithMe(her)).toMatchObject({ ok: true, value: { made: [{ ref: of, name: 'آوین' }] } });
  const said_ = { ref: of, lastName: 'نيك رأي', birthDay: '1964-05-02' };
  expect(await claimFile(stranger, said_)).toMatchObject({ ok: false, status: 404 });
  expect(await claimFile(her, { ...said_, birthDay: '1964-05-03' })).toMatchObject({ ok: false, code: 'health.claim.other' });
  expect(await claimFile(her, { ...said_, lastName: 'نیک‌رأی' })).toMatchObject({ ok: true });
  expect(await overview(her, null)).toMatchObject({
    ok: true,
    value: { ref: of, keeps: true, types: [{ last: { numbers: [128, 82, 72] } }, ...Array.from({ length: 10 }, () => ({ last: null }))] },
  });
  expect([(await overview(me.ctx, of)).ok, (await sharedWithMe(her)).ok]).toEqual([true, true]);
  const given = await sharesPage(her, { of: null, before: null });
  expect(given.ok && given.value.others.map(({ relation }) => relation)).toEqual(['family-keep', 'family-keep']);
  expect(await claimFile(her, said_)).toMatchObject({ ok: true, value: { ref: of } });
});

test('[FAM-7: takes over] a child’s file goes to the phone that was named for it once they are of age, and the guardian is out; five wrong tries a day; a file of one’s own that holds something is not put together with it', async () => {
  const me = await somebody();
  const born = '2008-11-25';
  const made = await addChild(me.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: born, height: 170, once: newOnceKey() });
  const of = made.ok ? made.value.ref : '';
  const phone = nextPhone();
  expect(await handOver((await somebody()).ctx, { of, phone })).toMatchObject({ ok: false, status: 404 });
  expect(await handOver(me.ctx, { of, phone })).toMatchObject({ ok: true });
  const his = await comes(phone);
  const claim = (ctx: Ctx, more = {}) => claimFile(ctx, { ref: of, lastName: 'سپیدرود', birthDay: born, ...more });
  expect([await sharedWithMe(his), await claim(his)]).toMatchObject([
    { ok: true, value: { made: [] } },
    { ok: false, status: 404 },
  ]);
  const days = Math.ceil((Date.parse(`${ofAgeOn(born)}T00:00:00+03:30`) - me.ctx.now.getTime()) / 60_000);
  const grown = later(shop, his, days);
  expect((await filesToHandOver(later(shop, me.ctx, days))).map(({ ref, waits }) => [ref, waits])).toEqual([[of, true]]);
  for (let at = 0; at < 5; at += 1) expect(await claim(grown, { lastName: 'دیگر' })).toMatchObject({ ok: false, code: 'health.claim.other' });
  expect(await claim(grown)).toMatchObject({ ok: false, status: 429 });
  const next = later(shop, his, days + DAY);
  expect(await add(next, null)).toBe(true);
  expect(await claim(next)).toMatchObject({ ok: false, code: 'health.claim.own-file', status: 409 });
  const fresh = nextPhone();
  expect(await handOver(later(shop, me.ctx, days + DAY), { of, phone: fresh })).toMatchObject({ ok: false, code: 'health.hand-over.named', status: 409 });
  await rows(`update members set handed_hmac = null where ref = $1`, [of]);
  const [file] = await rows<{ account_id: number | null }>('select account_id from members where ref = $1', [of]);
  expect(file?.account_id).toBeNull();
  expect(await handOver(later(shop, me.ctx, days + DAY), { of, phone: fresh })).toMatchObject({ ok: true });
  expect((await said(shop)).filter(({ notice, recipient }) => notice === 'family.handed' && recipient === fresh)).toHaveLength(1);
  expect(await claim(later(shop, await comes(fresh), days + DAY))).toMatchObject({ ok: true });
  expect([await overview(later(shop, me.ctx, days + DAY), of), await filesToHandOver(me.ctx)]).toMatchObject([{ ok: false, status: 404 }, []]);
  later(shop, me.ctx, 0);
});
