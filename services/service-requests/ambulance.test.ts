import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nounOfPromise } from '#domain/work/nouns';
import { readService } from '#domain/service-requests/read-service';
import { serviceOf } from '#domain/service-requests/types/all';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import type { Warning } from '../deadlines/warnings';
import { staffRequest } from '../staff/request-detail';
import { workDue } from '../work/due';
import { warnOfDeadline } from '../work/warn';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { clockOf, userOf } from '../../tests/wallet';
import { testContext } from '../../tests/test-context';
import { callAmbulance } from './ambulance';
import { followRequest } from './follow';
import { requestPage } from './my-request';
import { moveServiceRequest, type RequestDeed } from './move';
import { settleDueRequests } from './settle';
import { moveVisitByDesk } from './visit-move';

let shop: Shop;
let number = 0;
/** A Friday night in Tehran: an ambulance is called by plain hours. */
const FRIDAY = '2026-11-20T20:00:00Z';
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = (role = 'operations') => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: [role] } });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const guest = (ip = `10.${number}.0.1`): Ctx => testContext(shop.rt, { actor: { kind: 'guest' }, ip });
const phone = () => `0919${String(number).padStart(7, '0')}`;

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example'), (2, 'نوا', 'nava@zarban.example')`);
  await rows(`insert into staff_roles ("order", parent_id, value) values (1, 1, 'operations'), (1, 2, 'administrator')`);
});
beforeEach(() => {
  shop.at(new Date(FRIDAY));
  number += 1;
});
afterAll(() => shop.stop());

function values(more: Record<string, unknown> = {}) {
  const type = serviceOf('ambulance');
  const typed = { item: 'hospital-to-home', name: 'آوین کهن‌سار', phone: phone(), city: 'تهران', fullAddress: 'بیمارستان نمونه، بخش قلب', ...more };
  const read = type && readService(type, typed, new Set());
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

async function called(by: Ctx = guest()): Promise<{ token: string; id: number; code: string }> {
  const sent = await callAmbulance(by, { once: key(), values: values() });
  if (!sent.ok) throw new Error(sent.code);
  const [row] = await rows<{ id: number; code: string }>(`select id, code from service_requests order by id desc limit 1`);
  return { token: sent.value.token, id: row?.id ?? 0, code: row?.code ?? '' };
}

async function move(id: number, event: RequestDeed['event'], more: Partial<RequestDeed> = {}) {
  const [row] = await rows<{ state: RequestDeed['expectedState'] }>(`select state::text from service_requests where id = $1`, [id]);
  return moveServiceRequest(staff(), { requestId: id, event, expectedState: row?.state ?? 'not-checked', ...more });
}

test('[AMB-1: form] a guest’s call is a request of nobody’s account with the promise of a call within five minutes, night or day', async () => {
  const { id, token } = await called();
  const [row] = await rows<{ user_id: number | null; state: string; due_at: Date }>(`select user_id, state::text, due_at from service_requests where id = $1`, [
    id,
  ]);
  expect(row).toMatchObject({ user_id: null, state: 'not-checked' });
  expect(row?.due_at.toISOString()).toBe('2026-11-20T20:05:00.000Z');
  expect(await followRequest(guest(), token)).toMatchObject({ ok: true, value: { state: 'not-checked', hours: null, provider: null } });
  expect(await staffRequest(staff(), id)).toMatchObject({ owner: null, details: { phone: phone() } });
});

test('[AMB-1: told] whoever called hears the number and the address, and no word of what it is', async () => {
  const { token, code } = await called();
  const [sms] = (await said(shop)).filter(({ recipient }) => recipient === phone());
  expect(sms).toMatchObject({ notice: 'services.called' });
  expect(sms?.body).toContain(code);
  expect(sms?.body).toContain(`/follow/${token}`);
  for (const word of [say('fa', 'services.types.ambulance.name'), 'آمبولانس', 'بیمارستان', 'آوین']) expect(sms?.body).not.toContain(word);
  // The tables know the hash alone.
  const kept = await rows(`select l.token_hash, o.result from follow_links l, once_keys o where o.form = 'ambulance'`);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('[AMB-1: at once] the desk is told as it begins, and the administrator once the promise is over', async () => {
  const { id, code } = await called();
  expect(nounOfPromise('ambulance.call')).toBe('request');
  const work = await workDue(staff(), {});
  if ('ok' in work) throw new Error('no desk');
  expect(work.spans.flatMap(({ items }) => items).find((item) => item.id === id)).toMatchObject({ queue: 'services', code });
  const warnings = await rows<{ id: string; payload: Warning; due_at: Date }>(
    `select id, payload, due_at from outbox where kind = 'warn' and payload->>'subject' = $1 order by due_at`,
    [`request:${id}`],
  );
  expect(warnings.map(({ due_at: at }) => at.toISOString())).toEqual(['2026-11-20T20:00:00.000Z', '2026-11-20T20:05:00.000Z']);
  const heard = async () =>
    (await said(shop)).filter(({ body, notice }) => notice.startsWith('staff.') && body.includes(code)).map(({ recipient }) => recipient);
  const [first, second] = warnings;
  if (!first || !second) throw new Error('no warnings');
  expect(await warnOfDeadline(clockOf(shop), first.id, first.payload)).toBe('said');
  expect(await heard()).toEqual(['kaveh@zarban.example', 'nava@zarban.example']);
  shop.at(second.due_at);
  expect(await warnOfDeadline(clockOf(shop), second.id, second.payload)).toBe('said');
  expect((await heard()).toSorted()).toEqual(['kaveh@zarban.example', 'nava@zarban.example', 'nava@zarban.example']);
});

test('[AMB-1: once] the form sent fifty times is one request with one address; another content under its key is refused', async () => {
  const once = key();
  const all = await Promise.all(Array.from({ length: 50 }, () => callAmbulance(guest(), { once, values: values() })));
  expect(new Set(all.map((one) => JSON.stringify(one)))).toHaveLength(1);
  expect(all[0]).toMatchObject({ ok: true });
  expect(await rows(`select r.id from service_requests r join request_details d on d.request_id = r.id where d.phone = $1`, [phone()])).toHaveLength(1);
  expect(await callAmbulance(guest(), { once, values: values({ name: 'راوی سپید' }) })).toMatchObject({ ok: false, status: 409 });
});

test('[AMB-1: brakes] one phone calls three times a day, one network ten times an hour; the sentence names 115', async () => {
  for (let time = 0; time < 3; time += 1) expect(await callAmbulance(guest(`10.201.${time}.1`), { once: key(), values: values() })).toMatchObject({ ok: true });
  const fourth = await callAmbulance(guest('10.202.9.1'), { once: key(), values: values() });
  expect(fourth).toMatchObject({ ok: false, status: 429, code: 'services.ambulance.too-many' });
  expect(say('fa', 'refusals.services.ambulance.too-many')).toContain('۱۱۵');
  expect(say('en', 'refusals.services.ambulance.too-many')).toContain('115');
  const others = Array.from({ length: 11 }, (_, at) => callAmbulance(guest('10.203.0.1'), { once: key(), values: values({ phone: `0918000${1000 + at}` }) }));
  expect((await Promise.all(others)).filter(({ ok }) => !ok)).toHaveLength(1);
});

test('[AMB-1, INP-3: one machine] it is arranged by phone: no price, no review, but sent, given hours and carried out', async () => {
  const { id, token } = await called();
  expect(await move(id, 'approve')).toMatchObject({ ok: false, code: 'services.paid-afterwards' });
  expect(await move(id, 'dispatch')).toMatchObject({ ok: true, value: { state: 'waiting-action' } });
  const [visit] = await rows<{ id: number; kind: string; window_from: Date | null }>(`select id::int, kind, window_from from visits where request_id = $1`, [
    id,
  ]);
  expect(visit).toMatchObject({ kind: 'transfer', window_from: null });
  const [crew] = await rows<{ id: number }>(
    `insert into users (phone, first_name, last_name, updated_at, created_at) values ($1, 'پیمان', 'راد', now(), now()) returning id`,
    [`0935${String(number).padStart(7, '0')}`],
  );
  await rows(
    `insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at) values ('service-provider', 'verified', now(), $1, 'A-1', 'ambulance', now(), now())`,
    [crew?.id],
  );
  const hours = { from: new Date('2026-11-20T20:30:00Z'), to: new Date('2026-11-20T21:30:00Z') };
  const deed = { requestId: id, visitId: visit?.id ?? 0 };
  expect(await moveVisitByDesk(staff(), { ...deed, event: 'offer', expectedState: 'planned', providerId: crew?.id, hours })).toMatchObject({ ok: true });
  expect(await followRequest(guest(), token)).toMatchObject({ value: { visit: 'offered', provider: null, hours } });
  expect(await moveVisitByDesk(staff(), { ...deed, event: 'accept', expectedState: 'offered' })).toMatchObject({ ok: true });
  expect(await followRequest(guest(), token)).toMatchObject({ value: { visit: 'accepted', provider: 'پیمان', hours } });
  expect(await moveVisitByDesk(staff(), { ...deed, event: 'note-arrival', expectedState: 'accepted', reason: 'در بخش' })).toMatchObject({ ok: true });
  expect(await moveVisitByDesk(staff(), { ...deed, event: 'finish', expectedState: 'arrived' })).toMatchObject({ ok: true, value: { request: 'done' } });
  expect(await followRequest(guest(), token)).toMatchObject({ ok: true, value: { state: 'done', hours: null, provider: null } });
});

test('[AMB-1] a call that nobody made in time is said as such, and a guest hears of the end', async () => {
  const { id, token } = await called();
  shop.at(new Date('2026-11-20T20:06:00Z'));
  await settleDueRequests(clockOf(shop));
  expect(await followRequest(guest(), token)).toMatchObject({ value: { state: 'no-answer-staff' } });
  expect(await move(id, 'give-up', { reason: 'با ۱۱۵ رفتند' })).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  // To a number that nobody has proved two messages go a day.
  expect((await said(shop)).filter(({ recipient }) => recipient === phone()).map(({ notice }) => notice)).toEqual(['services.called', 'services.no-answer']);
});

test('[AMB-1, INP-7] whoever is logged in finds it among their own requests; a guest’s is in nobody’s list', async () => {
  const ctx = await buyer(shop, 700 + number);
  const mine = await called(ctx);
  expect(await rows(`select user_id from service_requests where id = $1`, [mine.id])).toEqual([{ user_id: userOf(ctx) }]);
  expect(await requestPage(ctx, mine.code)).toMatchObject({ code: mine.code, service: 'ambulance', follows: [{}] });
  const other = await called();
  expect(await requestPage(ctx, other.code)).toMatchObject({ ok: false, status: 404 });
});

test('a request of a guest is an ambulance’s alone, by the database', async () => {
  await expect(
    rows(
      `insert into service_requests (code, "group", service, state, state_since, lang, updated_at, created_at) values ('ZS-GUEST', 'care', 'nurse', 'not-checked', now(), 'fa', now(), now())`,
    ),
  ).rejects.toThrow(/service_requests_asked_by/);
});
