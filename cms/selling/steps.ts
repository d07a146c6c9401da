import type { SellingStep } from '#domain/catalog/selling';

/** Said in the window when stock or serials were moved on this page. */
export const STOCK_MOVED = 'zb:stock-moved';

/** What a product needs until it sells, asked anew each time; null where that cannot be read. */
export async function sellingSteps(product: number | string): Promise<SellingStep[] | null> {
  try {
    const answer = await fetch(`/cms-api/products/${product}/selling`, { credentials: 'same-origin', cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as SellingStep[]) : null;
  } catch {
    return null;
  }
}
