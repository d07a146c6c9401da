import { OUT_AVF, OUT_AVL, OUT_AVR, OUT_ONE, OUT_THREE, OUT_TWO } from './rows';

/** III, aVR, aVL and aVF from I and II, sample by sample in f32 (Einthoven, Goldberger; ECG-1). */
export function deriveLeads(at: usize, count: i32): void {
  const half: f32 = 0.5;
  for (const end = at + (<usize>count << 2); at < end; at += 4) {
    const one = load<f32>(at, OUT_ONE);
    const two = load<f32>(at, OUT_TWO);
    const halfOne = one * half;
    const halfTwo = two * half;
    store<f32>(at, two - one, OUT_THREE);
    store<f32>(at, <f32>0 - halfOne - halfTwo, OUT_AVR);
    store<f32>(at, one - halfTwo, OUT_AVL);
    store<f32>(at, two - halfOne, OUT_AVF);
  }
}

/** The same with SIMD, for a multiple of 16 samples. */
export function deriveSixteens(at: usize, count: i32): void {
  const half = f32x4.splat(0.5);
  const zero = f32x4.splat(0);
  let one: v128, two: v128, halfOne: v128, halfTwo: v128;
  for (const end = at + (<usize>count << 2); at < end; at += 64) {
    one = v128.load(at, OUT_ONE);
    two = v128.load(at, OUT_TWO);
    halfOne = f32x4.mul(one, half);
    halfTwo = f32x4.mul(two, half);
    v128.store(at, f32x4.sub(two, one), OUT_THREE);
    v128.store(at, f32x4.sub(f32x4.sub(zero, halfOne), halfTwo), OUT_AVR);
    v128.store(at, f32x4.sub(one, halfTwo), OUT_AVL);
    v128.store(at, f32x4.sub(two, halfOne), OUT_AVF);
    one = v128.load(at, OUT_ONE + 16);
    two = v128.load(at, OUT_TWO + 16);
    halfOne = f32x4.mul(one, half);
    halfTwo = f32x4.mul(two, half);
    v128.store(at, f32x4.sub(two, one), OUT_THREE + 16);
    v128.store(at, f32x4.sub(f32x4.sub(zero, halfOne), halfTwo), OUT_AVR + 16);
    v128.store(at, f32x4.sub(one, halfTwo), OUT_AVL + 16);
    v128.store(at, f32x4.sub(two, halfOne), OUT_AVF + 16);
    one = v128.load(at, OUT_ONE + 32);
    two = v128.load(at, OUT_TWO + 32);
    halfOne = f32x4.mul(one, half);
    halfTwo = f32x4.mul(two, half);
    v128.store(at, f32x4.sub(two, one), OUT_THREE + 32);
    v128.store(at, f32x4.sub(f32x4.sub(zero, halfOne), halfTwo), OUT_AVR + 32);
    v128.store(at, f32x4.sub(one, halfTwo), OUT_AVL + 32);
    v128.store(at, f32x4.sub(two, halfOne), OUT_AVF + 32);
    one = v128.load(at, OUT_ONE + 48);
    two = v128.load(at, OUT_TWO + 48);
    halfOne = f32x4.mul(one, half);
    halfTwo = f32x4.mul(two, half);
    v128.store(at, f32x4.sub(two, one), OUT_THREE + 48);
    v128.store(at, f32x4.sub(f32x4.sub(zero, halfOne), halfTwo), OUT_AVR + 48);
    v128.store(at, f32x4.sub(one, halfTwo), OUT_AVL + 48);
    v128.store(at, f32x4.sub(two, halfOne), OUT_AVF + 48);
  }
}
