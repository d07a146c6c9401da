import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { acceptOffer } from './accept';
import { askForService } from './ask';
import { moveServiceRequest } from './move';
import { acceptedPrices, offerTemplates } from './offer-aids';

let shop: Shop;
let number = 800;
beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
afterAll(() => shop.stop());

const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
/** Saturday, 10:00 in Tehran. */
const SATURDAY = new Date('2026-11-21T06:30:00Z');

async function priced(district: number | undefined, tomans: number[], { accepted = true, deposit = 0 } = {}): Promise<number> {
  shop.at(SATURDAY);
  number += 1;
  const by = await buyer(shop, number);
  const values = {
    name: 'آوین کهن‌سار',
    phone: '09121112233',
    city: 'tehran',
    ...(district ? { district } : {}),
    item: 'wheelchair',
    day: '2026-11-24',
    part: 'any',
  };
  const asked = await askForService(by, { once: key(), service: 'rental', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  const id = (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0;
  for (const [at, toman] of tomans.entries()) {
    shop.at(new Date(SATURDAY.getTime() + at * 60_000));
    const base = { kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: toman };
    const lines = [base, ...(deposit ? [{ ...base, kind: 'deposit' as const, reason: 'equipment' as const, unitToman: deposit }] : [])];
    const offer = { lines, visitFrom: new Date('2026-11-24T05:00:00Z'), visitTo: new Date('2026-11-24T08:00:00Z') };
    const [event, expectedState] = at === 0 ? (['offer', 'not-checked'] as const) : (['re-offer', 'waiting-payment'] as const);
    const made = await moveServiceRequest(desk(), { requestId: id, event, expectedState, offer, seenVersion: at, reason: 'زمان دیگری شد' });
    if (!made.ok) throw new Error(made.code);
    if (accepted) await acceptOffer({ ...by, now: shop.rt.clock() }, { code, version: at + 1 });
  }
  return id;
}
const near = (district: number | null, besides = 0) => acceptedPrices(desk(), { service: 'rental', district, besides });

test('[INP-6, ROLE-5: prices nearby] the last five accepted prices of a service in a district: amounts and days alone, each request once, without deposits', async () => {
  const first = await priced(5, [300_000]);
  await priced(5, [900_000], { accepted: false });
  await priced(7, [800_000]);
  await priced(undefined, [850_000]);
  // The price that was accepted last stands for its request.
  await priced(5, [400_000, 450_000]);
  await priced(5, [500_000], { deposit: 2_000_000 });
  expect((await near(5)).map(({ toman }) => toman)).toEqual([450_000, 500_000, 300_000]);
  expect(await near(5, first)).toHaveLength(2);
  expect(await near(7)).toEqual([{ toman: 800_000, at: SATURDAY }]);
  expect((await near(null)).map(({ toman }) => toman)).toEqual([850_000]);
  for (const toman of [600_000, 610_000, 620_000]) await priced(5, [toman]);
  expect((await near(5)).map(({ toman }) => toman)).toEqual([450_000, 620_000, 610_000, 600_000, 500_000]);
});

test('[INP-8: templates] those of a service by name, each with its lines in their order', async () => {
  await rows(`with made as (insert into offer_templates (name, service) values ('عصر', 'rental'), ('دوره', 'lab') returning id, service)
    insert into offer_templates_lines (_order, _parent_id, id, what, words, count, price_toman)
    select l.at, m.id, m.id || l.what, l.what::enum_offer_templates_lines_what, l.words, 1, l.price from made m,
      (values (2, 'time.evening', null, 90000), (1, 'other.own-words', 'پارکینگ', null)) l (at, what, words, price)`);
  expect(await offerTemplates(desk(), 'rental')).toMatchObject([
    {
      name: 'عصر',
      lines: [
        { what: 'other.own-words', words: 'پارکینگ', count: 1, priceToman: null },
        { what: 'time.evening', words: '', count: 1, priceToman: 90_000 },
      ],
    },
  ]);
  expect(await offerTemplates(desk(), 'nurse')).toEqual([]);
});
