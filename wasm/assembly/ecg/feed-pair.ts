/** y = (x + (past − a2·y2)) − a1·y1 in both lanes, in the order of one lead's (chain.ts). */
// @ts-ignore: decorator
@inline
export function feedPair(x: v128, past: v128, a1: v128, a2: v128, y1: v128, y2: v128): v128 {
  return f64x2.sub(f64x2.add(x, f64x2.sub(past, f64x2.mul(a2, y2))), f64x2.mul(a1, y1));
}
