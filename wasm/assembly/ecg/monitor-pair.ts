import { D1, GAIN, H1, H2, HIGH, L1, L2, LOW, LOWER, M1, M2, N1, N2, NOTCH, O1, O2, S1, T1, X1 } from './chain';
import { feedPair } from './feed-pair';

/** Monitor mode for leads I and II, one in each lane: monitor-lead.ts, step by step. An even count: samples go by twos, so that the newer and the older output change places without a move. */
// @ts-ignore: decorator
@inline
export function monitorPair(first: usize, second: usize, to: usize, stride: usize, count: i32, states: usize, coefficients: usize, notched: bool): void {
  const high1 = v128.load64_splat(coefficients, HIGH);
  const high2 = v128.load64_splat(coefficients, HIGH + 8);
  const low1 = v128.load64_splat(coefficients, LOW);
  const low2 = v128.load64_splat(coefficients, LOW + 8);
  const lower1 = v128.load64_splat(coefficients, LOWER);
  const lower2 = v128.load64_splat(coefficients, LOWER + 8);
  const upB = v128.load64_splat(coefficients, NOTCH);
  const up1 = v128.load64_splat(coefficients, NOTCH + 8);
  const up2 = v128.load64_splat(coefficients, NOTCH + 16);
  const downB = v128.load64_splat(coefficients, NOTCH + 24);
  const down1 = v128.load64_splat(coefficients, NOTCH + 32);
  const down2 = v128.load64_splat(coefficients, NOTCH + 40);
  const gain = v128.load64_splat(coefficients, GAIN);
  let x1 = v128.load(states, X1);
  let d1 = v128.load(states, D1);
  let h1 = v128.load(states, H1);
  let h2 = v128.load(states, H2);
  let s1 = v128.load(states, S1);
  let l1 = v128.load(states, L1);
  let l2 = v128.load(states, L2);
  let t1 = v128.load(states, T1);
  let m1 = v128.load(states, M1);
  let m2 = v128.load(states, M2);
  let n1 = v128.load(states, N1);
  let n2 = v128.load(states, N2);
  let o1 = v128.load(states, O1);
  let o2 = v128.load(states, O2);
  let d: v128;
  let s: v128;
  let even: v128;
  let odd: v128;
  const end = first + (<usize>count << 2);
  for (; first < end; first += 8, second += 8, to += 8) {
    const one = f64x2.promote_low_f32x4(v128.load64_zero(first));
    const two = f64x2.promote_low_f32x4(v128.load64_zero(second));
    let x = v128.shuffle<f64>(one, two, 0, 2);
    d = f64x2.sub(x, x1);
    x1 = x;
    h2 = feedPair(f64x2.sub(d, d1), high1, high2, h1, h2);
    d1 = d;
    s = f64x2.add(h2, h1);
    l2 = feedPair(f64x2.add(s, s1), low1, low2, l1, l2);
    s1 = s;
    s = f64x2.add(l2, l1);
    const m0Before = m2;
    m2 = feedPair(f64x2.add(s, t1), lower1, lower2, m1, m2);
    t1 = s;
    if (notched) {
      const before = n2;
      n2 = feedPair(f64x2.add(f64x2.add(m2, m0Before), f64x2.mul(upB, m1)), up1, up2, n1, n2);
      o2 = feedPair(f64x2.add(f64x2.add(n2, before), f64x2.mul(downB, n1)), down1, down2, o1, o2);
      even = f64x2.mul(o2, gain);
    } else even = f64x2.mul(m2, gain);
    x = v128.shuffle<f64>(one, two, 1, 3);
    d = f64x2.sub(x, x1);
    x1 = x;
    h1 = feedPair(f64x2.sub(d, d1), high1, high2, h2, h1);
    d1 = d;
    s = f64x2.add(h1, h2);
    l1 = feedPair(f64x2.add(s, s1), low1, low2, l2, l1);
    s1 = s;
    s = f64x2.add(l1, l2);
    const m1Before = m1;
    m1 = feedPair(f64x2.add(s, t1), lower1, lower2, m2, m1);
    t1 = s;
    if (notched) {
      const before = n1;
      n1 = feedPair(f64x2.add(f64x2.add(m1, m1Before), f64x2.mul(upB, m2)), up1, up2, n2, n1);
      o1 = feedPair(f64x2.add(f64x2.add(n1, before), f64x2.mul(downB, n2)), down1, down2, o2, o1);
      odd = f64x2.mul(o1, gain);
    } else odd = f64x2.mul(m1, gain);
    // Back from pairs of leads to pairs of samples: unpack, round to f32, store two of each lead.
    v128.store64_lane(to, f32x4.demote_f64x2_zero(v128.shuffle<f64>(even, odd, 0, 2)), 0);
    v128.store64_lane(to + stride, f32x4.demote_f64x2_zero(v128.shuffle<f64>(even, odd, 1, 3)), 0);
  }
  v128.store(states, x1, X1);
  v128.store(states, d1, D1);
  v128.store(states, h1, H1);
  v128.store(states, h2, H2);
  v128.store(states, s1, S1);
  v128.store(states, l1, L1);
  v128.store(states, l2, L2);
  v128.store(states, t1, T1);
  v128.store(states, m1, M1);
  v128.store(states, m2, M2);
  v128.store(states, n1, N1);
  v128.store(states, n2, N2);
  v128.store(states, o1, O1);
  v128.store(states, o2, O2);
}
