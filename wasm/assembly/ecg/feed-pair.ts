/** y = num − a2·y2 − a1·y1 in both lanes, in the order of one lead's. */
// @ts-ignore: decorator
@inline
export function feedPair(num: v128, a1: v128, a2: v128, y1: v128, y2: v128): v128 {
  return f64x2.sub(f64x2.sub(num, f64x2.mul(a2, y2)), f64x2.mul(a1, y1));
}
