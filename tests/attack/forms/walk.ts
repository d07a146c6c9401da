import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { locate, pages, patternsOf } from '../../../app/routes';
import type { Lang, Page, PageName } from '../../../app/routes';
import type { PlainForm } from '../../plain-browser';
import { inParallel } from '../gate/ask';
import { addressOf } from '../gate/web-routes';
import { makeSerials } from './devices';
import { states, type Situation, type State } from './states';

/** A form that some page shows: what it is called, where it stands, and the situation that shows it. */
export type FoundForm = {
  /** Page and intent, e.g. `cart quantity`. */
  name: string;
  page: PageName;
  intent: string;
  lang: Lang;
  state: State;
  /** The route pattern of the page that shows it. */
  pattern: string;
  query: string;
  form: PlainForm;
  /** The situation in which it was found, and the page as it was then. */
  at: Situation;
  html: string;
};

/** Query parameters that change what a page shows, and so its forms. */
const OPENS = new Set(['modal', 'dialog', 'by', 'address', 'email', 'variant']);
const GOODS = ['ns1', 'nb1', 'nh1', 'family-heart'];
/** The things by which pages with a name in their address are walked: each page knows its own, and a new one says them here. */
const SLUGS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  product: GOODS,
  reviews: GOODS,
  reviewNew: GOODS,
  demo: GOODS,
  stockNotice: GOODS,
  manual: GOODS,
  // A file holds no form.
  manualFile: [],
  service: ['nurse'],
  serviceRequestNew: ['nurse'],
  article: ['measuring-pressure-at-home'],
  newsItem: ['news-two-languages'],
  // Lists, and what editors wrote: the same forms stand on all of them.
  questionTopic: ['blood-pressure'],
  magazineTag: [],
  magazineAuthor: [],
  made: [],
  centre: [],
  doctorProfile: ['kaveh-mehrgan'],
  course: ['heart-sounds'],
  lesson: ['heart-sounds'],
};
/** The calculator whose fields are declared. */
const TOOL = 'diabetes-risk';
/** Pages whose form comes with what was looked for first. */
const LOOKED_FOR: Partial<Record<PageName, string>> = { questionNew: '?q=NB1' };
const MOST_LINKS = 6;
const AT_ONCE = 5;
/** How often a page that asks to come again is opened again. */
const MOST_AGAIN = 5;

/** Walks every page of the table in both languages in every situation that changes it, follows the links that open something, and collects the forms. */
export async function walk(db: pg.Pool, origin: string): Promise<FoundForm[]> {
  await makeSerials(db);
  const situations = states.flatMap((state) => (['fa', 'en'] as const).map((lang) => ({ state, lang })));
  const found = await inParallel(situations, AT_ONCE, async ({ state, lang }) => {
    const forms = new Map<string, FoundForm>();
    const at = await state.enter(db, origin, lang);
    for (const { pattern, query } of addresses(lang, state)) await look(at, { state, lang, pattern, query }, forms, new Set());
    return forms;
  });
  // The first situation that shows a form stands for it, whichever was walked first.
  return [...new Map(found.reverse().flatMap((forms) => [...forms])).values()].sort((a, b) => order(a) - order(b));
}

function order({ name, lang }: FoundForm): number {
  return (Object.keys(pages) as string[]).indexOf(name.split(' ')[0] ?? '') * 2 + (lang === 'fa' ? 0 : 1);
}

/** The addresses to visit in a situation; pages from the cache look the same in all of them and are visited once. */
function addresses(lang: Lang, state: State): { pattern: string; query: string }[] {
  const all = Object.entries(pages) as [PageName, Page][];
  return all
    .filter(
      ([name, { neutral, path, cache }]) => !neutral && !/\.\w+$/.test(path) && (state.pages?.includes(name) ?? (state === states[0] || cache === undefined)),
    )
    .flatMap(([name, page]) =>
      patternsOf(page)
        .filter((one) => one.lang === lang)
        .flatMap(({ pattern }) => (pattern.includes(':slug') ? slugsOf(name).map((slug) => pattern.replace(':slug', slug)) : [pattern]))
        .flatMap((pattern) =>
          ['', ...(LOOKED_FOR[name] ? [LOOKED_FOR[name]] : [])].map((query) => ({ pattern: pattern.replace('tools/:name', `tools/${TOOL}`), query })),
        ),
    );
}

function slugsOf(page: PageName): readonly string[] {
  const slugs = SLUGS[page];
  if (!slugs) throw new Error(`no slugs for ${page}: what it shows is not walked`);
  return slugs;
}

type Place = Pick<FoundForm, 'state' | 'lang' | 'pattern' | 'query'>;

async function look(at: Situation, place: Place, found: Map<string, FoundForm>, seen: Set<string>): Promise<void> {
  const address = addressIn(at, place);
  if (address === null || seen.has(place.query)) return;
  seen.add(place.query);
  let page = await at.browser.open(address);
  // What is computed apart may ask to come again while the machine is busy.
  for (let again = 0; page.status === 503 && again < MOST_AGAIN; again++) {
    await sleep(2_000);
    page = await at.browser.open(address);
  }
  if (page.status >= 500) throw new Error(`${page.status} at ${address} (${place.state.name})`);
  if (new URL(page.url).pathname !== new URL(address, page.url).pathname) return;
  for (const form of page.forms) {
    const one = { ...nameOf(form, place), at, html: page.text };
    const key = `${one.lang} ${one.name}`;
    if (!found.has(key)) found.set(key, one);
  }
  if (place.query !== '') return;
  for (const query of openings(page.text, page.url).slice(0, MOST_LINKS)) await look(at, { ...place, query }, found, seen);
}

/** The address of a form's page in a situation; null where the situation has no such thing. */
export function addressIn({ params }: Situation, { pattern, query }: Pick<FoundForm, 'pattern' | 'query'>): string | null {
  const needed = [...pattern.matchAll(/:(\w+)/g)].map((name) => name[1] as string);
  if (needed.some((name) => params[name] === undefined)) return null;
  return addressOf({ pattern }, params) + query;
}

function nameOf(form: PlainForm, place: Place): Omit<FoundForm, 'at' | 'html'> {
  const { pathname } = new URL(form.action);
  const { name } = locate(pathname);
  if (!name) throw new Error(`a form at ${place.pattern} goes to ${pathname}, which is no page of the table`);
  const intent = form.method === 'get' ? 'GET' : (form.fields['intent'] ?? 'default');
  const { state, lang, pattern, query } = place;
  return { name: `${name} ${intent}`, page: name, intent, form, state, lang, pattern, query };
}

/** The links of a page to itself that open something. */
function openings(html: string, url: string): string[] {
  const here = new URL(url);
  const queries = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/gi)].flatMap(([, link = '']) => {
    const to = new URL(link.replaceAll('&amp;', '&'), url);
    const own = to.origin === here.origin && to.pathname === here.pathname && [...to.searchParams.keys()].some((key) => OPENS.has(key));
    return own ? [to.search] : [];
  });
  return [...new Set(queries)];
}

/** The same form, loaded again in a fresh situation. */
export async function showAgain(db: pg.Pool, origin: string, found: FoundForm): Promise<{ at: Situation; form: PlainForm }> {
  const at = await found.state.enter(db, origin, found.lang);
  const address = addressIn(at, found);
  const { forms, status } = await at.browser.open(address ?? '/');
  const form = forms.find((one) => nameOf(one, found).name === found.name);
  if (!form) throw new Error(`${found.name} is not shown again at ${address} (${status}, ${found.state.name})`);
  return { at, form };
}
