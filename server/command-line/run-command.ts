import path from 'node:path';
import { sayRefusal } from '#locales/refusal';
import type { SayableRefusal } from '#locales/refusal';

/** A user's error, printed as one line. */
export class CommandFault extends Error {}

/** The value of a result; a refusal ends the command with its sentence. */
export function valueOf<T>(result: { ok: true; value: T } | ({ ok: false } & SayableRefusal)): T {
  if (result.ok) return result.value;
  throw new CommandFault(sayRefusal('en', result));
}

/** Runs a command: its answer alone on stdout; on failure one line on stderr and exit code 1. */
export async function runCommand(answer: (args: string[]) => Promise<string>): Promise<void> {
  // Whoever reads only the first lines closes the pipe.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.stdout.write(await answer(process.argv.slice(2)));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${said.trim().split('\n')[0]}\n`);
    process.exitCode = 1;
  }
}

/** A path relative to where the command was called: npm changes to the project's folder and tells the former one. */
export function placeOf(typed: string): string {
  return path.resolve(process.env.ZARBAN_CALLED_FROM ?? process.cwd(), typed);
}

/** One line of JSON. */
export function inJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
