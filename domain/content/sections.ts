import { z } from 'zod';

const required = z.string().trim().min(1);
const optional = z
  .string()
  .trim()
  .optional()
  .catch(undefined)
  .transform((text) => text || undefined);
/** Lists keep their good rows: an editor's half-filled row is left out, the page stands. */
function rows<T extends z.ZodType>(row: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((one) => {
        const read = row.safeParse(one);
        return read.success ? [read.data as z.output<T>] : [];
      }),
    );
}
const some = <T extends z.ZodType>(row: T) => rows(row).refine((list) => list.length > 0);
/** The items of a text, one a line. */
const perLine = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const lines = z.string().catch('').transform(perLine);

export const drawings = ['ns0', 'ns1', 'nh1', 'nb1', 'ni1'] as const;
export type Drawing = (typeof drawings)[number];
export const stepPictures = ['none', 'reading', 'family', 'reply'] as const;
export const noteKinds = ['info', 'warn', 'ok'] as const;
/** Where the app is to be had: two stores by system, a local market, Google's, and the browser itself. [PAGE-6] */
export const storeKinds = ['android', 'ios', 'local', 'play', 'pwa'] as const;

/** What a step of a guided tour may point to. [SHELL-4] */
export const tourTargets = [
  'menu',
  'search',
  'language',
  'cart',
  'devices',
  'audiences',
  'magazine',
  'subscribe',
  'places',
  'orders',
  'warranty',
  'requests',
  'wallet',
  'support',
] as const;
export type TourTarget = (typeof tourTargets)[number];

/** An address on another host, over TLS; anything else counts as not given. */
const outside = optional.transform((text) => (text && /^https:\/\/[^\s/]+\S*$/i.test(text) ? text : undefined));
/** An address that opens an app by a scheme of its own; schemes that browsers run or read themselves count as not given. */
const native = optional.transform((text) =>
  text && /^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(text) && !/^(?:https?|javascript|data|vbscript|blob|file|about|view-source):/i.test(text) ? text : undefined,
);

const shapes = {
  hero: z.object({
    eyebrow: optional,
    title: required,
    text: required,
    primaryLabel: optional,
    primaryPage: optional,
    secondaryLabel: optional,
    secondaryPage: optional,
    drawing: z.enum(drawings).catch('ns1'),
    colour: optional,
    items: rows(z.object({ label: required })),
  }),
  facts: z.object({ title: optional, items: some(z.object({ figure: required, label: required, detail: optional })) }),
  /** The four devices of the house, or those products that are named, a name a line. */
  devices: z.object({ title: required, text: optional, actionLabel: optional, slugs: optional.transform(perLine) }),
  steps: z.object({
    title: required,
    text: optional,
    items: some(z.object({ label: required, text: required, picture: z.enum(stepPictures).catch('none'), lines })),
  }),
  app: z.object({
    title: required,
    text: required,
    actionLabel: optional,
    actionPage: optional,
    items: rows(z.object({ label: required })),
    lines,
  }),
  quotes: z.object({ title: required, items: some(z.object({ quote: required, by: required })) }),
  articles: z.object({ title: required, text: optional }),
  promo: z.object({
    eyebrow: optional,
    title: required,
    text: required,
    actionLabel: optional,
    actionPage: optional,
    items: rows(z.object({ label: required })),
  }),
  cards: z.object({ title: required, text: optional, items: some(z.object({ label: required, text: required, page: optional })) }),
  chips: z.object({ title: required, text: optional, items: some(z.object({ label: required, page: optional })) }),
  tasks: z.object({
    title: required,
    text: optional,
    items: some(z.object({ label: required, text: required, drawing: z.enum(drawings).catch('ns1'), why: required, page: optional })),
  }),
  list: z.object({ title: required, text: optional, actionLabel: optional, actionPage: optional, items: some(z.object({ label: required })) }),
  prose: z.object({ anchor: required, title: required, text: required }),
  faq: z.object({ anchor: optional, title: required, items: some(z.object({ question: required, answer: required })) }),
  notes: z.object({ title: required, items: some(z.object({ kind: z.enum(noteKinds).catch('info'), text: required })) }),
  strip: z.object({ title: required, text: required, label: required }),
  tour: z.object({
    anchor: required,
    title: required,
    items: some(z.object({ label: required, text: required, target: z.enum(tourTargets) })),
  }),
  stores: z.object({
    title: required,
    text: optional,
    openLabel: optional,
    openAddress: native,
    items: some(z.object({ kind: z.enum(storeKinds), label: required, text: optional, address: outside })),
  }),
} as const;

type Shapes = typeof shapes;
export type SectionType = keyof Shapes;
/** What one section of a page says, by its type. */
export type Section = { [T in SectionType]: { type: T } & z.infer<Shapes[T]> }[SectionType];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

/** Reads a page's sections as editors left them; one that says nothing yet is left out, the rest stands. [PAGE-11] */
export function parseSections(stored: unknown): Section[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((block: unknown) => {
    const type = (block as { blockType?: unknown } | null)?.blockType;
    if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return [];
    const read = shapes[type as SectionType].safeParse(block);
    return read.success ? [{ type, ...read.data } as Section] : [];
  });
}

/** The first section of a type, for pages that place it themselves. */
export function sectionOf<T extends SectionType>(sections: readonly Section[], type: T): SectionOf<T> | undefined {
  return sections.find((section): section is SectionOf<T> => section.type === type);
}

/** A section as it is stored, for those who write it by hand. */
export type StoredSection = { [T in SectionType]: { blockType: T } & z.input<Shapes[T]> }[SectionType];
