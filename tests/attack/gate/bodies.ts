import { sensible } from '../forms/sensible';
import type { Attack } from '../attack';
import { killers, slowPdf, strike, type Killer } from './killers';
import { rowsNow, untilQuiet, writtenBetween } from './untouched';

/** By how much other work on the machine may exceed a limit that the bench measures alone. */
const BESIDE_OTHERS = 20;

/** Sends each request that once crashed or blocked the portal: it is refused, nothing is written, and the same process still answers. */
export const bodies: Attack = {
  name: 'gate: one request that ends the portal',
  quick: true,
  run: async ({ db, portal, quick }) => {
    await portal.admin;
    const served = portal.serving();
    const before = await untilQuiet(db);
    const slow: string[] = [];
    let slowest = 0;
    for (const killer of [...killers(), cv()]) {
      const { status, text, ms } = await strike(portal.url, killer);
      if (!killer.statuses.includes(status)) throw new Error(`${killer.name}: ${status} and not ${killer.statuses.join()}: ${text.slice(0, 200)}`);
      if (ms > killer.withinMs * BESIDE_OTHERS) slow.push(`${killer.name}: ${ms.toFixed(0)} ms`);
      slowest = Math.max(slowest, ms);
    }
    // All of them at once.
    await Promise.all(killers().flatMap((killer) => Array.from({ length: quick ? 1 : 8 }, () => strike(portal.url, killer).catch(() => null))));
    if (slow.length > 0) throw new Error(`answered late: ${slow.join(', ')}`);
    if (portal.serving() !== served) throw new Error('the portal died and was started again');
    const written = writtenBetween(before, await rowsNow(db));
    if (written.length > 0) throw new Error(`written in ${written.join(', ')}`);
    return `${killers().length + 1} requests of up to 18 MB, each refused before it was read (the slowest after ${slowest.toFixed(0)} ms), 0 rows written, the same process`;
  },
};

function cv(): Killer {
  const { name = '', phone = '', words = '', position = '' } = sensible('en');
  return slowPdf({ once: 'a'.repeat(22), name, phone, words, position });
}
