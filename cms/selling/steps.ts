import type { SellingStep } from '#domain/catalog/selling';

/** Said in the window when stock or serials were moved on this page. */
export const STOCK_MOVED = 'zb:stock-moved';

/** What a product still needs before it can be sold, asked each time; null where it cannot be read. */
export async function sellingSteps(product: number | string): Promise<SellingStep[] | null> {
  try {
    const answer = await fetch(`/cms-api/products/${product}/selling`, { credentials: 'same-origin', cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as SellingStep[]) : null;
  } catch {
    return null;
  }
}

/** What a kind asks of its products; null where it is not chosen or cannot be read. */
export async function kindAsks(kind: unknown): Promise<{ colourCount: number | null; holdsSeveral: boolean } | null> {
  const id = typeof kind === 'object' && kind !== null && 'id' in kind ? kind.id : kind;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  try {
    const answer = await fetch(`/cms-api/kinds/${id}?depth=0`, { credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok) return null;
    const found = (await answer.json()) as { colourCount?: number | null; holdsSeveral?: boolean | null };
    return { colourCount: found.colourCount ?? null, holdsSeveral: found.holdsSeveral === true };
  } catch {
    return null;
  }
}
