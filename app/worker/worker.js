// Pages seen before open offline, others show the offline page; nothing private is ever kept. PRIVATE, the addresses of
// one visitor's own, comes from the page table. [SHELL-2]
/* global PRIVATE */
const PAGES = 'pages-2';
const FILES = 'files-1';
const MOST_PAGES = 60;
const MOST_FILES = 150;
/** Why the offline page is shown: a page never seen, a page of one person's own, or a form that could not be sent. */
const WHY = { unseen: '', own: '?why=own', unsent: '?why=unsent' };
const OFFLINE = ['/offline', '/en/offline'].flatMap((path) => Object.values(WHY).map((why) => path + why));
/** Pages that are kept before they are seen: whoever needs one may be where there is no connection. */
const NEEDED = [...OFFLINE, ...['/verify', '/offline/reading'].flatMap((path) => [path, `/en${path}`])];
const LASTING = /^\/(assets|fonts|icons|sounds)\//;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forget((name) => name !== PAGES && name !== FILES).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget((name) => name === PAGES).then(prepare));
  // The page that was open before this worker was there.
  if (event.data === 'keep' && event.source?.url) event.waitUntil(keepOpen(new URL(event.source.url)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && /^\/(en\/)?logout$/.test(url.pathname)) {
    event.waitUntil(forget((name) => name === PAGES).then(prepare));
    return;
  }
  if (request.method === 'POST' && request.mode === 'navigate') return event.respondWith(sent(request, url));
  if (request.method !== 'GET') return;
  // A player's parts of a sound file come from the network: a part is not the file.
  if (request.headers.has('range')) return;
  if (LASTING.test(url.pathname)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
});

/** Network first; else from the cache, else the offline page. */
async function page(event, url) {
  const open = !PRIVATE.test(url.pathname);
  try {
    const answer = await fetch(event.request);
    if (open && answer.ok && !answer.redirected && !url.searchParams.has('modal')) event.waitUntil(keep(url, answer.clone()));
    return answer;
  } catch {
    const kept = open ? await (await caches.open(PAGES)).match(key(url)) : undefined;
    return (kept && (await dated(kept))) ?? (await offline(url, open ? WHY.unseen : WHY.own)) ?? Response.error();
  }
}

/** A form goes to the network; where there is none, its own page says that nothing was sent, and offers to send it again. */
async function sent(request, url) {
  const plain = /^application\/x-www-form-urlencoded/.test(request.headers.get('Content-Type') ?? '');
  const typed = plain
    ? request
        .clone()
        .text()
        .catch(() => '')
    : Promise.resolve('');
  try {
    return await fetch(request);
  } catch {
    const kept = await offline(url, WHY.unsent);
    if (!kept) return Response.error();
    const awaited = await typed;
    const html = (await kept.text()).replace(/<form data-again[^>]*>/, () => {
      const fields = [...new URLSearchParams(awaited)].map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`);
      return `<form method="post" action="${safe(url.pathname + url.search)}">${fields.join('')}`;
    });
    return new Response(html, { status: 503, headers: kept.headers });
  }
}

/** Adds to a cached page when it was fetched, in words that the page carries. */
async function dated(kept) {
  const html = await kept.text();
  const lang = /<html lang="en"/.test(html) ? 'en-GB' : 'fa-IR-u-ca-persian';
  const at = new Date(kept.headers.get('Date') ?? '');
  const when = Number.isNaN(at.getTime()) ? '' : new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tehran' }).format(at);
  const [, words] = /data-kept="([^"]*)"/.exec(html) ?? [];
  const said = html.replace(/<div class="wrap status"[^>]*>/, (region) =>
    words && when ? `${region}<div class="say wait"><div class="grow">${words.replace('{when}', when)}</div></div>` : region,
  );
  // Its bytes are no longer those that came: their length and packing are not said.
  const headers = new Headers(kept.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(said, { status: kept.status, headers });
}

function offline(url, why) {
  return caches.match((/^\/en(\/|$)/.test(url.pathname) ? '/en/offline' : '/offline') + why);
}

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function safe(text) {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);
}

async function keepOpen(url) {
  if (url.origin !== location.origin || PRIVATE.test(url.pathname) || url.searchParams.has('modal')) return;
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (answer?.ok && !answer.redirected) await keep(url, answer);
}

/** Caches the public version of a page: one that was made for this visitor is fetched again without cookies. */
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
    NEEDED.map(async (path) => {
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
  const lasting = kept.filter((request) => !NEEDED.includes(new URL(request.url).pathname));
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
