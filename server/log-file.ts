import { renameSync, writeSync } from 'node:fs';
import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination>;
/** Private fields of the log stream: its descriptor and whether it is writing. */
type Inside = { fd: number; _writing: boolean; _writingBuf: string | Buffer; _bufs: (string | Buffer)[]; _len: number };
type Options = { /** A file's path, or a descriptor. */ dest: string | number; limitBytes: number; failed: (error: NodeJS.ErrnoException) => void };

const FLUSH_EVERY_MS = 1_000;
/** How many bytes wait in memory while nothing can be written; the rest is lost, and how much is logged afterwards. */
const WAITS_BYTES = 4_000_000;

/** Opens the log's destination. A full disk or a reader that has left must not end the process: lines wait in order, and are written when there is room again. A file that has grown is renamed to `….1` and begun again. */
export function openLogFile({ dest, limitBytes, failed }: Options): { destination: Destination; flush: () => void } {
  const destination = pino.destination({ dest, sync: false, minLength: 4_096, maxLength: WAITS_BYTES, mkdir: true });
  let lost = 0;
  let written = 0;
  let failing = false;
  destination.on('error', (error: NodeJS.ErrnoException) => {
    if (!failing) failed(error);
    failing = true;
  });
  destination.on('drop', () => (lost += 1));
  destination.on('write', (bytes: number) => {
    if (failing && lost > 0)
      destination.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg: 'lines of the log were lost', lost })}\n`);
    if (failing) lost = 0;
    failing = false;
    written += bytes;
    if (typeof dest !== 'string' || written < limitBytes) return;
    written = 0;
    try {
      renameSync(dest, `${dest}.1`);
      destination.reopen();
    } catch (error) {
      failed(error as NodeJS.ErrnoException);
    }
  });
  // Its own one tries for ever where there is no room, and with it the process would never end.
  destination.flushSync = () => writeWaiting(destination as unknown as Inside);
  setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref();
  return {
    destination,
    flush: destination.flushSync,
  };
}

/** Writes the waiting lines synchronously, as far as there is room; a line that another thread is writing may come after them. */
function writeWaiting(inside: Inside): void {
  if (inside.fd < 0) return;
  const waiting = [...(inside._writing ? [] : [inside._writingBuf]), ...inside._bufs].map((part) => Buffer.from(part));
  try {
    for (const part of waiting) for (let done = 0; done < part.length;) done += writeSync(inside.fd, part, done);
  } catch {
    return;
  }
  if (!inside._writing) inside._writingBuf = '';
  inside._bufs = [];
  inside._len = inside._writing ? inside._writingBuf.length : 0;
}
