import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { addCohort } from '../../tests/academy';
import { addLesson } from '../../tests/lessons';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { paperByNumber } from '../papers/verify';
import { beginCourse } from './begin';
import { certificatePdf } from './certificate-pdf';
import { takeCertificate } from './certificate';
import { endLesson } from './done';
import { enrolmentPage } from './mine';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
import { tryQuiz } from './try';
import { withdrawCertificate } from './withdraw';

const PRICE = 1_200_000;
let shop: Shop;
let ctx: Ctx;
let code: string;
const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['support'] } });
beforeEach(async () => {
  shop = await openShop();
  await query(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
  ctx = await buyer(shop);
  const cohort = await addCohort(shop.database.pool, { now: clockOf(shop).now, priceToman: PRICE });
  await moveSeats(desk(), { cohortId: cohort, delta: 3, reason: 'room', key: ulid() });
  await addCredit(shop, ctx, PRICE);
  const held = await reserveSeat(ctx, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  ({ code } = held.value);
  await paySeat(ctx, { key: ulid(), code, shownToman: PRICE, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
});
afterEach(() => shop.stop());

const at = (lesson: string) => ({ slug: 'ecg', lesson });
const number = { kind: 'number', answer: '75', tolerance: 0, prompt: 'چند؟', why: 'زیرا' };

/** Does both lessons, one question right at the second try. */
async function learn(): Promise<void> {
  const { items } = await addLesson(shop.database, 'one', { free: true, items: [number, number] });
  await addLesson(shop.database, 'two', { free: false, items: [] });
  const [first, second] = items as [number, number];
  await beginCourse(ctx, code);
  await tryQuiz(ctx, { at: at('one'), once: ulid(), answers: { [first]: ['75'], [second]: ['74'] } });
  expect(await takeCertificate(ctx, code)).toMatchObject({ ok: false, code: 'academy.certificate.lessons-left', facts: { count: 2 } });
  await tryQuiz(ctx, { at: at('one'), once: ulid(), answers: { [second]: ['75'] } });
  expect(await takeCertificate(ctx, code)).toMatchObject({ ok: false, code: 'academy.certificate.lessons-left', facts: { count: 1 } });
  await endLesson(ctx, at('two'));
}

test('[ACAD-3: certificate] it is issued once all lessons are done, once, with what was true then; its number is found with its check part alone', async () => {
  await addLesson(shop.database, 'zero', { free: true, items: [] });
  expect(await takeCertificate(ctx, code)).toMatchObject({ ok: false, code: 'academy.certificate.not-begun' });
  await query(`delete from lessons`);
  await learn();
  await query(`update users set first_name = null`);
  expect(await takeCertificate(ctx, code)).toMatchObject({ ok: false, code: 'academy.certificate.name' });
  await query(`update users set first_name = 'آوین', last_name = 'راد'`);
  expect(await takeCertificate(await buyer(shop, 2), code)).toMatchObject({ ok: false, status: 404 });
  const taken = await Promise.all([takeCertificate(ctx, code), takeCertificate(ctx, code)]);
  expect(taken).toMatchObject([{ ok: true }, { ok: true }]);
  expect(taken[0]).toEqual(taken[1]);
  expect((await query('select 1 from certificates')).rows).toHaveLength(1);
  await query(`update users set first_name = 'دیگری'`);
  await query(`update courses set hours = 99`);
  const page = await enrolmentPage(ctx, code);
  if ('ok' in page || !page.certificate) throw new Error('no certificate');
  expect(page).toMatchObject({ state: 'finished', progress: { done: 2, all: 2, next: null }, certificate: { withdrawn: false } });
  const guest = testContext(shop.rt);
  const { shown } = page.certificate;
  expect(await paperByNumber(guest, shown.toLowerCase())).toMatchObject({
    ok: true,
    value: { claims: { w: 'آوین راد', f: 'نوار قلب', e: 'ECG', h: 12, s: 50, n: shown }, withdrawn: null },
  });
  const wrong = shown.slice(0, -1) + (shown.endsWith('2') ? '3' : '2');
  for (const typed of [wrong, shown.slice(0, 10), 'ZC-2222222-22222222', ''])
    expect(await paperByNumber(guest, typed)).toMatchObject({ ok: false, status: 404 });
});

test('[ACAD-3: certificate] staff withdraw one with a reason, once, which the page by number says; what was signed is never changed or deleted', async () => {
  await learn();
  await query(`update users set first_name = 'آوین', last_name = 'راد'`);
  await takeCertificate(ctx, code);
  const { rows } = await query('select id, number, "check" from certificates');
  const { id, number: of, check } = rows[0] as { id: number; number: string; check: string };
  expect(await withdrawCertificate(ctx, { id, reason: 'x' })).toMatchObject({ ok: false, status: 403 });
  const editor = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['editor'] } });
  expect(await withdrawCertificate(editor, { id, reason: 'x' })).toMatchObject({ ok: false, status: 403 });
  expect(await withdrawCertificate(desk(), { id, reason: '  ' })).toMatchObject({ ok: false, field: 'reason' });
  const pressed = await Promise.all([withdrawCertificate(desk(), { id, reason: 'نام نادرست' }), withdrawCertificate(desk(), { id, reason: 'نام نادرست' })]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await paperByNumber(testContext(shop.rt), `${of}-${check}`)).toMatchObject({ ok: true, value: { withdrawn: { why: 'نام نادرست' } } });
  expect((await query(`select actor, facts from audit where action = 'certificates.withdraw'`)).rows).toMatchObject([
    { actor: 'staff:1', facts: { why: 'نام نادرست' } },
  ]);
  await expect(query(`update certificates set name = 'دیگری'`)).rejects.toThrow('never changed');
  await expect(query(`update certificates set revoked_at = null, why = null`)).rejects.toThrow('never changed');
  await expect(query(`delete from certificates`)).rejects.toThrow('never deleted');
});

test('[ACAD-3: certificate] its PDF is its student’s own, drawn once in each language, with the signed text and the number on it', async () => {
  await learn();
  await query(`update users set first_name = 'آوین', last_name = 'راد'`);
  const asked: object[] = [];
  const kept = new Map<string, Uint8Array>();
  const files = {
    read: (name: string) => Promise.resolve(kept.has(name) ? { bytes: kept.get(name) } : null),
    put: (name: string, { bytes }: { bytes: Uint8Array }) => Promise.resolve(void kept.set(name, bytes)),
  };
  const drawInvoice = (one: object) => Promise.resolve((asked.push(one), new TextEncoder().encode('%PDF-')));
  const rt = { ...shop.rt, files, drawInvoice } as unknown as Ctx['rt'];
  const addresses = { check: 'https://zarban.example/verify', number: (paper: string) => `https://zarban.example/verify/${paper}` };
  const of = (by: Ctx) => certificatePdf({ ...by, rt }, { code, addresses });
  expect(await of(ctx)).toMatchObject({ ok: false, status: 404 });
  await takeCertificate(ctx, code);
  expect(await of(ctx)).toMatchObject({ ok: true });
  expect(await of(ctx)).toMatchObject({ ok: true });
  expect(await of({ ...ctx, lang: 'en' })).toMatchObject({ ok: true, value: { name: expect.stringMatching(/^zarban-ZC-\w{7}-en\.pdf$/) as string } });
  expect(await of(await buyer(shop, 2))).toMatchObject({ ok: false, status: 404 });
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    lang: 'fa',
    certificate: { name: 'آوین راد', checkUrl: expect.stringMatching(/^https:\/\/zarban\.example\/verify#ZP1\./) as string },
  });
});
