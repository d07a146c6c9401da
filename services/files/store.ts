import type { Settings } from '../runtime';
import type { FileStore } from './file-store';
import { folderStore } from './folder';
import { objectStore } from './objects';

/** A folder and a file name: no other path reaches a disk or a bucket. */
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
    size: (name) => store.size(named(name)),
    readPart: (name, part) => store.readPart(named(name), part),
    names: async () => (await store.names()).filter(isFileName),
    remove: (name) => store.remove(named(name)),
  };
}
