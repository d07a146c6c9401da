import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_SMS_MOST_CHARACTERS } from '#domain/inquiries/fields';
import { inquiryMoves, inquiryCycle } from '#domain/inquiries/life-cycle';
import { INQUIRIES_PER_ADDRESS, INQUIRIES_PER_CONTACT } from '#domain/inquiries/limits';
import type { Ctx } from '../context';
import { testContext } from '../../tests/test-context';
import { openShop, said, type Shop } from '../../tests/shop';
import { recomputeOpenDeadlines } from '../deadlines/recompute';
import { lookupOf } from '../messages/lookup';
import { staffInquiry } from '../staff/inquiry-detail';
import { ownerOf } from '../ownership/claim';
import { forgetInquiries } from './forget';
import { applyForWork, askForCall, askForDemo, askQuestion } from './ask';
import { moveInquiry } from './move';
import { openCv } from './open-file';
import { inquiryPromise } from './promise';
import { inquiryStatus } from './status';

let shop: Shop;
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const question = { name: 'آوین کهن‌سار', topic: 'order', words: 'سفارش من کی می‌رسد؟' } as const;
const byMail = (address = `a${Math.random()}@example.com`) => ({ channel: 'email' as const, address });
const guest = (more: Partial<Ctx> = {}) => testContext(shop.rt, { ip: `10.0.0.${Math.floor(Math.random() * 250)}`, ...more });
const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles } });
const row = async (code: string) => (await shop.database.pool.query(`select * from inquiries where code = $1`, [code])).rows[0];
const counted = async (table: string) => (await shop.database.pool.query(`select count(*)::int n from ${table}`)).rows[0].n as number;

beforeAll(async () => {
  shop = await openShop();
  await shop.database.pool.query(`insert into products_locales (title, _locale, _parent_id) select 'گوشی', 'fa', id from products where slug = 'ns1'`);
});
afterAll(() => shop.stop());

async function asked(ctx = guest(), contact = byMail()): Promise<string> {
  const sent = await askQuestion(ctx, { ...question, once: key(), contact });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.code;
}

test('[CONT-1: stored and acknowledged] a question is kept, promised an answer by the desk’s hours, and acknowledged where the asker said', async () => {
  // Saturday 8:30 in Tehran: ten hours of the desk's day less half an hour, and two and a half of Sunday's.
  const contact = byMail();
  const code = await asked(guest(), contact);
  expect(await row(code)).toMatchObject({ kind: 'contact', state: 'new', lang: 'fa' });
  expect((await row(code)).due_at.toISOString()).toBe('2026-11-22T07:00:00.000Z');
  expect((await said(shop)).filter((one) => one.recipient === contact.address)).toMatchObject([{ notice: 'inquiries.received' }]);
  expect(await inquiryStatus(guest(), code.toLowerCase())).toMatchObject({ ok: true, value: { code, kind: 'contact', state: 'new' } });
  expect(await inquiryStatus(guest(), 'ZQ-2222222')).toMatchObject({ ok: false, status: 404 });
});

test('[CONT-1: once] the same form sent twice is one request with one answer; another text under the same key is refused', async () => {
  const form = { ...question, once: key(), contact: byMail() };
  const before = await counted('inquiries');
  const answers = await Promise.all([1, 2, 3, 4].map(() => askQuestion(guest(), form)));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await counted('inquiries')).toBe(before + 1);
  expect(await askQuestion(guest(), { ...form, words: 'پرسش دیگری دارم' })).toMatchObject({ ok: false, status: 409 });
});

test('[CONT-1: limits] one asker is heard a few times an hour, also when all come at once; then nothing is written', async () => {
  const contact = byMail();
  const sent = await Promise.all(Array.from({ length: 9 }, () => askQuestion(guest(), { ...question, once: key(), contact })));
  expect(sent.filter((one) => one.ok).length).toBe(INQUIRIES_PER_CONTACT);
  const before = await counted('inquiries');
  expect(await askQuestion(guest(), { ...question, once: key(), contact })).toMatchObject({ ok: false, code: 'inquiries.too-many', status: 429 });
  expect(await counted('inquiries')).toBe(before);
});

test('[CONT-1: limits] one network is heard so often an hour, though all its addresses ask at once for as many people', async () => {
  const from = (n: number) => guest({ ip: `2001:db8:77:1::${n.toString(16)}` });
  const asks = Array.from({ length: INQUIRIES_PER_ADDRESS + 15 }, (_, n) =>
    askForCall(from(n), { once: key(), name: 'آوین', phone: `0919${String(n).padStart(7, '0')}`, time: 'any', words: null }),
  );
  const sent = await Promise.all(asks);
  expect(sent.filter((one) => one.ok).length).toBe(INQUIRIES_PER_ADDRESS);
  expect(sent.filter((one) => !one.ok && one.status === 429).length).toBe(15);
});

test('[AUTH-6: unproved numbers] a form sends no SMS to a typed number; what staff answer goes twice a day at most, but to one’s own number always', async () => {
  const phone = '09127770001';
  const call = async (ctx = guest()) => {
    const sent = await askForCall(ctx, { once: key(), name: 'آوین', phone, time: 'any', words: null });
    if (!sent.ok) throw new Error(sent.code);
    const { id } = await row(sent.value.code);
    return moveInquiry(staff('support'), { inquiryId: id, event: 'no-answer', expectedState: 'new' });
  };
  const told = async () => (await said(shop)).filter((one) => one.recipient === phone).map((one) => one.notice);
  for (let n = 0; n < 3; n += 1) await call();
  expect(await told()).toEqual(['inquiries.missed', 'inquiries.missed']);
  const { rows } = await shop.database.pool.query(`insert into users (phone) values ($1) returning id`, [phone]);
  await call(guest({ actor: { kind: 'user', userId: rows[0].id, sessionId: 's' } }));
  expect(await told()).toHaveLength(3);
});

test('[CONT-1: call request] a call is promised within two hours of the desk; on Wednesday evening that is after the weekend, and holidays move it', async () => {
  const at = (moment: string) => shop.at(new Date(moment));
  const promised = async () => (await inquiryPromise(guest(), 'call')).dueTime.toISOString();
  at('2026-11-21T05:00:00.000Z');
  expect(await promised()).toBe('2026-11-21T07:00:00.000Z');
  expect((await inquiryPromise(guest(), 'call')).atDesk).toBe(true);
  at('2026-11-25T13:30:00.000Z'); // Wednesday 17:00 in Tehran
  expect(await promised()).toBe('2026-11-28T05:30:00.000Z');
  at('2026-11-25T15:00:00.000Z');
  expect(await inquiryPromise(guest(), 'call')).toMatchObject({ atDesk: false, opens: new Date('2026-11-28T04:30:00.000Z') });
  const call = await askForCall(guest(), { once: key(), name: 'آوین', phone: '09121112233', time: 'any', words: null });
  const noon = await askForCall(guest(), { once: key(), name: 'آوین', phone: '09121112234', time: 'noon', words: null });
  if (!call.ok || !noon.ok) throw new Error('not sent');
  const due = async (code: string) => (await row(code)).due_at.toISOString();
  expect([await due(call.value.code), await due(noon.value.code)]).toEqual(['2026-11-28T06:30:00.000Z', '2026-11-28T10:30:00.000Z']);
  await shop.database.pool.query(`insert into holidays (day, kind, certainty) values ('2026-11-28', 'decree', 'official')`);
  await recomputeOpenDeadlines(guest({ actor: { kind: 'clock', job: 'test' } }));
  expect([await due(call.value.code), await due(noon.value.code)]).toEqual(['2026-11-29T06:30:00.000Z', '2026-11-29T10:30:00.000Z']);
  // Who was not reached is tried again at the hours that they chose.
  at('2026-11-29T10:00:00.000Z');
  for (const { value } of [call, noon])
    await moveInquiry(staff('support'), { inquiryId: (await row(value.code)).id, event: 'no-answer', expectedState: 'new' });
  expect([await due(call.value.code), await due(noon.value.code)]).toEqual(['2026-11-29T14:00:00.000Z', '2026-11-30T10:30:00.000Z']);
  at('2026-11-21T05:00:00.000Z');
});

test('[PROD-6: stored] a demo names its product and place; of a product that is not shown there is none', async () => {
  const form = { name: 'آوین', phone: '09123334455', place: 'clinic', province: 'tehran', city: 'تهران', words: null } as const;
  const sent = await askForDemo(guest(), 'ns1', { ...form, once: key() });
  if (!sent.ok) throw new Error(sent.code);
  expect(await row(sent.value.code)).toMatchObject({ kind: 'demo', province: 'tehran', city: 'tehran' });
  const before = await counted('inquiries');
  expect(await askForDemo(guest(), 'nothing', { ...form, once: key() })).toMatchObject({ ok: false, status: 404 });
  expect(await counted('inquiries')).toBe(before);
});

const pdf = (inside = '') => `%PDF-1.7\n1 0 obj <</Type /Catalog ${inside}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`;
const file = (bytes: string | Uint8Array): File => new File([bytes as BlobPart], 'cv.pdf');
const hidden = (inside: string) => {
  const packed = deflateSync(Buffer.from(inside)).toString('latin1');
  return Buffer.from(`%PDF-1.7\n5 0 obj <</Type /ObjStm /Filter /FlateDecode /Length ${packed.length}>>stream\n${packed}\nendstream endobj\n%%EOF\n`, 'latin1');
};
let applicant = 0;
const apply = (upload: File | null) => {
  applicant += 1;
  const phone = `0913${String(applicant).padStart(7, '0')}`;
  return applyForWork(guest(), { once: key(), name: 'سهراب', phone, email: null, position: 'engineer', words: null }, upload);
};

test('[CONT-1: CV by content] a CV is what its content says: plain PDFs and pictures, whatever they are called', async () => {
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect((await apply(file(pdf()))).ok).toBe(true);
  expect((await apply(file(pdf('/OpenAction [3 0 R /Fit]')))).ok).toBe(true);
  expect((await apply(file(new Uint8Array(picture)))).ok).toBe(true);
  const before = [await counted('inquiries'), await counted('inquiry_files'), await counted('messages')];
  for (const [bytes, code] of [
    ['<html><script>alert(1)</script>', 'inquiries.cv.not-a-document'],
    ['%PDF-1.7 without an end', 'inquiries.cv.not-a-document'],
    ['MZ\u0090 %PDF-', 'inquiries.cv.not-a-document'],
    [pdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'), 'inquiries.cv.active'],
    [pdf('/AA <</O 4 0 R>>'), 'inquiries.cv.active'],
    [pdf('/Names <</#4aava#53cript 3 0 R>>'), 'inquiries.cv.active'],
    [pdf('/Names <</EmbeddedFiles 3 0 R>>'), 'inquiries.cv.active'],
    [pdf('/Encrypt 9 0 R'), 'inquiries.cv.active'],
    [new Uint8Array(hidden('7 0 <</S /Launch /F (calc.exe)>>')), 'inquiries.cv.active'],
    ['', 'inquiries.cv.missing'],
  ] as const)
    expect([bytes.slice(0, 60), await apply(file(bytes))]).toMatchObject([bytes.slice(0, 60), { ok: false, code, field: 'cv' }]);
  expect(await apply(null)).toMatchObject({ ok: false, code: 'inquiries.cv.missing' });
  expect(await apply(file(new Uint8Array(9 * 1_048_576)))).toMatchObject({ ok: false, code: 'records.files.too-large' });
  expect([await counted('inquiries'), await counted('inquiry_files'), await counted('messages')]).toEqual(before);
  expect((await apply(file(new Uint8Array(hidden('7 0 <</Type /Page>>'))))).ok).toBe(true);
});

test('[CONT-1: only staff read a CV] support opens it with a line in the log; other staff, users and guests find nothing', async () => {
  const sent = await apply(file(pdf()));
  if (!sent.ok) throw new Error(sent.code);
  const { id } = await row(sent.value.code);
  expect(await openCv(staff('support'), id)).toMatchObject({ ok: true, value: { type: 'application/pdf' } });
  for (const ctx of [staff('after-sales'), staff('editor'), staff('operations'), guest(), guest({ actor: { kind: 'user', userId: 1, sessionId: 's' } })])
    expect(await openCv(ctx, id)).toMatchObject({ ok: false, status: 404 });
  expect(await staffInquiry(staff('after-sales'), id)).toBeNull();
  expect(await staffInquiry(staff('support'), id)).toMatchObject({ details: { name: 'سهراب' }, file: { type: 'application/pdf' } });
  const { rows } = await shop.database.pool.query(`select action from audit where subject = $1 order by id`, [`inquiry:${id}`]);
  expect(rows.map((one) => one.action)).toEqual(['inquiries.sent', 'inquiries.cv.read', 'inquiries.read']);
});

test('[CONT-1: worked on with a status] staff take it up, try again, answer; the asker is told, and two staff never overwrite each other', async () => {
  const contact = byMail();
  const code = await asked(guest(), contact);
  const { id } = await row(code);
  const move = (event: 'begin' | 'no-answer' | 'answer' | 'reopen' | 'cancel', expectedState: string, reason?: string, ctx = staff('support')) =>
    moveInquiry(ctx, { inquiryId: id, event, expectedState: expectedState as 'new', reason });
  const both = await Promise.all([move('begin', 'new'), move('begin', 'new', undefined, staff('after-sales'))]);
  expect(both.map((one) => one.ok).sort()).toEqual([false, true]);
  expect(await move('begin', 'pending')).toMatchObject({ ok: false, status: 409 });
  expect(await move('no-answer', 'pending')).toMatchObject({ ok: true, value: { state: 'unanswered' } });
  expect((await row(code)).due_at).not.toBeNull();
  expect(await move('answer', 'unanswered')).toMatchObject({ ok: false, field: 'reason' });
  expect(await move('answer', 'unanswered', 'سفارش شما دوشنبه می‌رسد.')).toMatchObject({ ok: true });
  expect(await row(code)).toMatchObject({ state: 'done', due_at: null });
  expect(await move('answer', 'unanswered', 'بار دوم')).toMatchObject({ ok: false, status: 409 });
  for (const nobody of [guest(), staff('operations'), staff('editor')])
    expect(await move('reopen', 'done', 'دوباره', nobody)).toMatchObject({ ok: false, status: 403 });
  const told = (await said(shop)).filter((one) => one.recipient === contact.address);
  expect(told.map((one) => one.notice)).toEqual(['inquiries.received', 'inquiries.missed', 'inquiries.answered']);
  expect(told.at(-1)?.body).toContain('سفارش شما دوشنبه می‌رسد.');
  await expect(shop.database.pool.query(`update events set reason = 'x' where subject = $1`, [`inquiry:${id}`])).rejects.toThrow(/append-only/);
});

test('[CONT-1: an answer goes whole] by SMS so many characters go and no more are taken, the field says so and nothing is written; by mail all of it goes', async () => {
  const answer = (id: number, reason: string) => moveInquiry(staff('support'), { inquiryId: id, event: 'answer', expectedState: 'new', reason });
  const called = await askForCall(guest(), { once: key(), name: 'آوین', phone: '09351112244', time: 'any', words: null });
  if (!called.ok) throw new Error(called.code);
  const { id: sms } = await row(called.value.code);
  expect(await answer(sms, 'پ'.repeat(ANSWER_SMS_MOST_CHARACTERS + 1))).toMatchObject({
    ...{ ok: false, code: 'inquiries.answer.too-long', field: 'reason' },
    facts: { most: 100, length: 101 },
  });
  expect(await answer(sms, 'پ'.repeat(ANSWER_SMS_MOST_CHARACTERS))).toMatchObject({ ok: true, value: { state: 'done', told: true } });
  expect(lookupOf({ notice: 'inquiries.answered', lang: 'fa', facts: { code: 'x', reason: 'پ'.repeat(ANSWER_SMS_MOST_CHARACTERS) } })['token20']).toHaveLength(
    ANSWER_SMS_MOST_CHARACTERS,
  );
  const { id: mail } = await row(await asked());
  expect(await answer(mail, 'پ'.repeat(900))).toMatchObject({ ok: true, value: { told: true } });
  // Opened again: nobody is told, and nothing is asked.
  expect(await moveInquiry(staff('support'), { inquiryId: mail, event: 'reopen', expectedState: 'done' })).toMatchObject({ ok: true, value: { told: false } });
});

test('[CONT-1: forgotten] a year after its answer who asked, what, and the CV are gone; number and history stay, and what is open stays whole', async () => {
  const sent = await apply(file(pdf()));
  if (!sent.ok) throw new Error(sent.code);
  const { id } = await row(sent.value.code);
  const { rows } = await shop.database.pool.query<{ file: string }>(`select file from inquiry_files where inquiry_id = $1`, [id]);
  await moveInquiry(staff('support'), { inquiryId: id, event: 'answer', expectedState: 'new', reason: 'پاسخ داده شد' });
  const open = await asked();
  const later = guest({ now: new Date(shop.rt.clock().getTime() + 366 * 86_400_000) });
  expect(await shop.rt.files.read(rows[0]?.file ?? '')).toBeDefined();
  expect(await forgetInquiries(guest())).toBe(0);
  expect(await forgetInquiries(later)).toBeGreaterThan(0);
  expect(await shop.rt.files.read(rows[0]?.file ?? '')).toBeUndefined();
  expect(await staffInquiry(staff('support'), id)).toMatchObject({ details: null, file: null });
  expect((await staffInquiry(staff('support'), (await row(open)).id))?.details).not.toBeNull();
});

test('[ADM-4: requests] from every state only the moves of its table are open, and they end in states of the table', () => {
  for (const state of inquiryCycle.states) for (const move of inquiryMoves(state)) expect(inquiryCycle.states).toContain(move.to);
  expect(inquiryMoves('done').map((move) => move.event)).toEqual(['reopen']);
});

test('[ADM-3: answered] who answers a request that is nobody’s is its owner from then on; one that is a colleague’s stays theirs', async () => {
  const people = await shop.database.pool.query<{ id: number }>(
    `insert into staff (name, email) values ('سمن', 'saman@zarban.example'), ('نیک', 'nik@zarban.example') returning id`,
  );
  const [saman, nik] = people.rows.map(({ id }) => id) as [number, number];
  const of = (staffId: number) => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'سمن', roles: ['support'] } });
  const asked = async () => {
    const sent = await askQuestion(guest(), { ...question, once: key(), contact: byMail() });
    return (await row(sent.ok ? sent.value.code : '')).id as number;
  };
  const owner = async (id: number) => (await ownerOf(shop.rt.db, { collection: 'inquiries', id })).staffId;
  const free = await asked();
  expect(await owner(free)).toBeNull();
  expect(await moveInquiry(of(saman), { inquiryId: free, event: 'answer', expectedState: 'new', reason: 'فردا می‌رسد.' })).toMatchObject({ ok: true });
  expect(await owner(free)).toBe(saman);
  expect((await staffInquiry(of(saman), free))?.takings).toMatchObject([{ event: 'work.take', by: 'سمن' }]);
  expect(await moveInquiry(of(nik), { inquiryId: free, event: 'reopen', expectedState: 'done', reason: 'هنوز نرسیده' })).toMatchObject({ ok: true });
  expect(await owner(free)).toBe(saman);
});
