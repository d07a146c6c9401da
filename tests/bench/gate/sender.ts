import { once } from 'node:events';
import os from 'node:os';
import { sensible } from '../../attack/forms/sensible';
import { killers, slowPdf, strike } from '../../attack/gate/killers';

/** One request: from its first byte to the head of its answer; `reported` as in its killer. */
export type Sent = { ms: number; reported: boolean };

/**
 * Sends, one after another, what once ended or stopped the portal, when a line comes in; says then how long each took.
 * A sender has a machine of its own. This one stands beside the portal, so it gets the processor that the portal leaves.
 */
const [origin = '', what = '', rounds = ''] = process.argv.slice(2);
os.setPriority(os.constants.priority.PRIORITY_LOW);

function cv(which: number) {
  const { name = '', phone = '', words = '', position = '' } = sensible('en');
  return slowPdf({ once: `${process.pid}${'a'.repeat(20)}${which}`, name, phone, words, position });
}

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const sent: Sent[] = [];
for (let round = 0; round < Number(rounds); round += 1)
  for (const killer of what === 'cvs' ? [cv(round)] : killers()) sent.push({ ms: (await strike(origin, killer)).ms, reported: Boolean(killer.reported) });
process.stdout.write(`${JSON.stringify(sent)}\n`);
process.exit();
