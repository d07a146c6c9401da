/** A range of bytes, both ends included. */
export type BytesPart = { from: number; to: number };
export type StoredFile = { bytes: Uint8Array; type: string };

/** Where files lie: a folder of this machine, or object storage that every process reaches. [OPS-2] */
export type FileStore = {
  /** Keeps a file under its name, e.g. `media/heart.webp`; one of the same name is replaced. */
  put: (name: string, file: StoredFile) => Promise<void>;
  /** The file, or nothing when there is none of this name. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** How many bytes a file has, or nothing when there is none of this name. */
  size: (name: string) => Promise<number | undefined>;
  /** These bytes of a file, or nothing when there is none of this name. */
  readPart: (name: string, part: BytesPart) => Promise<Uint8Array | undefined>;
  /** The names of all files, in their order. */
  names: () => Promise<string[]>;
  /** Takes a file away; gone already is fine. */
  remove: (name: string) => Promise<void>;
};
