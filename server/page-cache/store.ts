import type { Entry } from './entry';
import { isMadeOf } from './made-of';
import type { MadeOf } from './made-of';

/** A kept page with what it was made of and from. */
export type Kept<Key> = { entry: Entry; madeOf: MadeOf; key: Key };
/** A stale page (stale-while-revalidate): it may be shown until then while the next one is rendered. */
export type Stale<Key> = Kept<Key> & { until: number };

export type PageStore<Key> = {
  get: (name: string) => Entry | undefined;
  /** The page as it was before a change a moment ago. */
  stale: (name: string) => Stale<Key> | undefined;
  /** Keeps a page unless something that it is made of changed since `generation`. */
  put: (name: string, kept: Kept<Key>, generation: number) => void;
  /** Drops a stale page. */
  forget: (name: string) => void;
  /** Cache invalidation: drops what is made of this table; pages of words may be shown for a moment longer. */
  changed: (table: string) => void;
  /** Turns caching on or off: without notices of changes nothing is cached. */
  setOpen: (open: boolean) => void;
  generation: () => number;
  /** Stale pages, those asked for last first. */
  stalePages: () => Stale<Key>[];
  size: () => { pages: number; bytes: number };
};

type Options = {
  limitBytes: number;
  lifeMs: number;
  /** How long a page of words may be shown after a change, while the next one is made. */ staleMs?: number;
  now?: () => number;
};

/** Words, pictures and lists of editors: who reads them a few seconds old is misled in nothing. What is not here (prices, stock, states, codes, what a package holds) is never shown old. */
const WORDS =
  /^(?:posts|pages|tags|topics|authors|media|site|manuals|documents|centres|search_terms|kinds|reviews|comments)(?:_|$)|^products_(?:locales|figures|gallery|audiences)$/;
const CHANGES_LIMIT = 500;

/** The page cache, an LRU: above the limit the least recently requested pages are dropped; a page older than `lifeMs` is rendered again. */
export function pageStore<Key>({ limitBytes, lifeMs, staleMs = 0, now = Date.now }: Options): PageStore<Key> {
  const pages = new Map<string, Kept<Key>>();
  const stale = new Map<string, Stale<Key>>();
  /** When each table changed last. */
  const changes = new Map<string, number>();
  let bytes = 0;
  let generation = 0;
  /** What was made before this is outdated, whatever it is made of: all was emptied then, or changes are forgotten that long ago. */
  let emptied = 0;
  let open = false;
  let sweeping: NodeJS.Timeout | undefined;

  const drop = (name: string) => {
    bytes -= pages.get(name)?.entry.bytes ?? 0;
    pages.delete(name);
  };
  const empty = () => {
    emptied = generation += 1;
    changes.clear();
    stale.clear();
    pages.clear();
    bytes = 0;
  };
  /** Drops stale pages whose time is over. */
  const sweep = () => {
    sweeping = undefined;
    for (const [name, { until }] of stale) if (now() > until) stale.delete(name);
    if (stale.size > 0) sweepLater();
  };
  const sweepLater = () => (sweeping ??= setTimeout(sweep, staleMs + 1).unref());
  const outdated = (madeOf: MadeOf, since: number) =>
    since < emptied || (since < generation && [...changes].some(([table, at]) => at > since && isMadeOf(madeOf, table)));
  return {
    get(name) {
      const kept = pages.get(name);
      if (!kept) return undefined;
      if (now() - kept.entry.keptAt > lifeMs) {
        drop(name);
        return undefined;
      }
      pages.delete(name);
      pages.set(name, kept);
      return kept.entry;
    },
    stale(name) {
      const there = stale.get(name);
      if (there && now() > there.until) stale.delete(name);
      return stale.get(name);
    },
    put(name, kept, since) {
      if (!open || outdated(kept.madeOf, since)) return;
      stale.delete(name);
      if (kept.entry.bytes > limitBytes / 4) return;
      drop(name);
      pages.set(name, kept);
      bytes += kept.entry.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes) break;
        drop(oldest);
      }
    },
    forget: (name) => void stale.delete(name),
    changed(table) {
      generation += 1;
      // The latest last, so that the one that is forgotten is the oldest.
      changes.delete(table);
      changes.set(table, generation);
      const [oldest] = changes;
      if (oldest && changes.size > CHANGES_LIMIT) {
        changes.delete(oldest[0]);
        emptied = Math.max(emptied, oldest[1]);
      }
      const until = now() + staleMs;
      const mild = WORDS.test(table);
      for (const [name, kept] of stale) if (!mild && isMadeOf(kept.madeOf, table)) stale.delete(name);
      for (const [name, kept] of pages) {
        if (!isMadeOf(kept.madeOf, table)) continue;
        drop(name);
        if (mild && staleMs > 0) stale.set(name, { ...kept, until });
      }
      if (stale.size > 0) sweepLater();
    },
    setOpen(wanted) {
      open = wanted;
      empty();
    },
    generation: () => generation,
    stalePages() {
      return [...stale.values()].filter(({ until }) => now() <= until).reverse();
    },
    size: () => ({ pages: pages.size, bytes: bytes + [...stale.values()].reduce((sum, { entry }) => sum + entry.bytes, 0) }),
  };
}
