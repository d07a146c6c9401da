/** What identifies a line: the sellable unit, its features, the engraving's normalised lines. [CART-1, CART-3] */
export type LineIdentity = { variantId: number; featureIds: readonly number[]; engraving: readonly string[] };
export type CartLine = LineIdentity & { quantity: number };

/** Equal lines have equal keys: features in any order, the engraving as normalised; the quantity does not count. [CART-3] */
export function lineKey(line: LineIdentity): string {
  const features = [...new Set(line.featureIds)].sort((a, b) => a - b).join(',');
  return `${line.variantId}:${features}:${line.engraving.map(encodeURIComponent).join('/')}`;
}

/** The number beside the cart: the sum of the quantities. [CART-6] */
export function cartCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
