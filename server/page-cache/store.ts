import type { Entry } from './entry';

export type PageStore = {
  get: (key: string) => Entry | undefined;
  /** Keeps a page unless the cache was emptied since `generation`. */
  put: (key: string, entry: Entry, generation: number) => void;
  empty: () => void;
  /** While nobody tells us of changes nothing is kept. */
  setOpen: (open: boolean) => void;
  generation: () => number;
  size: () => { pages: number; bytes: number };
};

/** The page cache, an LRU: kept pages, the least recently asked for dropped above the limit; a page older than `lifeMs` is made anew. */
export function pageStore({ limitBytes, lifeMs, now = Date.now }: { limitBytes: number; lifeMs: number; now?: () => number }): PageStore {
  const pages = new Map<string, Entry>();
  let bytes = 0;
  let generation = 0;
  let open = false;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  const empty = () => {
    generation += 1;
    pages.clear();
    bytes = 0;
  };
  return {
    get(key) {
      const entry = pages.get(key);
      if (!entry) return undefined;
      if (now() - entry.keptAt > lifeMs) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, entry);
      return entry;
    },
    put(key, entry, since) {
      if (!open || since !== generation || entry.bytes > limitBytes / 4) return;
      drop(key);
      pages.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes) break;
        drop(oldest);
      }
    },
    empty,
    setOpen(wanted) {
      open = wanted;
      empty();
    },
    generation: () => generation,
    size: () => ({ pages: pages.size, bytes }),
  };
}
