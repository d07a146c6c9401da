import type { Unit } from './unit';

/** The kinds of results: what is indexed, and tasks. */
export const searchKinds = ['product', 'manual', 'page', 'service', 'article', 'question', 'doctor'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Words of a title say more than words of a text. */
export const WORD_WEIGHTS = { title: 8, keyword: 5, summary: 3, text: 1 } as const;

/** A matching document: named directly, or with a word of the query and its weight. */
export type Hit = { entryId: number; kind: SearchKind; slug: string; word: string | null; weight: number };
export type Ranked = { /** 0 for a page without a document. */ entryId: number; kind: SearchKind | 'task'; slug: string; score: number; whole: boolean };

/** The weight of a document that a name or subject leads to, and how much less each further one has. */
const LEADS = { product: 10, page: 14, about: 6, step: 0.4, later: 2, manual: 0.75 };
/** The score of a page whose subject was asked for: above all else. */
const SUBJECT = 20;
const WISHED = 7;
/** Words of intent add a little where they stand, and cost nothing where they do not. */
const ASIDE = 0.3;
const ASIDE_MOST = 0.3;
const PRODUCT_FIRST = 0.5;
const LEAST_ANSWERED = 0.5;
/** Results this many times weaker than the best are dropped. */
const NOT_WORTH = 30;
/** A product that stands in for one that is not sold counts less beside one that was named. */
const INSTEAD = 0.5;

type Entry = { entryId: number; kind: SearchKind | 'task'; slug: string; words: Map<string, number> };

/** Whether anything matches a piece. */
function isLive(unit: Unit): boolean {
  return unit.known.size > 0 || unit.terms.length > 0;
}

/** A name says more of what is asked than a word does. */
function weightOf(unit: Unit): number {
  return unit.terms.length > 0 ? 2 : 1;
}

/** Whether a piece is only a wish about the others, as “cheap”. */
function isWish(unit: Unit): boolean {
  return unit.terms.length > 0 && unit.terms.every((term) => term.kind === 'intent');
}

/** The pieces that results must match: all but empty ones and wishes; wishes themselves where there is nothing else. */
export function askedUnits(units: readonly Unit[]): Unit[] {
  const asked = units.filter((unit) => !unit.empty && !isWish(unit));
  return asked.some(isLive) ? asked : units.filter((unit) => !unit.empty);
}

/** Products and pages that a question's names lead to. */
export function leadsOf(units: readonly Unit[]): { products: string[]; pages: string[] } {
  const asked = askedUnits(units).flatMap((unit) => unit.terms);
  const all = [...asked, ...units.flatMap((unit) => unit.terms).filter((term) => asked.includes(term))];
  return { products: [...new Set(all.flatMap((term) => term.products))], pages: [...new Set(all.flatMap((term) => term.pages))] };
}

/** The documents that answer most of a question, the best first. [PROD-4] */
export function rankEntries(units: readonly Unit[], hits: readonly Hit[], tasks: readonly string[]): Ranked[] {
  const asked = askedUnits(units);
  if (asked.length === 0) return [];
  const wishes = units.filter((unit) => !unit.empty && !asked.includes(unit));
  const all = asked.reduce((sum, unit) => sum + weightOf(unit), 0);
  const named = asked.reduce((sum, unit) => sum + (unit.terms.length > 0 ? weightOf(unit) : 0), 0);
  const wished = new Set([...wishes, ...asked].flatMap((unit) => unit.terms).map((term) => term.prefers));
  const rarity = rarityOf(hits);
  const ranked = entriesOf(hits, tasks).map((entry) => {
    const scores = asked.map((unit) => Math.max(byTerm(unit, entry, asked), byWords(unit, entry, rarity)));
    const answers = asked.reduce((sum, unit, at) => sum + ((scores[at] ?? 0) > 0 ? weightOf(unit) : 0), 0);
    // A page without a document has no words to answer by.
    const answered = answers / (entry.kind === 'task' ? Math.max(1, named) : all);
    const led = asked.some((unit) => byTerm(unit, entry, asked) > 0);
    const said = wishes.reduce((sum, unit) => sum + ASIDE * byWords(unit, entry, rarity), 0);
    // Words of a wish choose between equals; they never put one name's later product before its first.
    const aside = led ? Math.min(said, ASIDE_MOST) : said;
    const kindly = wished.has(entry.kind as SearchKind) ? WISHED : entry.kind === 'product' ? PRODUCT_FIRST : 0;
    const score = scores.reduce((sum, one) => sum + one, 0) * (0.4 + 0.6 * answered) + (answered > 0 ? kindly + aside : 0);
    return { entryId: entry.entryId, kind: entry.kind, slug: entry.slug, score, answered, led };
  });
  const best = Math.max(0, ...ranked.map((one) => one.score));
  return ranked
    .filter((one) => (one.answered >= LEAST_ANSWERED && one.score * NOT_WORTH >= best) || one.led)
    .sort((a, b) => b.score - a.score || orderOf(a.kind) - orderOf(b.kind) || a.entryId - b.entryId)
    .map(({ entryId, kind, slug, score, answered, led }) => ({ entryId, kind, slug, score, whole: answered === 1 || (led && kind !== 'product') }));
}

const orderOf = (kind: Entry['kind']) => (kind === 'task' ? searchKinds.length : searchKinds.indexOf(kind));

function entriesOf(hits: readonly Hit[], tasks: readonly string[]): Entry[] {
  const entries = new Map<number, Entry>();
  for (const { entryId, kind, slug, word, weight } of hits) {
    const entry = entries.get(entryId) ?? { entryId, kind, slug, words: new Map() };
    if (word !== null) entry.words.set(word, weight);
    entries.set(entryId, entry);
  }
  return [...entries.values(), ...tasks.map((slug): Entry => ({ entryId: 0, kind: 'task', slug, words: new Map() }))];
}

/** A word that many documents have says less about each. */
function rarityOf(hits: readonly Hit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of hits) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / (1 + Math.log2(count) / 5)]));
}

function byWords(unit: Unit, entry: Entry, rarity: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const [word, quality] of unit.known) most = Math.max(most, quality * (entry.words.get(word) ?? 0) * (rarity.get(word) ?? 1));
  return most;
}

function byTerm(unit: Unit, { kind, slug }: Entry, asked: readonly Unit[]): number {
  const named = asked.some((one) => one !== unit && one.terms.some((term) => term.kind === 'name'));
  return Math.max(
    0,
    ...unit.terms.map((term) => {
      // A service or a doctor may have the address of a product; terms name neither.
      if (kind === 'service' || kind === 'doctor') return 0;
      if (kind === 'page' || kind === 'task') {
        const at = term.pages.indexOf(slug);
        // Of several subjects the first one is meant most.
        const subject = term.products.length === 0 && (term.kind !== 'intent' || asked.length === 1) ? SUBJECT - placeOf(unit, asked) * LEADS.later : 0;
        return at < 0 ? 0 : (subject > 0 ? LEADS.page : LEADS.about) + subject - at * 2 * LEADS.step;
      }
      const at = term.products.indexOf(slug);
      const instead = term.kind === 'unsold' && named ? INSTEAD : 1;
      return at < 0 || (term.kind === 'unsold' && kind === 'manual')
        ? 0
        : (LEADS.product - (qualified(unit, asked) ? 0 : Math.min(at, 10) * LEADS.step)) * (kind === 'manual' ? LEADS.manual : 1) * instead;
    }),
  );
}

/** Of several subjects the one that asks to do something wins, else the first. */
function placeOf(unit: Unit, asked: readonly Unit[]): number {
  return [...asked].sort((a, b) => Number(b.action) - Number(a.action)).indexOf(unit);
}

/** A general name that a closer one qualifies, as in «گوشی کاردیو» and “cardio stethoscope”: the closer name chooses among its kinds. */
function qualified(unit: Unit, asked: readonly Unit[]): boolean {
  const names = asked.filter((one) => one.terms.some((term) => term.kind === 'name' && term.products.length > 0));
  const latin = /^[\x20-\x7f]*$/.test(names.map((one) => one.meant ?? one.typed).join(''));
  return names.length > 1 && unit === (latin ? names.at(-1) : names[0]);
}
