// Pages seen before open offline, others show the offline page; nothing private is ever kept. [SHELL-2]
const PAGES = 'pages-1';
const FILES = 'files-1';
const MOST_PAGES = 60;
const MOST_FILES = 150;
const OFFLINE = ['/offline', '/en/offline'];
const PRIVATE = /^\/(en\/)?(account|shop\/(cart|checkout|pay|done)|login|logout|language|subscribe|payment|admin|api|dev|healthz|readyz|metrics)(\/|$)/;
const LASTING = /^\/(assets|fonts|icons|sounds)\//;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forget((name) => name !== PAGES && name !== FILES).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget((name) => name === PAGES).then(prepare));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && /^\/(en\/)?logout$/.test(url.pathname)) {
    event.waitUntil(forget((name) => name === PAGES).then(prepare));
    return;
  }
  if (request.method !== 'GET') return;
  // A player's parts of a sound file come from the network: a part is not the file.
  if (request.headers.has('range')) return;
  if (LASTING.test(url.pathname)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
});

/** The network first; what it cannot give comes from what was kept, then from the offline page. */
async function page(event, url) {
  const open = !PRIVATE.test(url.pathname);
  try {
    const answer = await fetch(event.request);
    if (open && answer.ok && !answer.redirected && !url.searchParams.has('modal')) event.waitUntil(keep(url, answer.clone()));
    return answer;
  } catch {
    const kept = open ? await (await caches.open(PAGES)).match(key(url)) : undefined;
    return kept ?? (await caches.match(/^\/en(\/|$)/.test(url.pathname) ? OFFLINE[1] : OFFLINE[0])) ?? Response.error();
  }
}

/** Keeps a page as everybody sees it: one made for this visitor alone is asked for again without cookies. */
async function keep(url, answer) {
  const life = answer.headers.get('Cache-Control') ?? 'private';
  const shared = !/private|no-store/.test(life);
  const plain = shared ? answer : await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (!plain?.ok || plain.redirected || !/html/.test(plain.headers.get('Content-Type') ?? '')) return;
  await put(PAGES, key(url), plain, MOST_PAGES);
}

/** Files whose names change with their content: once fetched, they stay. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(FILES, request, answer.clone(), MOST_FILES);
  return answer;
}

/** The offline pages and the files they need. */
async function prepare() {
  const cache = await caches.open(PAGES);
  await Promise.all(
    OFFLINE.map(async (path) => {
      const answer = await fetch(path, { credentials: 'omit' }).catch(() => undefined);
      if (!answer?.ok) return;
      const html = await answer.clone().text();
      await cache.put(path, answer);
      const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|icons)\/[^"#]+)/g)].map((found) => found[1]);
      await Promise.all([...new Set(files)].map((name) => file(new Request(name)).catch(() => undefined)));
    }),
  );
}

async function put(name, at, answer, most) {
  const cache = await caches.open(name);
  await cache.put(at, answer);
  const kept = await cache.keys();
  const lasting = kept.filter((request) => !OFFLINE.includes(new URL(request.url).pathname));
  await Promise.all(lasting.slice(0, Math.max(0, lasting.length - most)).map((request) => cache.delete(request)));
}

async function forget(which) {
  await Promise.all((await caches.keys()).filter(which).map((name) => caches.delete(name)));
}

function key(url) {
  const plain = new URL(url);
  plain.hash = '';
  return plain.href;
}
