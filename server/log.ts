import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { Log } from '#services/runtime';
import type { Config } from './config';
import { openLogFile } from './log-file';
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
  const say = (line: string) => void process.stderr.write(`${line}\n`.slice(0, 2_000));
  // Whoever read what we say may have left; that ends nobody.
  for (const stream of [process.stdout, process.stderr]) if (stream.listenerCount('error') === 0) stream.on('error', () => {});
  const { destination, flush } = openLogFile({
    dest: toFile ? file : 1,
    limitBytes: FILE_LIMIT_BYTES,
    failed: ({ code }) => say(`the log cannot be written just now (${code})`),
  });
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
    if (toFile) say(`${message} ${JSON.stringify(scrubFields(fields))}`);
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
    flush,
  };
}
