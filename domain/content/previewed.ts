import type { Action } from '../access/matrix';

/** The collections whose documents have a page on the site, with the right to change them. [ADM-2] */
export const previewed = {
  products: 'admin.products.change',
  manuals: 'admin.products.change',
  pages: 'admin.pages.change',
  posts: 'admin.pages.change',
} as const satisfies Record<string, Action>;
export type Previewed = keyof typeof previewed;

export function isPreviewed(collection: string): collection is Previewed {
  return Object.hasOwn(previewed, collection);
}
