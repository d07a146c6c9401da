import { OUT_ONE, OUT_TWO } from './rows';

/** Stores two samples of leads I and II from their f64 pairs (I, II), rounded to f32. */
// @ts-ignore: decorator
@inline
export function storeTwo(at: usize, a: v128, b: v128): void {
  v128.store64_lane(at, f32x4.demote_f64x2_zero(v128.shuffle<f64>(a, b, 0, 2)), 0, OUT_ONE);
  v128.store64_lane(at, f32x4.demote_f64x2_zero(v128.shuffle<f64>(a, b, 1, 3)), 0, OUT_TWO);
}
