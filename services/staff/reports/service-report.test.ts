import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { acceptOffer } from '../../service-requests/accept';
import { askForService } from '../../service-requests/ask';
import { decideRequest } from '../../service-requests/decide';
import { moveServiceRequest } from '../../service-requests/move';
import { settleDueRequests } from '../../service-requests/settle';
import { clockContext } from '../../clock-context';
import { exportRows } from './export';
import { readReports } from './read';
import { serviceReport } from './service-report';

let shop: Shop;
let number = 900;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const desk = (more = {}) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] }, ...more });
const at = (moment: string) => shop.at(new Date(moment));
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const now = (ctx: Ctx) => testContext(shop.rt, { actor: ctx.actor });
const SPAN = { from: '2026-11-21', to: '2026-11-30' };

type Made = { ctx: Ctx; code: string; id: number };
async function ask(moment: string): Promise<Made> {
  at(moment);
  number += 1;
  const ctx = await buyer(shop, number);
  const values = {
    name: 'آوین کهن‌سار',
    phone: '09121112233',
    city: 'tehran',
    district: 5,
    item: 'wheelchair',
    day: new Date(Date.parse(moment) + 5 * 86_400_000).toISOString().slice(0, 10),
    part: 'any',
  };
  const asked = await askForService(ctx, { once: key(), service: 'rental', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  return { ctx, code, id: (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0 };
}
async function offer({ id }: Made, moment: string, toman: number, seenVersion = 0) {
  at(moment);
  const lines = [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: toman }];
  const [event, expectedState] = seenVersion === 0 ? (['offer', 'not-checked'] as const) : (['re-offer', 'waiting-accept'] as const);
  const visit = { visitFrom: new Date('2026-11-26T05:00:00Z'), visitTo: new Date('2026-11-26T08:00:00Z') };
  const made = await moveServiceRequest(desk(), { requestId: id, event, expectedState, offer: { lines, ...visit }, seenVersion, reason: 'دوری راه' });
  if (!made.ok) throw new Error(made.code);
}

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
  // Saturday, 10:00 in Tehran: priced twice within an hour, accepted for the second price, carried out.
  const first = await ask('2026-11-21T06:30:00Z');
  await offer(first, '2026-11-21T07:30:00Z', 500_000);
  await offer(first, '2026-11-21T07:45:00Z', 600_000, 1);
  await acceptOffer(now(first.ctx), { code: first.code, version: 2 });
  await rows(
    `insert into visits (request_id, ordinal, kind, state, state_since, window_from, window_to, code, arrived_at, provider_id)
     values ($1, 1, 'bring', 'planned', now(), '2026-11-26T05:00Z', '2026-11-26T08:00Z', '1234', null, 1), ($1, 2, 'fetch', 'planned', now(), '2026-11-27T05:00Z', '2026-11-27T08:00Z', '1234', null, 1)`,
    [first.id],
  );
  // Cancelled before anybody looked, within its time: nothing was promised in vain.
  const second = await ask('2026-11-21T06:40:00Z');
  at('2026-11-21T07:00:00Z');
  await decideRequest(now(second.ctx), { code: second.code, event: 'cancel' });
  // Answered late, and never accepted.
  const third = await ask('2026-11-21T06:50:00Z');
  at('2026-11-21T11:30:00Z');
  await settleDueRequests(clockContext(shop.rt, 'test'));
  const lines = [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: 900_000 }];
  const visit = { visitFrom: new Date('2026-11-26T05:00:00Z'), visitTo: new Date('2026-11-26T08:00:00Z') };
  await moveServiceRequest(desk(), { requestId: third.id, event: 'offer', expectedState: 'no-answer-staff', offer: { lines, ...visit }, seenVersion: 0 });
  at('2026-11-25T11:30:00Z');
  await settleDueRequests(clockContext(shop.rt, 'test'));
  // Asked for on another day.
  await ask('2026-12-05T06:50:00Z');
});
afterAll(() => shop.stop());

test('[ADM-3: reports] a service’s requests of some days: asked, ended by cause, answered in working hours, promises, prices', async () => {
  at('2026-11-28T06:30:00Z');
  const [report, ...others] = await serviceReport(desk(), SPAN);
  expect(others).toEqual([]);
  expect(report).toEqual({
    service: 'rental',
    figures: {
      ...{ asked: 3, done: 0, cancelled: { cancel: 1, decline: 0, lapse: 2, 'give-up': 0 } },
      // Of two answers, one after an hour and one after four and two thirds, less what was before eight o'clock.
      ...{ middleHours: 1, mostHours: expect.closeTo(4.667, 2) },
      // The first look was in time, the third was not; the second was void. What a price waits for is not our promise.
      ...{ promises: 2, kept: 1, visits: 0, inWindow: 0, firstToman: 500_000, finalToman: 600_000, ratings: 0, average: null },
    },
  });
  expect(await serviceReport(desk(), { from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
});

test('[ADM-3: reports] a price that its requester let lapse is no promise of ours, here or in the list of promises', async () => {
  at('2026-11-28T06:30:00Z');
  const { promises } = await readReports(desk(), SPAN);
  expect(promises.map(({ kind, all, kept }) => [kind, all, kept])).toEqual([['services.review', 2, 1]]);
});

test('[ADM-3: reports] visits that are over are held against their hours', async () => {
  await rows(`alter table visits disable trigger user`);
  await rows(`update visits set state = 'done', arrived_at = window_from + interval '30 minutes' where ordinal = 1`);
  await rows(`update visits set state = 'done', arrived_at = window_to + interval '5 minutes' where ordinal = 2`);
  await rows(`alter table visits enable trigger user`);
  expect((await serviceReport(desk(), SPAN))[0]?.figures).toMatchObject({ visits: 2, inWindow: 1 });
});

test('[ADM-3: export] the file has a line for each month of the reader’s calendar and service', async () => {
  const file = async (lang: 'fa' | 'en') => {
    const made = await exportRows(desk({ lang }), ['services'], { from: '2026-11-01', to: '2026-12-30' });
    if (!made.ok) throw new Error(made.code);
    let text = '';
    for await (const part of made.value) text += part;
    return text.trim().split('\r\n');
  };
  const [head = '', ...english] = await file('en');
  expect(head.split(',').slice(0, 4)).toEqual(['Month', 'Service', 'Asked', 'Done']);
  expect(english.map((line) => line.split(',').slice(0, 4).join(','))).toEqual(['November 2026,Equipment rental,3,0', 'December 2026,Equipment rental,1,0']);
  expect((await file('fa')).slice(1).map((line) => line.split(',')[0])).toEqual(['آبان ۱۴۰۵', 'آذر ۱۴۰۵']);
});
