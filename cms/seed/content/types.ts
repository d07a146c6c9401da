import type { StoredSection } from '#domain/content/sections';

/** A page's words in one language. */
export type PageWords = { title: string; lead?: string; metaTitle: string; metaDescription: string; sections: StoredSection[] };
export type ContentPage = { slug: string; fa: PageWords; en: PageWords };

/** A device's or package's words in one language. */
export type ProductText = PageWords & { useLine: string; summary: string; figures: { name: string; value: string }[] };
export type ProductWords = { slug: string; fa: ProductText; en: ProductText };

/** A sellable unit's words. */
export type VariantWords = { sku: string; fa: { title: string; note?: string }; en: { title: string; note?: string } };
