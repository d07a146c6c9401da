type Named = { id?: number | string; collectionSlug?: string; globalSlug?: string };

/** Where a document stands in the admin's API; null for one that was never saved. */
export function documentAddress({ id, collectionSlug, globalSlug }: Named): string | null {
  if (globalSlug) return `globals/${globalSlug}`;
  return collectionSlug && id !== undefined ? `${collectionSlug}/${id}` : null;
}
