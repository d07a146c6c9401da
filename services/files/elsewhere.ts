import type { FileStore } from './file-store';

/** A file store whose calls give up the request's turn while they wait: one that hangs keeps nobody else waiting. */
export function filesElsewhere(files: FileStore, elsewhere: <T>(work: () => Promise<T>) => Promise<T>): FileStore {
  return {
    put: (name, file) => elsewhere(() => files.put(name, file)),
    read: (name) => elsewhere(() => files.read(name)),
    size: (name) => elsewhere(() => files.size(name)),
    readPart: (name, part) => elsewhere(() => files.readPart(name, part)),
    names: () => elsewhere(() => files.names()),
    remove: (name) => elsewhere(() => files.remove(name)),
  };
}
