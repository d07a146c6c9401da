import { spawn } from 'node:child_process';

/** Runs a command with its output on the screen (or kept); says how it ended and how long it took. */
export function runCommand(command, args, { env = {}, quiet = false, limitMs = 30 * 60_000, cwd = process.cwd() } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    const take = (chunk, out) => {
      output += chunk;
      if (output.length > 4_000_000) output = output.slice(-2_000_000);
      if (!quiet) out.write(chunk);
    };
    child.stdout.on('data', (chunk) => take(chunk, process.stdout));
    child.stderr.on('data', (chunk) => take(chunk, process.stderr));
    const endGroup = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        /* gone */
      }
    };
    const limit = setTimeout(() => {
      output += `\nended after ${limitMs / 1000} s\n`;
      endGroup('SIGTERM');
      setTimeout(() => endGroup('SIGKILL'), 5_000).unref();
    }, limitMs);
    const onExit = () => endGroup('SIGTERM');
    process.once('exit', onExit);
    child.on('error', (error) => finish(1, String(error)));
    child.on('exit', (code) => finish(code ?? 1));
    function finish(code, more = '') {
      clearTimeout(limit);
      process.removeListener('exit', onExit);
      resolve({ code, output: output + more, seconds: (Date.now() - started) / 1000 });
    }
  });
}
