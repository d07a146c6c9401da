type Lang = 'fa' | 'en';
const langs: readonly Lang[] = ['fa', 'en'];

/** A unit of a product, as far as it must be ready to be sold. */
type Unit = {
  id: number;
  sku: string;
  sellable: boolean;
  priceToman: number | null;
  available: number;
  hasSerials: boolean;
  madeSerials: number;
  /** Sold and not yet dispatched: each of those takes a serial as well. */
  owed: number;
  named: Record<Lang, boolean>;
};

/** What exists of a product, as last saved. */
export type SellingFacts = {
  kind: { holdsSeveral: boolean; /** How many colours its products have, where it says so. */ colourCount: number | null; named: Record<Lang, boolean> } | null;
  /** Title, line of use and summary. */
  words: Record<Lang, boolean>;
  photos: { id: number; described: Record<Lang, boolean> }[];
  /** A drawing of its own or its kind's, which stands in a photo's place. */
  drawn: boolean;
  contents: number;
  colours: number;
  units: Unit[];
  onSite: Record<Lang, boolean>;
};

export const sellingSteps = ['kind', 'colours', 'words', 'photo', 'described', 'contents', 'units', 'named', 'price', 'stock', 'serials', 'on-site'] as const;
/** One thing that a product still needs before it can be sold, with its language if it has one; `unit` or `photo` says where it is added. */
export type SellingStep = {
  name: (typeof sellingSteps)[number];
  lang: Lang | null;
  done: boolean;
  unit: number | null;
  photo: number | null;
  missing: number;
  /** A drawing is shown in place of the missing photo. */
  drawn?: boolean;
};

/** What a product still needs before it can be sold, in the order in which one does it: the page, its units, the languages. [ADM-2, PROD-7] */
export function sellingWay({ kind, words, photos, drawn, contents, colours, units, onSite }: SellingFacts): SellingStep[] {
  const sold = units.filter(({ sellable }) => sellable);
  const short = (unit: Unit) => (unit.hasSerials && !kind?.holdsSeveral ? Math.max(0, unit.available + unit.owed - unit.madeSerials) : 0);
  const lacking = (name: SellingStep['name'], bad: readonly Unit[], missing = bad.length): SellingStep => ({
    ...{ name, lang: null, done: sold.length > 0 && missing === 0, photo: null },
    ...{ unit: bad[0]?.id ?? sold[0]?.id ?? units[0]?.id ?? null, missing },
  });
  const of = (name: SellingStep['name'], lang: Lang | null, missing: number): SellingStep => ({
    ...{ name, lang, done: missing === 0, missing },
    ...{ unit: null, photo: null },
  });
  const empty = sold.filter(({ available }) => available === 0);
  const inLang = (lang: Lang): SellingStep[] => {
    const unnamed = units.filter(({ named }) => !named[lang]);
    const undescribed = photos.filter(({ described }) => !described[lang]);
    return [
      of('words', lang, words[lang] ? 0 : 1),
      ...(photos.length > 0 ? [{ ...of('described', lang, undescribed.length), photo: undescribed[0]?.id ?? null }] : []),
      ...(units.length > 0 ? [{ ...of('named', lang, unnamed.length), unit: unnamed[0]?.id ?? units[0]?.id ?? null }] : []),
      of('on-site', lang, onSite[lang] ? 0 : 1),
    ];
  };
  return [
    of('kind', null, kind ? 0 : 1),
    ...(kind?.colourCount ? [of('colours', null, Math.abs(kind.colourCount - colours))] : []),
    { ...of('photo', null, photos.length > 0 ? 0 : 1), drawn },
    ...(kind?.holdsSeveral ? [of('contents', null, contents > 0 ? 0 : 1)] : []),
    { ...of('units', null, sold.length > 0 ? 0 : 1), unit: units.length > 0 && sold.length === 0 ? (units[0]?.id ?? null) : null },
    lacking('price', sold.filter(({ priceToman }) => priceToman === null)), // prettier-ignore
    // One that can be bought is enough; the others say themselves that they are sold out.
    { ...lacking('stock', empty), done: sold.length > empty.length },
    ...(sold.some(({ hasSerials }) => hasSerials) && !kind?.holdsSeveral
      ? [lacking('serials', sold.filter((unit) => short(unit) > 0), sold.reduce((sum, unit) => sum + short(unit), 0))] // prettier-ignore
      : []),
    ...langs.flatMap(inLang),
  ];
}

/** What is missing when a language is published for the first time: the editor is asked about it by name. Later changes ask nothing. [PROD-7] */
export function missingToPublish(steps: readonly SellingStep[], lang: Lang): SellingStep[] {
  if (steps.some((step) => step.name === 'on-site' && step.lang === lang && step.done)) return [];
  return steps.filter((step) => !step.done && step.name !== 'on-site' && (step.lang === null || step.lang === lang));
}

/** What a product's form holds now, in the language that is written, saved or not. */
type FormNow = Readonly<Record<string, unknown>>;
/** What its kind asks of it. */
type KindAsks = { colourCount: number | null; holdsSeveral: boolean } | null;
/** A field without which nothing is published; `count` where so many are asked for. */
export type NeededField = { name: string; count: number | null };

const empty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
// A list that nobody opened is known by its number of rows.
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0);

/** Everything without which the form would be refused, at once: the fields that are `required`, and what its kind asks for. [PROD-7] */
export function neededToPublish(form: FormNow, required: readonly string[], kind: KindAsks): NeededField[] {
  const own = required.filter((name) => empty(form[name])).map((name): NeededField => ({ name, count: null }));
  const count = kind?.colourCount ?? 0;
  const chosen = Array.isArray(form['colours']) ? new Set(form['colours']).size : 0;
  return [
    ...own,
    ...(count > 0 && chosen !== count ? [{ name: 'colours', count }] : []),
    ...(kind?.holdsSeveral && rowsOf(form['contents']) === 0 ? [{ name: 'contents', count: null }] : []),
  ];
}

/** What may be missing and is asked about: of the form what it holds now, of units, stock and languages what is saved. [PROD-7] */
export function askedToPublish(steps: readonly SellingStep[], lang: Lang, form: FormNow): SellingStep[] {
  const photos = rowsOf(form['gallery']);
  const now = steps.map((step) => (step.name === 'photo' ? { ...step, done: photos > 0 } : step));
  return missingToPublish(now, lang).filter(({ name }) => name !== 'kind' && name !== 'colours' && name !== 'words' && name !== 'contents');
}
