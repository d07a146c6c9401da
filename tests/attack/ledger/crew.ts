import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Answered, Asked, Command, Said } from './commands';
import type { House } from './house';

const SIZE = 2;
/** How long after a restart of the database a broken connection may still cause errors. */
const BROKEN_MS = 3_000;
const MOST_TRIES = 60;
const MINUTE_MS = 60_000;

type Worker = { process: ChildProcess; ready: Promise<void>; ended: boolean; fired: boolean; waiting: Map<number, (answered: Answered | 'gone') => void> };
export type Crew = {
  /** Has a command done, and asks again with the same key until it was answered; `turn` chooses the process, `laterMs` sets its clock ahead. */
  ask(key: string, command: Command, how?: { turn?: number; laterMs?: number }): Promise<Said>;
  /** Kills one of the processes (`kill -9`); the spare one takes its place. */
  kill(which: number): Promise<void>;
  counts: { asked: number; replayed: number };
  close(): void;
};

/** Worker processes that carry out commands, and a spare one. */
export function openCrew(file: string, house: House, bankUrl: string): Crew {
  const env = { ...process.env, DATABASE_URL: house.url, BANK_URL: bankUrl, NODE_ENV: 'production' as const };
  const counts = { asked: 0, replayed: 0 };
  const all = new Set<Worker>();
  let number = 0;
  let byItself: string | undefined;

  function hire(): Worker {
    const child = spawn(process.execPath, ['--conditions=production', file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const worker: Worker = { process: child, ended: false, fired: false, waiting: new Map(), ready: Promise.resolve() };
    worker.ready = new Promise((resolve) => worker.waiting.set(0, () => resolve()));
    child.on('message', (answered: Answered) => {
      worker.waiting.get(answered.id)?.(answered);
      worker.waiting.delete(answered.id);
    });
    child.on('error', () => {});
    child.on('exit', (code, signal) => {
      worker.ended = true;
      if (!worker.fired) byItself = `a process ended by itself (${code ?? signal})`;
      all.delete(worker);
      for (const tell of worker.waiting.values()) tell('gone');
    });
    all.add(worker);
    return worker;
  }
  const crew = Array.from({ length: SIZE }, hire);
  let spare = hire();

  async function once(turn: number, asked: Omit<Asked, 'id'>): Promise<Answered | 'gone'> {
    await house.up();
    const worker = crew[turn % SIZE] as Worker;
    await worker.ready;
    if (worker.ended) return 'gone';
    const id = (number += 1);
    return new Promise((resolve) => {
      worker.waiting.set(id, resolve);
      worker.process.send({ ...asked, id } satisfies Asked, (error) => {
        if (error) resolve('gone');
      });
    });
  }

  async function ask(key: string, command: Command, { turn = 0, laterMs = 0 }: { turn?: number; laterMs?: number } = {}): Promise<Said> {
    counts.asked += 1;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const began = Date.now();
      const answered = await once(turn, { key, command, laterMs: laterMs + tries * replayLater(command) });
      if (answered !== 'gone' && answered.said) {
        // Money that is on its way is asked for again, later.
        if (command.do !== 'carry-out' || (answered.said.ok && answered.said.value === 'done')) return answered.said;
      } else if (answered !== 'gone') {
        await house.up();
        if (began > house.back() + BROKEN_MS) throw new Error(`${JSON.stringify(command)}: ${answered.fault}`);
      }
      if (byItself) throw new Error(byItself);
      counts.replayed += 1;
    }
    throw new Error(`${JSON.stringify(command)} was not done after ${MOST_TRIES} tries`);
  }

  return {
    ask,
    counts,
    kill: async (which) => {
      const at = which % SIZE;
      const worker = crew[at] as Worker;
      // Who is not there yet cannot be killed at work.
      await worker.ready;
      crew[at] = spare;
      worker.fired = true;
      worker.process.kill('SIGKILL');
      spare = hire();
    },
    close: () => {
      for (const worker of all) {
        worker.fired = true;
        worker.process.kill('SIGKILL');
      }
    },
  };
}

/** How much later a command is repeated: a refund's lost call is looked up only minutes later. */
function replayLater(command: Command): number {
  return command.do === 'carry-out' ? 3 * MINUTE_MS : 0;
}
