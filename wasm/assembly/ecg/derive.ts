/** III, aVR, aVL and aVF from I and II, sample by sample in f32 (Einthoven, Goldberger; ECG-1). */
export function deriveLeads(outputs: usize, stride: usize, first: i32, count: i32): void {
  let at = outputs + (<usize>first << 2);
  const end = at + (<usize>count << 2);
  const half: f32 = 0.5;
  if (ASC_FEATURE_SIMD) {
    const halves = f32x4.splat(half);
    const last = at + (<usize>(count & ~3) << 2);
    for (; at < last; at += 16) {
      const one = v128.load(at);
      const two = v128.load(at + stride);
      const halfOne = f32x4.mul(one, halves);
      const halfTwo = f32x4.mul(two, halves);
      v128.store(at + 2 * stride, f32x4.sub(two, one));
      v128.store(at + 3 * stride, f32x4.neg(f32x4.add(halfOne, halfTwo)));
      v128.store(at + 4 * stride, f32x4.sub(one, halfTwo));
      v128.store(at + 5 * stride, f32x4.sub(two, halfOne));
    }
  }
  for (; at < end; at += 4) {
    const one = load<f32>(at);
    const two = load<f32>(at + stride);
    const halfOne = one * half;
    const halfTwo = two * half;
    store<f32>(at + 2 * stride, two - one);
    store<f32>(at + 3 * stride, -(halfOne + halfTwo));
    store<f32>(at + 4 * stride, one - halfTwo);
    store<f32>(at + 5 * stride, two - halfOne);
  }
}
