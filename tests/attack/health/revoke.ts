import { endRight } from '#services/health/end-right';
import { cardFor } from '#services/health/store/card';
import { see } from '#services/health/store/see';
import type { Ctx } from '#services/context';
import { give, linesOf, userOf, withFile } from '../../health';
import { buyer } from '../../shop';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';

const READERS = 20;

/** Rights end while many read by them: no reading that begins after the answer shows anything, and each that showed something has its line. [SHARE-2: end, ROLE-4] */
export const revoke: Attack = {
  name: 'revoke',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const rights = arena.quick ? 100 : 1_000;
      const file = await withFile(shop, 1);
      const readers = await Promise.all(Array.from({ length: READERS }, (_, at) => buyer(shop, 100 + at)));
      const read = (ctx: Ctx) => see(ctx, { action: 'health.read', whose: { ref: file.ref }, door: 'page', besides: { card: cardFor(null) } });
      let [shown, late, lateShown] = [0, 0, 0];
      for (let round = 0; round < rights; round += 1) {
        const reader = readers[round % READERS] as Ctx;
        const right = await give(shop, file.id, { relation: 'share', user: userOf(reader) });
        let ended = false;
        const reading = Array.from({ length: 4 }, async () => {
          for (let times = 0; times < 50; times += 1) {
            const begunLate = ended;
            const seen = await read(reader);
            if (seen) shown += 1;
            if (begunLate) {
              late += 1;
              if (seen) lateShown += 1;
              if (late % 5 === 0) return;
            }
          }
        });
        await new Promise((resolve) => setTimeout(resolve, Math.floor(arena.random() * 8)));
        const answer = await endRight(file.ctx, right.ref);
        ended = true;
        if (!answer.ok) throw new Error(answer.code);
        await Promise.all(reading);
      }
      holds('readings that began after a right had ended and showed something', lateShown, 0);
      holds('lines beside readings that showed something', (await linesOf(shop, file.id)).length, shown);
      if (late < rights) throw new Error(`only ${late} readings began after an end`);
      return `${rights} rights ended under readers: ${late} readings begun afterwards, 0 shown; ${shown} that showed something, ${shown} lines`;
    }),
};
