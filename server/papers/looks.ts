import { openQueue } from '#services/files/queue';
import { openLooker, type Looker } from './looker';

type Limits = { mostMs: number; mostMegabytes: number; atOnce: number; mostWaiting: number };

/** Has work done so many at a time, each in a process with limited time and memory and none of our secrets, so that nothing that is sent to us can stop pages. Null where it was ended, or too many wait. A process that answered is reused, since starting one stops pages for a moment; one that did not answer, or is idle, is ended. */
export function openLooks<T>(program: string, { mostMs, mostMegabytes, atOnce, mostWaiting }: Limits): (bytes: Uint8Array) => Promise<T | null> {
  const queue = openQueue({ atOnce, mostWaiting });
  const resting: Looker<T>[] = [];
  return (bytes) =>
    queue(async () => {
      const looker = resting.pop() ?? openLooker<T>(program, mostMegabytes);
      const answer = await looker.look(bytes, mostMs);
      if (answer === undefined) return null;
      resting.push(looker);
      looker.rest(() => resting.splice(resting.indexOf(looker), 1));
      return answer;
    });
}
