import { clockContext } from '#services/clock-context';
import { chainSeen, checkSeen } from '#services/health/chain';
import { ehrFile } from '#services/health/ehr';
import { cardFor } from '#services/health/store/card';
import { see } from '#services/health/store/see';
import { whoSaw } from '#services/health/who-saw';
import type { Ctx } from '#services/context';
import { give, linesOf, userOf, withFile } from '../../health';
import { buyer } from '../../shop';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';

/** The history of a file, as a reading that showed something or not. */
const history = async (person: Ctx, of: string) => {
  const read = await ehrFile(person, { of });
  return read.ok ? read.value : null;
};

const FILES = 6;
const PEOPLE = 24;
const AT_ONCE = 16;

/** Mixed readings by whoever may and may not: as many lines as readings of others that showed something; one flipped byte in the chain is found. [ROLE-4] */
export const counts: Attack = {
  name: 'who saw what',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const requests = arena.quick ? 1_000 : 5_000;
      const files = await Promise.all(Array.from({ length: FILES }, (_, at) => withFile(shop, 1 + at)));
      const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => buyer(shop, 200 + at)));
      for (const [at, person] of people.entries()) {
        for (const [of, file] of files.entries()) {
          if ((at + of) % 3 === 0) await give(shop, file.id, { relation: at % 2 ? 'share' : 'family-see', user: userOf(person) });
        }
      }
      const shown = new Map<number, number>();
      let refused = 0;
      const one = async () => {
        const file = files[Math.floor(arena.random() * FILES)] as (typeof files)[number];
        const person = people[Math.floor(arena.random() * PEOPLE)] as (typeof people)[number];
        const pick = arena.random();
        if (pick < 0.1) return void (await whoSaw(file.ctx, { of: null, before: null }));
        if (pick < 0.2 && (await whoSaw(person, { of: file.ref, before: null })).ok) throw new Error('a stranger read who saw what');
        const seen =
          pick < 0.4
            ? await history(person, file.ref)
            : await see(person, { action: 'health.read', whose: { ref: file.ref }, door: 'page', besides: { card: cardFor(null) } });
        if (seen) shown.set(file.id, (shown.get(file.id) ?? 0) + 1);
        else refused += 1;
      };
      for (let done = 0; done < requests; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, one));
      let lines = 0;
      for (const file of files) {
        const others = (await linesOf(shop, file.id)).filter(({ relation }) => relation !== 'owner').length;
        holds('lines of a file beside readings that showed it', others, shown.get(file.id) ?? 0);
        lines += others;
      }
      shop.at(new Date(shop.rt.clock().getTime() + 600_000));
      const clock = clockContext(shop.rt, 'attack');
      await chainSeen(clock);
      await checkSeen(clock);
      // As whoever owns the machine could: past the triggers.
      await shop.database.pool.query(
        `set session_replication_role = replica; update health_seen set rows = rows + 1 where id = (select max(id) from health_seen); reset session_replication_role`,
      );
      const found = await checkSeen(clock).then(
        () => false,
        () => true,
      );
      holds('changed lines that the chain finds', found ? 1 : 0, 1);
      return `${requests} mixed readings: ${lines} of others showed something, ${lines} lines; ${refused} refused, no line; one changed line found`;
    }),
};
