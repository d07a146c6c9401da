import { setTimeout as pause } from 'node:timers/promises';
import type { Arena, Attack } from '../attack';
import { openClient } from '../races/http';
import { openSide } from './side-portal';

const ROUNDS = { quick: 10, whole: 60 };
const AT_ONCE = 10;
const PAGES = ['/', '/en/shop', '/login', '/en/shop/cart', '/nothing-here'];

/** Fills the log's disk from the first line on: pages and jobs still work, and the process ends when told to. [OPS-4] */
export const fullDisk: Attack = { name: 'full disk', quick: true, run };

async function run(arena: Arena): Promise<string> {
  const side = await openSide(arena, { fullDisk: true });
  const client = openClient(AT_ONCE);
  let asked = 0;
  try {
    for (let round = 0; round < (arena.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => client.ask(side.portal.url + (PAGES[at % PAGES.length] ?? '/'))));
      const wrong = answers.find(({ status }) => ![200, 404].includes(status));
      if (wrong) throw new Error(`a page answered ${wrong.status}`);
      asked += answers.length;
      await pause(200);
    }
    const ready = await client.ask(`${side.portal.url}/readyz`);
    if (ready.status !== 200) throw new Error(`not ready: ${ready.text}`);
    if (!side.portal.output().includes('ENOSPC')) throw new Error('nobody was told that the log cannot be written');
  } finally {
    client.close();
    await side.end();
  }
  return `${asked} pages of a process that cannot write a line of its log, all answered; it ended when it was told to`;
}
