import type { LoggerOptions } from 'pino';
import { runtimeIfAny } from '#services/runtime';
import type { Log } from '#services/runtime';
import { isOddCall } from './reasons/odd-call';

const LEVELS: Readonly<Record<number, keyof Log>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'error' };
const MOST_SAID = 200;
/** PostgreSQL errors that are refusals: other rows point to the row, or its value is taken. */
const REFUSED_BY_DATABASE = new Set(['23503', '23001', '23505']);
type Said = { level: number; msg?: string; err?: { type?: string; message?: string; stack?: string } } & Record<string, unknown>;

/**
 * What Payload says goes into the portal's log, scrubbed as all else. A refusal (what somebody sent is wrong, absent or
 * not theirs) is no fault: it stands there as a line without a stack, of whatever class it is in the bundled admin. [OPS-4]
 */
export const adminLog: { options: LoggerOptions; destination: { write: (line: string) => void } } = {
  options: {
    name: 'admin',
    level: process.env['ADMIN_LOG_LEVEL'] ?? 'info',
    hooks: {
      logMethod(args, method, level) {
        const [first] = args as unknown as [{ err?: unknown }?];
        const refused = level >= 50 && first && typeof first === 'object' ? refusalOf(first.err) : undefined;
        if (refused) this.info({ status: refused.status }, `refused: ${refused.message}`);
        else method.apply(this, args);
      },
    },
  },
  destination: {
    write(line) {
      const { level, msg = 'admin', pid: _pid, hostname: _host, time: _time, ...fields } = JSON.parse(line) as Said;
      const log = runtimeIfAny()?.log;
      if (log) log[LEVELS[level] ?? 'info'](fields, msg);
      else process.stderr.write(line);
    },
  },
};

function refusalOf(error: unknown): { status: number; message: string } | undefined {
  const { status, message, code, cause } = (error ?? {}) as { status?: unknown; message?: unknown; code?: string; cause?: { code?: string } };
  if (REFUSED_BY_DATABASE.has(code ?? cause?.code ?? '')) return { status: 409, message: `by the database (${code ?? cause?.code})` };
  if (isOddCall(error)) return { status: 400, message: String(message).slice(0, MOST_SAID) };
  return typeof status === 'number' && status >= 400 && status < 500 ? { status, message: String(message ?? '').slice(0, MOST_SAID) } : undefined;
}
