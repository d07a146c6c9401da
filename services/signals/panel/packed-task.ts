import type { SignalFile } from '#domain/signals/recording';
import type { PanelTask } from './compute';

const LENGTH_BYTES = 4;
type Head = { task: Omit<PanelTask, 'files'>; files: { name: string; bytes: number }[] };

/** A task as bytes for another process: the length of its head, the head as JSON, then the files. */
export function packTask(task: PanelTask): Uint8Array {
  const { files, ...rest } = 'files' in task ? task : { files: undefined, ...task };
  const head = Buffer.from(JSON.stringify({ task: rest, files: (files ?? []).map(({ name, bytes }) => ({ name, bytes: bytes.length })) } satisfies Head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...(files ?? []).map(({ bytes }) => bytes)]);
}

/** The task that was packed. */
export function unpackTask(packed: Uint8Array): PanelTask {
  const whole = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const end = LENGTH_BYTES + whole.readUInt32BE(0);
  const { task, files } = JSON.parse(whole.subarray(LENGTH_BYTES, end).toString('utf8')) as Head;
  if ('sample' in task) return task as PanelTask;
  let at = end;
  const read = files.map(({ name, bytes }): SignalFile => {
    // A copy of its own, so that readers may look at it in words of any width.
    const file = { name, bytes: Uint8Array.from(whole.subarray(at, at + bytes)) };
    at += bytes;
    return file;
  });
  return { ...task, files: read } as PanelTask;
}
