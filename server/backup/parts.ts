import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The first line of a backup: the format and its version. */
const MAGIC = 'zarban-backup 1';
const MOST_HEAD_BYTES = 1_000_000;
const MOST_PART_BYTES = 1_000_000_000;

/** A part of a backup: a line of JSON that says what follows, and its bytes. */
export type Part = { kind: string; [name: string]: unknown };
export type Writer = { write: (part: Part, bytes?: Uint8Array) => Promise<void>; done: () => Promise<void>; giveUp: () => Promise<void> };

/** Opens a new backup: one compressed file of parts in sequence, readable by its owner alone; it gets its name only once it is complete. [OPS-5] */
export function writeParts(file: string): Writer {
  const draft = `${file}.part`;
  const zip = createGzip();
  const flowing = pipeline(zip, createWriteStream(draft, { mode: 0o600, flags: 'w' }));
  flowing.catch(() => {});
  const send = async (bytes: string | Uint8Array) => {
    if (!zip.write(bytes)) await Promise.race([once(zip, 'drain'), flowing]);
  };
  const begun = send(`${MAGIC}\n`);
  return {
    async write(part, bytes = new Uint8Array()) {
      await begun;
      await send(`${JSON.stringify({ ...part, bytes: bytes.byteLength })}\n`);
      if (bytes.byteLength > 0) await send(bytes);
    },
    async done() {
      zip.end();
      await flowing;
      const handle = await open(draft, 'r');
      await handle.sync().finally(() => handle.close());
      await rename(draft, file);
    },
    async giveUp() {
      zip.destroy();
      await flowing.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/** Reads a backup part by part; one that is cut off, changed or no backup ends in an error. [OPS-5] */
export async function* readParts(file: string): AsyncGenerator<{ part: Part; bytes: Buffer }> {
  const zip = createGunzip();
  const flowing = pipeline(createReadStream(file), zip);
  flowing.catch(() => {});
  const read = reader(zip);
  try {
    const first = await read.line(MAGIC.length + 1);
    if (first !== MAGIC) throw new Error('its first line is another');
    for (let line = await read.line(MOST_HEAD_BYTES); line !== undefined; line = await read.line(MOST_HEAD_BYTES)) {
      const part = JSON.parse(line) as Part & { bytes: number };
      if (!Number.isInteger(part.bytes) || part.bytes < 0 || part.bytes > MOST_PART_BYTES) throw new Error('a part has no length');
      yield { part, bytes: await read.bytes(part.bytes) };
    }
    await flowing;
  } catch (error) {
    throw new Error(`${file} is no whole backup: ${(error as Error).message}`, { cause: error });
  } finally {
    zip.destroy();
  }
}

/** Lines and bytes of a stream, in their order. */
function reader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await source.next();
    if (done) return false;
    held = held.length === 0 ? value : Buffer.concat([held, value]);
    return true;
  };
  const take = (length: number) => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };
  return {
    async line(most: number): Promise<string | undefined> {
      let end = held.indexOf('\n');
      while (end < 0) {
        if (held.length > most) throw new Error('a line is too long');
        if (!(await more())) {
          if (held.length === 0) return undefined;
          throw new Error('it ends within a line');
        }
        end = held.indexOf('\n');
      }
      const line = take(end).toString('utf8');
      take(1);
      return line;
    },
    async bytes(length: number): Promise<Buffer> {
      const chunks: Buffer[] = [];
      let missing = length;
      for (;;) {
        const chunk = take(Math.min(missing, held.length));
        if (chunk.length > 0) chunks.push(chunk);
        missing -= chunk.length;
        if (missing === 0) return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
        if (!(await more())) throw new Error('it ends within a part');
      }
    },
  };
}
