import path from 'node:path';
import { backUp } from './back-up';
import { openKept } from './kept';
import { restore } from './restore';

type Environment = Record<string, string | undefined>;
type Say = (line: string) => void;

const count = (number: number, one: string) => `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

/** `npm run backup -- FILE`: all tables and files of this set-up into one new file, while the portal runs. [OPS-5] */
export async function backUpCommand(file: string | undefined, env: Environment, say: Say): Promise<void> {
  if (!file) throw new Error('Where to? npm run backup -- FILE');
  const kept = await openKept(env);
  try {
    const done = await backUp(kept, path.resolve(file));
    say(`${file}: ${count(done.tables, 'table')}, ${count(done.rows, 'row')}, ${count(done.files, 'file')}`);
    say('It holds personal data and no secrets: keep it closed, and the secrets of this set-up elsewhere.');
  } finally {
    await kept.stop();
  }
}

/** `npm run restore -- FILE`: the same into an empty database and the files' store. [OPS-5] */
export async function restoreCommand(file: string | undefined, env: Environment, say: Say): Promise<void> {
  if (!file) throw new Error('From which? npm run restore -- FILE');
  const kept = await openKept(env);
  try {
    const done = await restore({ ...kept, say }, path.resolve(file));
    say(`${file} of ${done.madeAt}: ${count(done.tables, 'table')}, ${count(done.rows, 'row')}, ${count(done.files, 'file')}; every row compared`);
    if (done.otherSecrets.length > 0) {
      say(`The secrets are others than the backup's (${done.otherSecrets.join(', ')}): put those of then in place before the start,`);
      say("or staff enrol their second factor anew and the apps' tokens end.");
    }
  } finally {
    await kept.stop();
  }
}
