import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDoctorFilters, type DoctorFilters } from '#domain/doctors/list';
import { moveRole } from '#services/account-roles/move';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { doctorAddresses, readDoctor } from './doctor';
import { listDoctors } from './list';

const DOCTORS = 15;
let shop: Shop;
const all: Bookable[] = [];
const rows = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const asked = (more: Partial<DoctorFilters> = {}): DoctorFilters => ({ ...parseDoctorFilters(new URLSearchParams()), ...more });
const list = (more: Partial<DoctorFilters> = {}, lang: 'fa' | 'en' = 'fa') => listDoctors(testContext(shop.rt, { lang }), asked(more));
const ids = async (more: Partial<DoctorFilters> = {}) => (await list(more)).doctors.map(({ id }) => id);

beforeAll(async () => {
  shop = await openShop();
  for (let at = 0; at < DOCTORS; at += 1) all.push(await bookableDoctor(shop, at + 1));
  // The further down the list of makings, the sooner free; the last one not at all.
  for (const [at, { id }] of all.entries()) {
    await rows(`delete from slots where doctor_id = $1 and starts_at < '2026-11-21T06:30:00Z'`, [id]);
    if (at === DOCTORS - 1) await rows(`delete from slots where doctor_id = $1`, [id]);
    else
      await rows(`insert into slots (doctor_id, starts_at, kinds) values ($1, '2026-11-27T12:00:00Z'::timestamptz - $2 * interval '1 hour', '{online}')`, [
        id,
        at,
      ]);
  }
});
afterAll(() => shop.stop());

test('[CONS-1] whoever is free sooner stands higher, page by page by key: each once, who is not free last', async () => {
  const first = await list();
  expect([first.total, first.doctors.length, first.freeToday]).toEqual([DOCTORS, 12, 0]);
  const second = await list({ after: first.next });
  expect([second.doctors.length, second.next]).toEqual([3, null]);
  const sorted = [...all.slice(0, -1)].reverse().map(({ id }) => id);
  expect([...first.doctors, ...second.doctors].map(({ id }) => id)).toEqual([...sorted, all.at(-1)?.id]);
  expect(first.doctors[0]).toMatchObject({ name: 'دکتر بهار آزمون‌پور', councilNumber: '10014', categories: ['public-health'], languages: ['fa'] });
  expect(first.doctors[0]?.offers).toEqual([{ kind: 'online', centreId: null, priceToman: 250_000 }]);
  expect(first.doctors[0]?.times.length).toBe(6);
  expect(second.doctors.at(-1)?.times).toEqual([]);
});

test('[CONS-1] a slot that is taken, or begins sooner than the doctor wants notice, is no free time', async () => {
  const { id } = all[0]!;
  const next = async () =>
    (await list()).doctors
      .concat((await list({ after: (await list()).next })).doctors)
      .find((one) => one.id === id)
      ?.times[0]?.toISOString();
  expect(await next()).toBe('2026-11-27T12:00:00.000Z');
  await rows(`update slots set reservation_id = 7 where doctor_id = $1 and starts_at = '2026-11-27T12:00:00Z'`, [id]);
  expect(await next()).toBe('2026-11-28T05:30:00.000Z');
  await rows(`update doctor_desks set notice_minutes = 10080 where doctor_id = $1`, [id]);
  expect(await next()).toBe('2026-11-28T05:30:00.000Z');
  await rows(`update slots set reservation_id = null where doctor_id = $1`, [id]);
  expect(await next()).toBe('2026-11-28T05:30:00.000Z');
  await rows(`update doctor_desks set notice_minutes = 60 where doctor_id = $1`, [id]);
  expect(await next()).toBe('2026-11-27T12:00:00.000Z');
});

test('[CONS-1, LIST-2] the list is narrowed by field, kind, level, language, gender, name and today', async () => {
  const [one, two] = [all[3]!.id, all[4]!.id];
  await rows(`update doctors set level = 'specialist', gender = 'male' where id = $1`, [one]);
  await rows(`update doctors_categories set value = 'heart' where parent_id = any($1)`, [[one, two]]);
  await rows(`insert into doctors_speaks (parent_id, "order", value) values ($1, 2, 'ku')`, [two]);
  await rows(`update doctors_locales set title = 'دکتر بهار یوسفی‌نژاد' where _parent_id = $1 and _locale = 'fa'`, [two]);
  await rows(`insert into slots (doctor_id, starts_at, kinds) values ($1, '2026-11-21T12:00:00Z', '{online}')`, [one]);
  expect(await ids({ category: 'heart' })).toEqual([one, two]);
  expect(await ids({ level: 'specialist' })).toEqual([one]);
  expect(await ids({ gender: 'male' })).toEqual([one]);
  expect(await ids({ language: 'ku' })).toEqual([two]);
  expect(await ids({ today: true })).toEqual([one]);
  expect(await ids({ kind: 'counselling' })).toEqual([]);
  expect(await ids({ kind: 'online', category: 'heart' })).toEqual([one, two]);
  for (const q of ['یوسفی', 'نژاد', 'يوسفي نژاد']) expect(await ids({ q })).toEqual([two]);
  // The name of a field finds who is of it.
  expect(await ids({ q: 'قلب' })).toEqual([one, two]);
  expect(await ids({ q: `'; drop table doctors --` })).toEqual([]);
});

test('[DOC-4] a doctor is shown while published, verified by the council’s number and licensed, and in the languages of the profile; else there is no page', async () => {
  const { id, userId } = all[7]!;
  const slug = `doctor-${userId}`;
  const ctx = testContext(shop.rt);
  const shown = async () => [
    (await ids({ q: 'هفتم' })).includes(id),
    (await readDoctor(ctx, slug)).ok,
    (await doctorAddresses(ctx)).some((one) => one.slug === slug),
  ];
  await rows(`update doctors_locales set title = 'دکتر هفتم' where _parent_id = $1 and _locale = 'fa'`, [id]);
  expect(await shown()).toEqual([true, true, true]);
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: '', roles: ['support'] } });
  const { rows: roles } = await shop.database.pool.query<{ id: number }>(`select id from account_roles where user_id = $1`, [userId]);
  const move = (event: 'suspend' | 'restore', expectedState: 'verified' | 'suspended') =>
    moveRole(desk, { roleId: roles[0]?.id ?? 0, event, expectedState, reason: 'شکایت بررسی شد' });
  expect(await move('suspend', 'verified')).toMatchObject({ ok: true });
  expect(await shown()).toEqual([false, false, false]);
  expect(await move('restore', 'suspended')).toMatchObject({ ok: true });
  expect(await shown()).toEqual([true, true, true]);
  await rows(`update account_roles set ends_on = '2026-11-20' where user_id = $1`, [userId]);
  expect(await shown()).toEqual([false, false, false]);
  await rows(`update account_roles set ends_on = '2026-11-21' where user_id = $1`, [userId]);
  expect(await shown()).toEqual([true, true, true]);
  await rows(`update doctors set published = false where id = $1`, [id]);
  expect(await shown()).toEqual([false, false, false]);
  await rows(`update doctors set published = true where id = $1`, [id]);
  await rows(`delete from doctors_locales where _parent_id = $1 and _locale = 'en'`, [id]);
  expect((await readDoctor(testContext(shop.rt, { lang: 'en' }), slug)).ok).toBe(false);
});

test('[CONS-2] the price is the one that holds today: a later row waits for its day', async () => {
  const { id, userId } = all[9]!;
  await rows(
    `insert into doctors_services (id, _parent_id, _order, kind, price_toman, holds_from) values ('next-' || $1::int, $1, 2, 'online', 300000, '2026-11-22')`,
    [id],
  );
  const price = async () => {
    const found = await readDoctor(testContext(shop.rt), `doctor-${userId}`);
    return found.ok ? found.value.offers[0]?.priceToman : null;
  };
  expect(await price()).toBe(250_000);
  shop.at(new Date('2026-11-21T20:31:00Z'));
  expect(await price()).toBe(300_000);
  shop.at(new Date('2026-11-21T05:00:00Z'));
  for (const planted of [
    `update doctors_services set price_toman = 999 where _parent_id = $1`,
    `update doctors_services set kind = 'in-person' where _parent_id = $1`,
    `insert into doctors_services (id, _parent_id, _order, kind, price_toman, holds_from) values ('twice', $1, 3, 'online', 1000, '2026-11-22')`,
    `update doctors_services set kind = 'counselling' where _parent_id = $1`,
  ])
    await expect(rows(planted, [id])).rejects.toThrow(/doctors_(?:services_|counsel)|does not counsel/);
});
