import { expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { addCohort } from '../../tests/academy';
import { giveCredit } from '../../tests/attack/forms/money';
import { buyer, openShop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { clockOf, userOf, wrongWallets } from '../../tests/wallet';
import type { Ctx } from '../context';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
import { settleDueEnrolments } from './settle';

const [STUDENTS, SEATS, AT_ONCE, PRICE] = [200, 10, 50, 540_000];

test('[ACAD-2: capacity] of 200 students, 50 at once, ten are seated and the others told; what is not paid comes back, and the books add up', async () => {
  const shop = await openShop();
  try {
    const { pool } = shop.database;
    await pool.query(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
    const cohortId = await addCohort(pool, { now: clockOf(shop).now, priceToman: PRICE });
    const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['operations'] } });
    expect(await moveSeats(desk, { cohortId, delta: SEATS, reason: 'room', key: ulid() })).toMatchObject({ ok: true });
    const students: Ctx[] = [];
    for (let number = 1; number <= STUDENTS; number += 1) students.push(await buyer(shop, number));
    const left = async () => (await pool.query<{ left: number }>(`select seats_left as left from seat_counters`)).rows[0]?.left;
    const rush = async () => {
      const seated: { ctx: Ctx; code: string }[] = [];
      for (let at = 0; at < STUDENTS; at += AT_ONCE)
        await Promise.all(
          students.slice(at, at + AT_ONCE).map(async (one) => {
            const ctx = { ...one, now: clockOf(shop).now };
            const held = await reserveSeat(ctx, { once: ulid(), cohortId });
            if (held.ok) seated.push({ ctx, code: held.value.code });
            else expect(['academy.cohort.full', 'academy.enrolment.there']).toContain(held.code);
          }),
        );
      return seated;
    };
    const first = await rush();
    expect([first.length, await left()]).toEqual([SEATS, 0]);
    const pay = async ({ ctx, code }: (typeof first)[number]) => {
      await giveCredit(pool, userOf(ctx), PRICE);
      const wish = { key: ulid(), code, shownToman: PRICE, wish: { by: 'wallet' as const }, callbackUrl: 'http://127.0.0.1:3000/payment/return' };
      // Pressed twice at once it is paid once.
      const both = await Promise.all([paySeat(ctx, wish), paySeat(ctx, wish)]);
      expect(both.some((one) => one.ok)).toBe(true);
    };
    await Promise.all(first.slice(0, SEATS - 2).map(pay));
    shop.at(new Date(clockOf(shop).now.getTime() + 21 * 60_000));
    expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 2 });
    expect(await left()).toBe(2);
    const second = await rush();
    expect([second.length, await left()]).toEqual([2, 0]);
    await Promise.all(second.map(pay));
    const { rows: states } = await pool.query(`select state, count(*)::int as n from enrolments group by 1 order by 1`);
    expect(states).toEqual([
      { state: 'paid', n: SEATS },
      { state: 'released', n: 2 },
    ]);
    const { rows: sold } = await pool.query(`select sum(amount_toman)::int as sum from ledger_postings where account = 'courses-sold'`);
    expect(sold).toEqual([{ sum: -SEATS * PRICE }]);
    expect(await wrongWallets(shop)).toEqual([]);
  } finally {
    await shop.stop();
  }
}, 90_000);
