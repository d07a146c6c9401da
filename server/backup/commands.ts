import path from 'node:path';
import { backUp } from './back-up';
import { openKept } from './kept';
import { restore, restoreKeys } from './restore';

type Environment = Record<string, string | undefined>;
type Say = (line: string) => void;

/** `--keys` and the file, in either order. */
const asked = (given: readonly string[]) => ({ keys: given.includes('--keys'), file: given.find((one) => one !== '--keys') });
const count = (number: number, one: string) => `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

/** `npm run backup -- FILE`: all tables and files of this set-up into one new file, while the portal runs; with `--keys` the keys of members' sealed texts alone, which no other backup holds. [OPS-5] */
export async function backUpCommand(given: readonly string[], env: Environment, say: Say): Promise<void> {
  const { file, keys } = asked(given);
  if (!file) throw new Error('Where to? npm run backup -- FILE');
  const kept = await openKept(env);
  try {
    const done = await backUp(kept, path.resolve(file), keys ? 'keys' : 'all');
    if (keys) {
      say(`${file}: ${count(done.rows, 'key')}`);
      return say('Keep it apart from the other backups, and no longer than 30 days: whoever is erased is erased once the last of these is gone.');
    }
    say(`${file}: ${count(done.tables, 'table')}, ${count(done.rows, 'row')}, ${count(done.files, 'file')}`);
    say('It holds personal data and no secrets: keep it closed, and the secrets of this set-up elsewhere.');
    say('The keys of sealed texts are not in it: npm run backup -- --keys FILE.');
  } finally {
    await kept.stop();
  }
}

/** `npm run restore -- FILE`: the same into an empty database and the files' store; then `--keys` and the keys' own file. [OPS-5] */
export async function restoreCommand(given: readonly string[], env: Environment, say: Say): Promise<void> {
  const { file, keys } = asked(given);
  if (!file) throw new Error('From which? npm run restore -- FILE');
  const kept = await openKept(env);
  try {
    if (keys) {
      const back = await restoreKeys(kept, path.resolve(file));
      return say(`${file} of ${back.madeAt}: ${count(back.keys, 'key')}`);
    }
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
