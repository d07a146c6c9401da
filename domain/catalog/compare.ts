import type { ProductPage, ProductVariant } from './product-page';

/** One model of a product, as a column. */
export type Compared = {
  product: Pick<ProductPage, 'slug' | 'title' | 'look' | 'stage' | 'colours' | 'engraving' | 'reviews' | 'figures'>;
  variant: ProductVariant;
};
/** A row of figures: what each model says, null where it says nothing; marked where they differ. */
export type ComparedRow = { name: string; values: (string | null)[]; differs: boolean };

/** The models of several products, each with what is sold of it. [PAGE-2, NUM-7] */
export function modelsOf(products: readonly ProductPage[]): Compared[] {
  return products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
}

/** The figures of models side by side, in the order in which products name them. [PAGE-2, NUM-7] */
export function comparedRows(models: readonly Compared[]): ComparedRow[] {
  const names = [...new Set(models.flatMap(({ product }) => product.figures.map(({ name }) => name)))];
  return names.map((name) => comparedRow(name, models.map(({ product }) => product.figures.find((figure) => figure.name === name)?.value ?? null))); // prettier-ignore
}

/** Makes a row of any values. */
export function comparedRow(name: string, values: (string | null)[]): ComparedRow {
  return { name, values, differs: new Set(values).size > 1 };
}
