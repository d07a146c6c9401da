import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

const TICK_MS = 5_000;

/** One line on the screen. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a command, its output kept in build/<name>.log, with a sign of life on the screen; its last lines are shown when it fails. */
export function runStep({ root, name, doing, command, args, env = {}, tell = say }) {
  const log = path.join(root, 'build', `${name}.log`);
  mkdirSync(path.dirname(log), { recursive: true });
  const started = Date.now();
  tell(`${doing} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const file = createWriteStream(log);
    const tail = [];
    const keep = (chunk) => {
      file.write(chunk);
      tail.push(...String(chunk).split('\n'));
      tail.splice(0, Math.max(0, tail.length - 40));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const tick = setInterval(() => tell(`  ${doing}: ${seconds(started)} s`), TICK_MS);
    const endChild = () => child.kill('SIGTERM');
    process.once('exit', endChild);
    const done = (error) => {
      clearInterval(tick);
      process.removeListener('exit', endChild);
      file.end();
      if (error) reject(error);
      else {
        tell(`  ${doing}: done in ${seconds(started)} s`);
        resolve();
      }
    };
    child.on('error', (error) => done(new Error(`${doing}: ${error.message}`)));
    child.on('exit', (code, signal) =>
      done(code === 0 ? undefined : new Error(`${doing} failed (${signal ?? `exit ${code}`}). Whole output: ${log}\n${tail.join('\n')}`)),
    );
  });
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(0);
}
