import type { ProductColour, ProductPage, ProductVariant } from '#domain/catalog/product-page';
import { normaliseText } from '#domain/text/normalise';
import { viewsOf, type ViewName } from '../devices/views';

/** What is chosen on a product's page when it opens: by its address, else the first that can be had. */
export type Choice = {
  variant: ProductVariant | null;
  colour: ProductColour | null;
  view: ViewName;
  query: Record<string, string | undefined>;
  /** What a form without script asked to be shown, as its fields had it. */
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
  const view = viewsOf(product.drawing).find(([name]) => name === query.get('view'))?.[0];
  return {
    variant: asked ?? forSale.find((variant) => variant.available > 0) ?? forSale[0] ?? product.variants[0] ?? null,
    colour: colour ?? colours[0] ?? null,
    view: view ?? 'whole',
    query: { variant: asked?.sku, colour: colour?.code },
    shown: query.get('show') === null ? {} : shownFields(query),
  };
}

/** A choice that is shown before it is sent: engraving and how many, whatever was typed. [PROD-2] */
function shownFields(query: Query): Record<string, string> {
  const fields = ['engraving1', 'engraving2', 'quantity'].map((name) => [name, normaliseText((query.get(name) ?? '').slice(0, MOST_TYPED))] as const);
  return Object.fromEntries(fields.filter(([, typed]) => typed !== ''));
}
