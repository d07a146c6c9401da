import { itemWord, serviceItems } from '#domain/service-requests/items';
import type { ServiceType } from '#domain/service-requests/service-type';
import { serviceTypes } from '#domain/service-requests/types/all';
import { langs, type Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import type { Arena, Attack } from '../attack';
import { somebody } from '../forms/people';
import { send } from '../forms/send';
import { casesOf, sensibleRequest } from '../forms/service-inputs';
import { FILE } from '../forms/with-file';
import { logOf } from '../log-of';

const types: readonly ServiceType[] = serviceTypes;
/** What is asked for by its own form, in each of its cases. */
const asked = types.filter(({ provider }) => provider !== 'ambulance').flatMap((type) => casesOf(type).map((inCase) => ({ type, inCase })));

const TRIES = 10;
const BUSY_MS = 1_000;

/** The name of each thing in both languages, and its code where that is no word of something else. */
const words = [
  ...new Set(serviceItems.flatMap(({ item: { code } }) => [...langs.map((lang) => say(lang, itemWord(code) as WordKey)), ...(/[-]/.test(code) ? [code] : [])])),
];

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Any of them, in one look at a line; letters around a word make another word of it. */
const anyOfThem = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** Asks for every service in both languages and cancels it; then looks through every message and every line of log that its lane has left: none names a thing that is asked for at home, or a laboratory test. [LIST-3, LIST-4, INP-7, OPS-4] */
export const quietWords: Attack = {
  name: 'words of health in messages and log',
  quick: true,
  run: async (arena: Arena) => {
    const { db, portal, quick } = arena;
    const all = langs.flatMap((lang, at) => asked.filter((_, number) => !quick || number % langs.length === at).map((one) => ({ lang, ...one })));
    for (const one of all) await askAndCancel(arena, one);
    const { rows } = await db.query<{ notice: string; body: string; facts: string }>(`select notice, body, facts::text from messages`);
    const services = rows.filter(({ notice }) => notice.startsWith('services.')).length;
    const waiting = await db.query<{ kind: string; payload: string }>(`select kind, payload::text from outbox`);
    const lines = logOf(portal.dataDir).split('\n').filter(Boolean);
    if (services < all.length * 2 || !lines.some((line) => line.includes('serviceRequestNew')))
      throw new Error(`too little to look through: ${services} messages about services, ${lines.length} lines of log`);
    const texts = [
      // Elsewhere a device that somebody bought, one of them an ECG, an article, or words that staff wrote are named.
      ...rows
        .filter(({ notice, facts }) => notice.startsWith('services.') || !/"(?:productName|articleTitle|reason|\w*[nN]ame)"/.test(facts))
        .map(({ notice, body, facts }) => [notice, `${body} ${facts}`] as const),
      ...waiting.rows.map(({ kind, payload }) => [`outbox ${kind}`, payload] as const),
      ...lines.map((line) => ['log', line] as const),
    ];
    const said = texts.flatMap(([where, text]) => anyOfThem.exec(text)?.map((word) => `${where}: ${word}`) ?? []);
    if (said.length > 0) throw new Error([...new Set(said)].slice(0, 20).join('\n'));
    return `${rows.length} messages, ${services} of them about services, ${waiting.rows.length} rows of the outbox and ${lines.length} lines of log: none of ${words.length} words`;
  },
};

/** One request by its own form, with every paper that its case takes, and its end. */
async function askAndCancel({ db, portal }: Arena, { lang, type, inCase }: (typeof asked)[number] & { lang: Lang }): Promise<void> {
  const { browser } = await somebody(db, portal.url);
  const at = (path: string) => `${lang === 'fa' ? '' : '/en'}${path}`;
  await browser.open(at(`/account/requests/new/${type.code}`));
  const form = browser.form('send');
  const filled = Object.entries(sensibleRequest(type, lang, inCase)).filter(([name]) => form.names.includes(name));
  const chosen = Object.entries(form.choices).flatMap(([name, [first = '']]) => (name === 'day' || name === 'beginsOn' ? [[name, first]] : []));
  const body = new URLSearchParams({ ...form.fields, ...Object.fromEntries(filled), ...Object.fromEntries(chosen), ...papersOf(type, inCase) });
  let sent = await send(browser, form, String(body));
  // A busy machine says that it is busy; the same form is sent again.
  for (let tries = 0; tries < TRIES && sent.status === 503; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
    sent = await send(browser, form, String(body));
  }
  const address = sent.headers.location ?? '';
  if (sent.status !== 303 || !address.includes('/account/requests/ZS-')) throw new Error(`${type.code} ${inCase ?? ''} in ${lang}: ${sent.status} ${address}`);
  await browser.open(`${address}/cancel`);
  const ended = await browser.submit(browser.form('cancel'));
  if (ended.status !== 200 || ended.url.endsWith('/cancel')) throw new Error(`${type.code} in ${lang} was not cancelled: ${ended.status} ${ended.url}`);
}

/** A file for each field of files, of this case alone. */
function papersOf({ fields, cases }: ServiceType, inCase: string | null): Record<string, string> {
  const shown = { ...Object.assign({}, ...Object.values(fields)), ...(cases && inCase ? cases.of[inCase] : {}) } as Record<string, { kind: string }>;
  return Object.fromEntries(Object.entries(shown).flatMap(([name, { kind }]) => (kind === 'files' ? [[name, FILE]] : [])));
}
