import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../gate/doors';
import { makeEntry, variantFor } from './entry';
import type { Entry } from './entry';
import { nextRequestId } from '../request-id';
import { pageKey } from './key';
import type { PageKey } from './key';
import { notingReads } from './made-of';
import { pageStore } from './store';
import type { PageStore } from './store';
import { openWishes } from './wishes';

/** Renders a page from its key alone: nothing of one visitor can be in it. */
export type Render = (key: PageKey, requestId: string) => Promise<Rendered>;
export type Rendered = { status: number; headers: [string, string][]; body: Buffer };
export type Filled = { entry: Entry } | { response: Rendered };

export type PageCache = {
  store: Pick<PageStore<PageKey>, 'setOpen' | 'size'>;
  /** Cache invalidation: drops the pages that are made of this table; pages of words are rendered again at once, and under load shown as they were for a moment. */
  changed: (table: string) => void;
  /** Answers a hit at once, before anything else looks at the request. */
  answer: (req: IncomingMessage, res: ServerResponse, requestId: () => string) => boolean;
  /** The key of a request that missed, if its page is one that is kept. */
  keyOf: (req: IncomingMessage) => PageKey | undefined;
  /** Renders a page once, however many ask for it at the same time (request coalescing). */
  fill: (key: PageKey, requestId: string) => Promise<Filled>;
};

type Options = {
  render: Render;
  /** The headers of each page's answer. */ headers: (key: PageKey) => readonly [string, string][];
  counted?: (outcome: 'hit' | 'miss') => void;
  limitBytes?: number;
  lifeMs?: number;
};

const LIMIT_BYTES = 24 * 1024 * 1024;
const LIFE_MS = 10 * 60 * 1000;
/** How long after a change a page of words may be shown as it was, where many pages are being made. */
const STALE_MS = 5_000;
/** From so many pages being rendered at once on, visitors would notice the wait. */
const CROWD = 4;
/** How many pages are rendered again after a change without being asked for, the latest requested first; others wait for their visitor. */
const REFILLED = 40;
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 5).unref());
/** Remembers the keys of requests, so that equal ones need not be parsed again. */
const SEEN_LIMIT = 2_000;

/** A full-page cache: whole public pages, compressed, by locale, path, allowlisted query and language offer. */
export function pageCache({ render, headers, counted, limitBytes = LIMIT_BYTES, lifeMs = LIFE_MS }: Options): PageCache {
  const store = pageStore<PageKey>({ limitBytes, lifeMs, staleMs: STALE_MS });
  const filling = new Map<string, { generation: number; page: Promise<Filled> }>();
  let refilling = false;
  const seen = new Map<string, string | null>();
  const wishes = openWishes();

  const nameOf = (key: PageKey) => `${key.offer ? '+' : '-'}${key.url}`;

  function storeKey(req: IncomingMessage): string | null {
    const { cookie } = req.headers;
    const language = req.headers['accept-language'];
    if (cookie !== undefined) {
      const key = pageKey(req.url ?? '', cookie, language);
      return key ? nameOf(key) : null;
    }
    const sent = `${wishes.of(language)} ${req.url}`;
    let name = seen.get(sent);
    if (name === undefined) {
      const key = pageKey(req.url ?? '', undefined, language);
      name = key ? nameOf(key) : null;
      if (seen.size >= SEEN_LIMIT) seen.clear();
      if (sent.length < 600) seen.set(sent, name);
    }
    return name;
  }

  return {
    store,
    answer(req, res, requestId) {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || (req.url ?? '').length > limits.portal.urlBytes) return false;
      const name = storeKey(req);
      const entry = name === null ? undefined : store.get(name);
      if (!entry) return false;
      counted?.('hit');
      sendEntry(entry, req, res, requestId());
      return true;
    },
    keyOf(req) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
      return pageKey(req.url ?? '', req.headers.cookie, req.headers['accept-language']);
    },
    async fill(key, requestId) {
      const before = filling.size >= CROWD ? store.stale(nameOf(key)) : undefined;
      if (before) {
        counted?.('hit');
        return { entry: before.entry };
      }
      return made(key, requestId, () => counted?.('miss'));
    },
    changed(table) {
      store.changed(table);
      void refill();
    },
  };

  /** Renders a page once, however many ask for it (request coalescing), and keeps it. */
  function made(key: PageKey, requestId: string, begins = () => {}): Promise<Filled> {
    const name = nameOf(key);
    const generation = store.generation();
    const under = filling.get(name);
    if (under?.generation === generation) return under.page;
    begins();
    const page = notingReads(() => make(key, requestId))
      .then(({ value, madeOf }) => {
        if ('entry' in value) store.put(name, { entry: value.entry, madeOf, key }, generation);
        else store.forget(name);
        return value;
      })
      .finally(() => {
        if (filling.get(name)?.page === page) filling.delete(name);
      });
    filling.set(name, { generation, page });
    return page;
  }

  /** Renders stale pages one after the other, the most requested first, so that they are ready before their next visitor. */
  async function refill(): Promise<void> {
    if (refilling) return;
    refilling = true;
    try {
      for (let left = REFILLED; left > 0; left -= 1) {
        await pause();
        const [next] = store.stalePages();
        if (!next) return;
        await made(next.key, nextRequestId()).catch(() => store.forget(nameOf(next.key)));
      }
    } finally {
      refilling = false;
    }
  }

  async function make(key: PageKey, requestId: string): Promise<Filled> {
    const response = await render(key, requestId);
    const said = new Map(response.headers.map(([name, value]) => [name.toLowerCase(), value]));
    if (response.status !== 200 || said.has('set-cookie') || /no-store|private/.test(said.get('cache-control') ?? '')) return { response };
    const own = response.headers.filter(([name]) => !/^(?:cache-control|content-length)$/i.test(name));
    const kept: [string, string][] = [
      ['Cache-Control', 'no-cache'],
      ['Vary', 'Accept-Encoding, Accept-Language, Cookie'],
    ];
    return { entry: await makeEntry(response.body, [...headers(key), ...own, ...kept], Date.now()) };
  }
}

/** Sends a kept page, or only that it has not changed. */
export function sendEntry(entry: Entry, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const variant = variantFor(entry, req.headers['accept-encoding'] as string | undefined);
  if (req.headers['if-none-match']?.includes(variant.etag)) {
    res.writeHead(304, ['ETag', variant.etag, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding, Accept-Language, Cookie', 'X-Request-Id', requestId]);
    res.end();
    return;
  }
  res.writeHead(200, [...variant.headers, 'X-Request-Id', requestId]);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}
