import type { Settings } from '../runtime';
import { folderStore } from './folder';
import { objectStore } from './objects';

export type StoredFile = { bytes: Uint8Array; type: string };

/** Where files lie: a folder of this machine, or object storage that every process reaches. [OPS-2] */
export type FileStore = {
  /** Keeps a file under its name, e.g. `media/heart.webp`; one of the same name is replaced. */
  put: (name: string, file: StoredFile) => Promise<void>;
  /** The file, or nothing when there is none of this name. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Takes a file away; gone already is fine. */
  remove: (name: string) => Promise<void>;
};

/** A kind and a file: no other path reaches a disk or a bucket. */
const NAME = /^[a-z]+(?:-[a-z]+)*\/[\w][\w.-]{0,199}$/;

/** Whether this names a file of ours. */
export function isFileName(name: string): boolean {
  return NAME.test(name) && !name.includes('..');
}

/** The store of this set-up. [OPS-2, OPS-3] */
export function openFiles(settings: Settings['files']): FileStore {
  const store = settings.store === 'folder' ? folderStore(settings.folder) : objectStore(settings);
  const named = (name: string) => {
    if (!isFileName(name)) throw new Error(`not a file's name: ${JSON.stringify(name)}`);
    return name;
  };
  return {
    put: (name, file) => store.put(named(name), file),
    read: (name) => store.read(named(name)),
    remove: (name) => store.remove(named(name)),
  };
}
