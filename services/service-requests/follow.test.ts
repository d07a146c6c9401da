import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_FOLLOW_LINKS } from '#domain/service-requests/follow';
import type { Ctx } from '../context';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { userOf } from '../../tests/wallet';
import { askForService } from './ask';
import { decideRequest } from './decide';
import { followRequest, shareRequest, unshareRequest } from './follow';
import { requestPage } from './my-request';

let shop: Shop;
let number = 0;
let ctx: Ctx;
let code: string;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const anybody = (): Ctx => testContext(shop.rt, { actor: { kind: 'guest' } });
const later = (days: number) => ({ ...anybody(), now: new Date(Date.parse('2026-11-21T06:30:00Z') + days * 86_400_000) });

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.at(new Date('2026-11-21T06:30:00Z'));
  number += 1;
  ctx = await buyer(shop, number);
  const values = {
    name: 'آوین کهن‌سار',
    phone: '09120000001',
    city: 'tehran',
    district: 5,
    fullAddress: 'خیابان نمونه',
    sessions: 1,
    day: '2026-11-24',
    part: 'any',
  };
  const asked = await askForService(ctx, { once: key(), service: 'massage', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  ({ code } = asked.value);
});
afterAll(() => shop.stop());

/** The secret part of the addresses that were sent to the requester’s phone. */
async function tokens(): Promise<string[]> {
  const [person] = await rows<{ phone: string }>(`select phone from users where id = $1`, [userOf(ctx)]);
  const sent = (await said(shop)).filter(({ recipient, notice }) => recipient === person?.phone && notice === 'services.follow');
  return sent.map(({ body }) => /\/follow\/([\w-]+)/.exec(body)?.[1] ?? '');
}

test('[ROLE-5] an address goes to the requester’s phone alone and shows state and time, never what was asked for, by whom or where', async () => {
  const once = key();
  const twice = await Promise.all([shareRequest(ctx, { code, once }), shareRequest(ctx, { code, once })]);
  expect(twice).toEqual([
    { ok: true, value: { code } },
    { ok: true, value: { code } },
  ]);
  const [token = '', ...more] = await tokens();
  expect(token).toHaveLength(22);
  expect(more).toEqual([]);
  const shown = await followRequest(anybody(), token);
  expect(shown).toMatchObject({ ok: true, value: { code, state: 'not-checked', hours: null } });
  expect(JSON.stringify(shown)).not.toMatch(/massage|آوین|خیابان|0912|district|toman/i);
  expect(JSON.stringify(await rows(`select * from follow_links`)) + JSON.stringify(await rows(`select facts from audit`))).not.toContain(token);
});

test('[ROLE-5] an address that is unknown, closed, or over for seven days is as absent as none; another’s is neither made nor closed', async () => {
  await shareRequest(ctx, { code, once: key() });
  const [token = ''] = await tokens();
  const unknown = { ok: false, status: 404, code: 'services.unknown' };
  const stranger = await buyer(shop, 500 + number);
  expect(await shareRequest(stranger, { code, once: key() })).toMatchObject(unknown);
  const page = await requestPage(ctx, code);
  const [link] = 'ok' in page ? [] : page.follows;
  expect(await unshareRequest(stranger, { code, id: link?.id ?? 0 })).toMatchObject(unknown);
  expect(await followRequest(anybody(), token)).toMatchObject({ ok: true });
  for (const wrong of ['', 'x', `${token}x`, token.toLowerCase(), 'AbCdEfGhIjKlMnOpQrSt_-', Number.NaN.toString()])
    expect([wrong, await followRequest(anybody(), wrong)]).toMatchObject([wrong, unknown]);
  for (const none of [Number.NaN, 0, 999_999]) expect(await unshareRequest(ctx, { code, id: none })).toMatchObject(unknown);
  await decideRequest(ctx, { code, event: 'cancel' });
  expect(await followRequest(later(6.9), token)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  expect(await followRequest(later(7.1), token)).toMatchObject(unknown);
  for (let press = 0; press < 2; press += 1) expect(await unshareRequest(ctx, { code, id: link?.id ?? 0 })).toMatchObject({ ok: true });
  expect(await followRequest(anybody(), token)).toMatchObject(unknown);
});

test('so many addresses are open at once and no more, however many are pressed for', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => shareRequest(ctx, { code, once: key() })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(MOST_FOLLOW_LINKS);
  expect(all.find(({ ok }) => !ok)).toMatchObject({ code: 'services.follow.too-many', status: 409 });
  expect(await requestPage(ctx, code)).toMatchObject({ mayShare: false });
});
