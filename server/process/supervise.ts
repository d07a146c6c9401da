import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { freemem } from 'node:os';
import { endWithNpm } from './parent';
import { openReadOn } from './read-on';
import type { ReadOn } from './read-on';

/** What the watched process tells: the ports that it has taken, and that it is open; later that its admin is built. */
export type Told = { kind: 'portal'; port: number; sandboxPort: number | undefined } | BuiltAdmin;
type BuiltAdmin = { kind: 'built' };
export type Supervised = {
  /** Node's arguments: flags, file and what follows. */
  args: readonly string[];
  say: (line: string) => void;
  env?: NodeJS.ProcessEnv;
  pauses?: readonly number[];
  /** After a run of this length the pauses start again. */ goodLifeMs?: number;
  /** How long after the portal opened a spare process is loaded; without it none is. */ spareAfterMs?: number;
};
/** What the spare process is told when its turn has come: the ports of the one before it, and what that had built. */
export type Go = { kind: 'go'; env: Record<string, string> };

/** How long to wait before each next start; after the last of them it is given up. */
const PAUSES_MS = [100, 1_000, 2_000, 5_000, 10_000];
const GOOD_LIFE_MS = 60_000;
/** A spare process is kept only where this much memory is free. */
const SPARE_NEEDS_FREE_BYTES = 600 * 1024 * 1024;

/**
 * A process supervisor: runs the portal in a process of its own and starts it again when it dies: at the same ports, at once the first time,
 * then after longer pauses, and not for ever. Signals are handed on, so Ctrl-C ends it in order; when this process is
 * killed the portal goes with it. Resolves with the exit code. [OPS-1]
 */
export function supervise({ args, say, env = process.env, pauses = PAUSES_MS, goodLifeMs = GOOD_LIFE_MS, spareAfterMs }: Supervised): Promise<number> {
  let child: ChildProcess | undefined;
  let spare: ChildProcess | undefined;
  let spareTimer: NodeJS.Timeout | undefined;
  let ending = false;
  let [opened, short] = [false, 0];
  const kept: Record<string, string> = {};
  const readOn = openReadOn();

  const pass = (signal: NodeJS.Signals) => {
    ending = true;
    endSpare();
    child?.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
  endWithNpm(() => pass('SIGTERM'), env);

  return new Promise((finish) => {
    const resolve = (code: number) => {
      endSpare();
      finish(code);
    };
    const start = () => {
      const began = performance.now();
      const ready = spare;
      spare = undefined;
      child = ready ?? launch(args, { ...env, ...kept });
      ready?.send({ kind: 'go', env: kept } satisfies Go, () => {});
      child.on('message', (told: Told | Partial<ReadOn> | null, connection?: unknown) => {
        if (told?.kind === 'read-on') return readOn(connection);
        // The next life takes what is built, whatever has changed in the tree since: its code is of that time too.
        if (told?.kind === 'built') Object.assign(kept, { ZARBAN_BUILT: 'yes' });
        if (told?.kind !== 'portal') return;
        opened = true;
        if (spareAfterMs !== undefined) spareTimer = setTimeout(makeSpare, spareAfterMs);
        Object.assign(kept, { PORT: String(told.port), ...(told.sandboxPort ? { SANDBOX_PORT: String(told.sandboxPort) } : {}) });
      });
      child.once('error', (error) => {
        say(`the portal could not be started: ${error.message}`);
        resolve(1);
      });
      child.once('exit', (code, signal) => {
        clearTimeout(spareTimer);
        if (ending || code === 0) return resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
        // What was never open has said itself why.
        if (!opened && code !== null) return resolve(code);
        short = performance.now() - began >= goodLifeMs ? 0 : short + 1;
        const pause = pauses[Math.max(0, short - 1)];
        if (pause === undefined) {
          say(`the portal ended ${short} times, each time within ${goodLifeMs / 1_000} s of its start, and is not started again: the lines above say why`);
          return resolve(1);
        }
        say(`the portal ended by itself (${signal ?? `code ${code}`}) and is started again …`);
        setTimeout(() => (ending ? resolve(0) : start()), pause);
      });
    };
    start();
  });

  /** Starts the spare process: all code loaded, nothing opened, waiting for its turn. */
  function makeSpare(): void {
    if (ending || spare || freemem() < SPARE_NEEDS_FREE_BYTES) return;
    const made = launch(args, { ...env, ZARBAN_SPARE: 'yes' });
    const gone = () => {
      if (spare === made) spare = undefined;
    };
    made.once('exit', gone);
    made.once('error', gone);
    spare = made;
  }

  function endSpare(): void {
    clearTimeout(spareTimer);
    spare?.kill('SIGKILL');
    spare = undefined;
  }
}

/** Starts the portal in a process group of its own: Ctrl-C reaches the supervisor alone, which passes it on once. */
function launch(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const [command = '', ...rest] = [...diesWithUs(), process.execPath, ...args];
  return spawn(command, rest, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...env, ZARBAN_KEEPER: String(process.pid) } });
}

/** Command prefix that lets the system end the portal with this process, however that ends; where it cannot, the portal sees that its channel is closed. */
function diesWithUs(): readonly string[] {
  const by = ['setpriv', '--pdeathsig', 'KILL'];
  deathSignal ??= spawnSync(by[0] as string, [...by.slice(1), 'true'], { stdio: 'ignore' }).status === 0 ? by : [];
  return deathSignal;
}

let deathSignal: readonly string[] | undefined;
