import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openClient } from '../races/http';
import { staffOf, type Staff } from '../races/staff';
import { article, product, type Written } from './written';

type Lang = 'fa' | 'en';
type Words = Record<Lang, string | null>;

const ORDERS = { whole: 1000 };
const LOOK_AROUND_EVERY = 20;
const deeds = ['save', 'save', 'publish', 'publish-new', 'many', 'plan', 'restore', 'take-down'] as const;
/** How long the site may take to show what was published, and the search to hear of it. */
const SHOWN_WITHIN_MS = 5_000;

/** Saves, publishes, plans, restores and takes down languages in random order: what was not published in a language is never readable in it. [ADM-2, LANG-1] */
export const halfWritten: Attack = { name: 'half-written language', quick: true, run: (arena) => run(arena, product, 60) };

/** The same of an article, whose words stand in lists, feeds and answers of the API too. [MAG-5, ADM-2, LANG-1] */
export const halfWrittenArticle: Attack = { name: 'half-written article', quick: true, run: (arena) => run(arena, article, 40) };

async function run({ portal, db, quick, random, say }: Arena, written: Written, few: number): Promise<string> {
  const staff = await staffOf(portal);
  const client = openClient(4);
  const count = quick ? few : ORDERS.whole;
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const slug = `half-written-${written.collection}`;
  const list = `/${written.collection}`;
  const { words, mark } = written;
  const token = new RegExp(`${mark}\\d+(?:fa|en)`, 'g');
  const id = await makeDraft(staff, written, slug, `${mark}0fa`);
  const draft: Words = { fa: `${mark}0fa`, en: null };
  const live: Words = { fa: null, en: null };
  const ever: Record<Lang, Set<string>> = { fa: new Set(), en: new Set() };
  const done: Record<string, number> = {};
  let pages = 0;

  /** Reads a page and checks that it shows nothing that was never published in its language. */
  const look = async (lang: Lang, path: string): Promise<string> => {
    const foot = lang === 'en' && !path.startsWith('/v2/') ? '/en' : '';
    const answer = await client.ask(`${portal.url}${foot}${path}`, { cookie: '', headers: { 'Accept-Language': lang } });
    pages += 1;
    const leaked = (answer.text.match(token) ?? []).find((one) => !ever[lang].has(one));
    if (leaked) throw new Error(`${lang} ${path} says ${leaked}, which was never published in it`);
    return answer.text;
  };
  const settle = async (lang: Lang) => {
    const end = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      const said = (await look(lang, written.page(slug))).match(token)?.[0] ?? null;
      if (said === live[lang]) return;
      if (Date.now() > end) throw new Error(`the ${lang} page says ${said}, published is ${live[lang]}`);
    }
  };
  try {
    for (let step = 1; step <= count; step += 1) {
      const lang = pick(['fa', 'en'] as const);
      const text = `${mark}${step}${lang}`;
      const deed = draft[lang] === null ? 'publish-new' : pick(deeds);
      done[deed] = (done[deed] ?? 0) + 1;
      if (deed === 'save') {
        await taken(staff, 'PATCH', `${list}/${id}?locale=${lang}&draft=true`, { ...words(text), _status: 'draft' });
        draft[lang] = text;
      } else if (deed === 'restore') draft[lang] = (await restore(staff, written, id, lang, pick)) ?? draft[lang];
      else if (deed === 'take-down') {
        await taken(staff, 'POST', `${list}/${id}/do/take-down`, { lang }, live[lang] === null ? 409 : 200);
        live[lang] = null;
      } else {
        const next = deed === 'publish-new' ? text : (draft[lang] as string);
        // From the moment of the request it may be read.
        ever[lang].add(next);
        if (deed === 'publish-new') await taken(staff, 'PATCH', `${list}/${id}?locale=${lang}`, { ...words(text), _status: 'published' });
        if (deed === 'publish') await taken(staff, 'PATCH', `${list}/${id}?locale=${lang}`, { _status: 'published' });
        if (deed === 'many') await taken(staff, 'PATCH', `${list}?where[id][equals]=${id}&locale=${lang}&draft=true`, { _status: 'published' });
        if (deed === 'plan') await planNow(staff, db, `${list}/${id}`, lang);
        draft[lang] = live[lang] = next;
      }
      await settle('fa');
      await settle('en');
      if (step % LOOK_AROUND_EVERY === 0) {
        for (const each of ['fa', 'en'] as const) for (const path of written.around(slug)) await look(each, path);
        const api = await client.ask(`${portal.url}/cms-api${list}?draft=false`, { cookie: '' });
        if (api.status !== 403 || api.text.match(token)) throw new Error('the admin’s list answers a stranger');
      }
    }
  } finally {
    client.close();
  }
  say(
    Object.entries(done)
      .map(([deed, times]) => `${times} × ${deed}`)
      .join(', '),
  );
  return `${count} random orders by language, ${pages} pages, lists and searches read: nothing that was not published`;
}

async function taken(staff: Staff, method: string, path: string, body: unknown, status = 200): Promise<Record<string, unknown>> {
  const answer = await staff.call(method, path, body);
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return JSON.parse(answer.text) as Record<string, unknown>;
}

async function makeDraft(staff: Staff, { collection, base, words }: Written, slug: string, text: string): Promise<number> {
  const body = { slug, ...(await base((path) => taken(staff, 'GET', path, undefined))), ...words(text), _status: 'draft' };
  const { doc } = (await taken(staff, 'POST', `/${collection}?locale=fa&draft=true`, body, 201)) as { doc: { id: number } };
  return doc.id;
}

/** Restores one of the last versions in a language; gives its words, null where it has none. */
async function restore(staff: Staff, { collection, said }: Written, id: number, lang: Lang, pick: <T>(of: readonly T[]) => T): Promise<string | null> {
  const path = `/${collection}/versions?where[parent][equals]=${id}&locale=${lang}&limit=6&sort=-updatedAt&depth=0`;
  const answer = JSON.parse((await staff.call('GET', path)).text) as { docs: { id: number; version: Record<string, string | null | undefined> }[] };
  const { id: version, version: then } = pick(answer.docs);
  const text = then[said];
  if (!text) return null;
  await taken(staff, 'POST', `/${collection}/versions/${version}?locale=${lang}`, {});
  return text;
}

/** Plans a publication, moves its time to now, and waits until the queue has carried it out. */
async function planNow(staff: Staff, db: pg.Pool, document: string, lang: Lang): Promise<void> {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { value } = (await taken(staff, 'POST', `${document}/do/plan`, { lang, at })) as { value: { plans: { id: number }[] } };
  const ids = value.plans.map((plan) => plan.id);
  await db.query('update payload_jobs set wait_until = now() where id = any($1)', [ids]);
  const end = Date.now() + SHOWN_WITHIN_MS;
  for (;;) {
    const { rowCount } = await db.query('select 1 from payload_jobs where id = any($1)', [ids]);
    if (rowCount === 0) return;
    if (Date.now() > end) throw new Error(`a plan of ${lang} was not carried out within ${SHOWN_WITHIN_MS / 1000} s of its time`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
