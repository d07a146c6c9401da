import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { Log } from '#services/runtime';
import type { Config } from './config';
import { scrubFields } from './scrub';

const FILE_LIMIT_BYTES = 20_000_000;

/** Structured lines with request ids and no personal data: to standard output at scale, to a file in a local set-up, whose errors are also shown. */
export function openLog(config: Config): { log: Log; where: string | undefined; flush: () => void } {
  const toFile = (config.env.LOG_TO ?? (config.production ? 'stdout' : 'file')) === 'file';
  const file = path.join(config.dataDir, 'portal.log');
  if (toFile) {
    mkdirSync(config.dataDir, { recursive: true });
    if (existsSync(file) && statSync(file).size > FILE_LIMIT_BYTES) renameSync(file, `${file}.1`);
  }
  const destination = pino.destination({ dest: toFile ? file : 1, sync: false, minLength: 4_096, mkdir: true });
  setInterval(() => destination.flush(), 1_000).unref();
  const logger = pino(
    {
      level: config.env.LOG_LEVEL,
      base: { pid: process.pid, roles: config.roles.join() },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => scrubFields(fields) as Record<string, unknown> },
    },
    destination,
  );
  const shown = (fields: object, message: string) => {
    if (toFile) process.stderr.write(`${message} ${JSON.stringify(scrubFields(fields))}\n`.slice(0, 2_000));
  };
  return {
    log: {
      debug: (fields, message) => logger.debug(fields, message),
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => logger.warn(fields, message),
      error: (fields, message) => {
        logger.error(fields, message);
        shown(fields, message);
      },
    },
    where: toFile ? file : undefined,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        /* not opened yet */
      }
    },
  };
}
