import { fileType } from './file-type';
import type { BytesPart, FileStore } from './file-store';

/** A stored file; its bytes are read on demand, whole or in part. */
export type OpenedFile = { type: string; size: number; read: (part?: BytesPart) => Promise<Uint8Array | undefined> };

/** Opens a file of the store; nothing when there is none of this name. */
export async function openStored(files: FileStore, name: string): Promise<OpenedFile | undefined> {
  const size = await files.size(name);
  if (size === undefined) return undefined;
  return { type: fileType(name), size, read: async (part) => (part ? files.readPart(name, part) : (await files.read(name))?.bytes) };
}
