import type { ProductColour, ProductPage, ProductVariant } from '#domain/catalog/product-page';
import { proseText } from '#domain/text/normalise';
import { viewsOf, type ViewName } from '../devices/views';

/** What is chosen on a product's page when it opens: by its address, else the first that can be had. */
export type Choice = {
  variant: ProductVariant | null;
  colour: ProductColour | null;
  view: ViewName;
  /** The photo that is shown large; null where the drawing is shown instead. */
  photo: number | null;
  query: Record<string, string | undefined>;
  /** The form's values that a browser without scripts asked to have shown. */
  shown: Record<string, string>;
};

type Query = { get(name: string): string | null };

const MOST_TYPED = 60;

/** Reads the choice that an address carries; what is not offered is as if it were not asked. [PAGE-2] */
export function choiceFrom(product: ProductPage, query: Query): Choice {
  const forSale = product.variants.filter((variant) => variant.sellable);
  const asked = forSale.find(({ id, sku }) => [sku.toLowerCase(), String(id)].includes(query.get('variant')?.toLowerCase() ?? ''));
  const colours = product.colours.filter((colour) => colour.available);
  const colour = colours.find(({ code, featureId }) => [code, String(featureId)].includes(query.get('colour') ?? ''));
  const drawn = product.holds.length > 0 ? null : product.drawing;
  const shown = query.get('show') === null ? {} : shownFields(query);
  const engraved = Boolean(shown['engraving1'] || shown['engraving2']);
  const view = drawn
    ? viewsOf(drawn).find(([name, { engraved: plate }]) => (engraved && query.get('view') === null ? plate : name === query.get('view')))?.[0]
    : undefined;
  return {
    variant: asked ?? forSale.find((variant) => variant.available > 0) ?? forSale[0] ?? product.variants[0] ?? null,
    colour: colour ?? colours[0] ?? null,
    view: view ?? 'whole',
    photo: view ? null : photoFrom(product.pictures.length, query, drawn !== null),
    query: { variant: asked?.sku, colour: colour?.code },
    shown,
  };
}

/** The name of a photo in an address. */
export const photoView = (at: number): string => `photo-${at + 1}`;

/** The photo that an address asks for, else the first; a colour that was chosen shows on the drawing, where there is one. */
function photoFrom(count: number, query: Query, drawn: boolean): number | null {
  const asked = Array.from({ length: count }, (_, at) => at).find((at) => photoView(at) === query.get('view'));
  if (asked !== undefined) return asked;
  const coloured = drawn && (query.get('colour') !== null || query.get('show') !== null);
  return count === 0 || coloured ? null : 0;
}

/** A choice that is shown before it is sent: engraving and how many, whatever was typed. [PROD-2] */
function shownFields(query: Query): Record<string, string> {
  const fields = ['engraving1', 'engraving2', 'quantity'].map((name) => [name, proseText((query.get(name) ?? '').slice(0, MOST_TYPED))] as const);
  return Object.fromEntries(fields.filter(([, typed]) => typed !== ''));
}
