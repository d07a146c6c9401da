import type { ProductPage } from '#domain/catalog/product-page';
import { MOST_STARS } from '#domain/reviews/fields';

export const RIAL_PER_TOMAN = 10;

/** The product as JSON-LD for search engines, whose prices are in rial. */
export function productJsonLd(product: ProductPage, url: string): object {
  const offers = product.variants
    .filter((variant) => variant.sellable)
    .map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.sku,
      price: variant.priceToman * RIAL_PER_TOMAN,
      priceCurrency: 'IRR',
      availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
    }));
  return {
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    ...(product.kind ? { category: product.kind.title } : {}),
    ...(product.pictures.length > 0 ? { image: product.pictures.map((picture) => new URL(picture.copies.at(-1)?.address ?? '/', url).href) } : {}),
    brand: { '@type': 'Brand', name: 'Zarban' },
    url,
    ...(offers.length > 0 ? { offers: offers.length === 1 ? offers[0] : offers } : {}),
    ...(product.reviews.average === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.reviews.average, reviewCount: product.reviews.count, bestRating: MOST_STARS } }),
    additionalProperty: product.figures.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  };
}
