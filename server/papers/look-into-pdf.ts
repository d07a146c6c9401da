import { openQueue } from '#services/files/queue';
import type { LookIntoPdf } from '#services/runtime';
import { openLooker, type Looker } from './looker';
import path from 'node:path';

/** Inspecting a PDF takes a fraction of a second; one that takes longer than this is ended, with its process. */
const MOST_MS = 8_000;
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** Inspects PDFs two at a time, each in a process with limited time and memory and none of our secrets, so that no file can stop pages. Null where it was ended, or too many wait. A process that answered is reused, since starting one stops pages for a moment; one that did not answer, or is idle, is ended. */
export function openPdfLooks(root: string, program = path.join(root, 'build/server/look-into-pdf.mjs')): LookIntoPdf {
  const queue = openQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  const resting: Looker[] = [];
  return (bytes) =>
    queue(async () => {
      const looker = resting.pop() ?? openLooker(program);
      const answer = await looker.look(bytes, MOST_MS);
      if (answer === undefined) return null;
      resting.push(looker);
      looker.rest(() => resting.splice(resting.indexOf(looker), 1));
      return answer;
    });
}
