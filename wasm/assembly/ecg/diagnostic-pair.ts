import { GAIN, H1, HIGH, LOW, M1, M2, N1, N2, NOTCH, O1, O2, X1 } from './chain';
import { feedPair } from './feed-pair';
import { IN_TWO } from './rows';
import { storeTwo } from './store-two';

/**
 * Diagnostic mode for leads I and II, one in each lane: diagnostic-lead.ts, step by step.
 * Samples go by twos (`count` is even), and the newer and the older output change places instead of moving.
 */
// @ts-ignore: decorator
@inline
export function diagnosticPair(at: usize, count: i32, states: usize, coefficients: usize, notched: bool): void {
  const high1 = v128.load64_splat(coefficients, HIGH);
  const low1 = v128.load64_splat(coefficients, LOW);
  const low2 = v128.load64_splat(coefficients, LOW + 8);
  const upB = v128.load64_splat(coefficients, NOTCH);
  const up1 = v128.load64_splat(coefficients, NOTCH + 8);
  const up2 = v128.load64_splat(coefficients, NOTCH + 16);
  const downB = v128.load64_splat(coefficients, NOTCH + 24);
  const down1 = v128.load64_splat(coefficients, NOTCH + 32);
  const down2 = v128.load64_splat(coefficients, NOTCH + 40);
  const gain = v128.load64_splat(coefficients, GAIN);
  let x1 = v128.load(states, X1);
  let h1 = v128.load(states, H1);
  let m1 = v128.load(states, M1);
  let m2 = v128.load(states, M2);
  let n1 = v128.load(states, N1);
  let n2 = v128.load(states, N2);
  let o1 = v128.load(states, O1);
  let o2 = v128.load(states, O2);
  let x: v128, one: v128, two: v128, a: v128, b: v128;
  let mBefore: v128, nBefore: v128;
  for (const end = at + (<usize>count << 2); at < end; at += 8) {
    one = f64x2.promote_low_f32x4(v128.load64_zero(at));
    two = f64x2.promote_low_f32x4(v128.load64_zero(at, IN_TWO));
    x = v128.shuffle<f64>(one, two, 0, 2);
    h1 = f64x2.sub(f64x2.sub(x, x1), f64x2.mul(high1, h1));
    x1 = x;
    mBefore = m2;
    m2 = f64x2.sub(f64x2.sub(h1, f64x2.mul(low2, m2)), f64x2.mul(low1, m1));
    if (notched) {
      nBefore = n2;
      n2 = feedPair(m2, f64x2.add(mBefore, f64x2.mul(upB, m1)), up1, up2, n1, n2);
      o2 = feedPair(n2, f64x2.add(nBefore, f64x2.mul(downB, n1)), down1, down2, o1, o2);
      a = f64x2.mul(o2, gain);
    } else a = f64x2.mul(m2, gain);
    x = v128.shuffle<f64>(one, two, 1, 3);
    h1 = f64x2.sub(f64x2.sub(x, x1), f64x2.mul(high1, h1));
    x1 = x;
    mBefore = m1;
    m1 = f64x2.sub(f64x2.sub(h1, f64x2.mul(low2, m1)), f64x2.mul(low1, m2));
    if (notched) {
      nBefore = n1;
      n1 = feedPair(m1, f64x2.add(mBefore, f64x2.mul(upB, m2)), up1, up2, n2, n1);
      o1 = feedPair(n1, f64x2.add(nBefore, f64x2.mul(downB, n2)), down1, down2, o2, o1);
      b = f64x2.mul(o1, gain);
    } else b = f64x2.mul(m1, gain);
    storeTwo(at, a, b);
  }
  v128.store(states, x1, X1);
  v128.store(states, h1, H1);
  v128.store(states, m1, M1);
  v128.store(states, m2, M2);
  v128.store(states, n1, N1);
  v128.store(states, n2, N2);
  v128.store(states, o1, O1);
  v128.store(states, o2, O2);
}
